/** The list of an account’s activity. */
export const texts = {
  'activity.text': 'Sign-ins and changes of the last 180 days. Times: {zone}.',
  'activity.none': 'No activity yet',
  'activity.none_text': 'Every sign-in and every change shows up here, with browser and network.',
  'activity.about': 'Filter',
  'activity.about_security': 'Sign-ins and security',
  'activity.about_all': 'Everything',
  'activity.more': 'Show earlier',
  'activity.end': 'That’s everything from the last 180 days.',
  'activity.from': '{browser} on {system}',
  'activity.unknown': 'Unknown browser',
  'activity.network': 'Network {network}',
  'activity.several_devices': 'Several browsers',
  'activity.several_networks': 'Several networks',
  'activity.times': '{count} times',
} as const
