// The numbers of visitors, bookings and meetings.
export const texts = {
  'analytics.text': 'How your booking pages do, day by day in your time: {zone}.',
  'analytics.range': 'Days shown',
  'analytics.last': { one: 'Last {count} day', other: 'Last {count} days' },
  'analytics.own': 'Custom',
  'analytics.from': 'From',
  'analytics.to': 'To',
  'analytics.wrong': 'Choose a first and a last day, at most {count} days in all.',
  'analytics.shown': 'What is drawn day by day',
  'analytics.views': 'Views',
  'analytics.bookings': 'Bookings',
  'analytics.rescheduled': 'Rescheduled',
  'analytics.canceled': 'Canceled',
  'analytics.completed': 'Completed',
  'analytics.week': '{from} to {to}',
  'analytics.most': { one: 'at most {count}', other: 'at most {count}' },
  'analytics.table': 'As a table',
  'analytics.day': 'Day',
  'analytics.weekdays': 'Popular days of the week',
  'analytics.none': 'Nothing to count in these days',
  'analytics.none_text':
    'Views and bookings are counted from the moment somebody opens your page. No cookie is needed for it, and nobody is followed.',
} as const
