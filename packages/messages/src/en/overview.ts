// What the first screen says of the host's week.
export const texts = {
  'overview.title': 'Overview',
  'overview.next': 'Next meetings',
  'overview.no_meetings': 'No upcoming meetings.',
  'overview.all': 'View all',
  'overview.polls': 'Polls waiting for your decision',
  'overview.votes': { one: '{count} vote', other: '{count} votes' },
  'overview.available': 'Next available time',
  'overview.none_available': 'No available times.',
  'overview.check_availability': 'Check your availability',
  'overview.recent': { one: 'Last {count} day', other: 'Last {count} days' },
  'overview.bookings': { one: '{count} booking', other: '{count} bookings' },
  'overview.other': 'Other bookings',
  'overview.analytics': 'View analytics',
} as const
