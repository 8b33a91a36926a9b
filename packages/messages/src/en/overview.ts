// What the first screen says of the host's week.
export const texts = {
  'overview.title': 'Overview',
  'overview.next': 'Next meetings',
  'overview.no_meetings': 'No meetings are booked.',
  'overview.all': 'All scheduled events',
  'overview.waiting': 'Waiting for your decision',
  'overview.votes': { one: '{count} vote', other: '{count} votes' },
  'overview.free': 'Next free time',
  'overview.never_free': 'No free time. Check your availability.',
  'overview.recent': { one: 'Last {count} day', other: 'Last {count} days' },
  'overview.bookings': { one: '{count} booking', other: '{count} bookings' },
  'overview.analytics': 'All analytics',
} as const
