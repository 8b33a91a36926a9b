/** The list of an account’s activity. */
export const texts = {
  'activity.text': 'Sign-ins and changes of the last 180 days. Times: {zone}.',
  'activity.none': 'Nothing is recorded yet',
  'activity.none_text':
    'Every sign-in and every change from now on is listed here, with browser and network.',
  'activity.about': 'What is shown',
  'activity.about_security': 'Sign-ins and security',
  'activity.about_all': 'Everything',
  'activity.more': 'Show earlier',
  'activity.end': 'That is all of the last 180 days.',
  'activity.from': '{browser} on {system}',
  'activity.unknown': 'Unknown browser',
  'activity.network': 'Network {network}',
  'activity.several_devices': 'Several browsers',
  'activity.several_networks': 'Several networks',
  'activity.times': '{count} times',
} as const
