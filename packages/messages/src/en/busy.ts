/** Busy times in a week. */
export const texts = {
  'busy.previous': 'Previous week',
  'busy.next': 'Next week',
  'busy.meeting': 'Meeting or hold',
  'busy.in': 'Busy, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'No busy times this week.',
  'busy.count': { one: '{count} busy time this week', other: '{count} busy times this week' },
} as const
