export const texts = {
  'activity.settings_changed': 'Settings changed',
  'activity.link_changed': 'Link changed',
} as const
