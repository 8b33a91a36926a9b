export const texts = {
  'activity.calendars_chosen': 'Calendars chosen',
} as const
