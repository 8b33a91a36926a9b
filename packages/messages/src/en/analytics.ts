// The numbers of visitors, bookings and meetings.
export const texts = {
  'analytics.text': 'Views and bookings by day. Your time zone: {zone}.',
  'analytics.range': 'Days shown',
  'analytics.last': { one: 'Last {count} day', other: 'Last {count} days' },
  'analytics.own': 'Custom',
  'analytics.from': 'From',
  'analytics.to': 'To',
  'analytics.wrong': 'Choose a first and a last day, at most {count} days in all.',
  'analytics.shown': 'Shown in the chart',
  'analytics.views': 'Views',
  'analytics.bookings': 'Bookings',
  'analytics.rescheduled': 'Rescheduled',
  'analytics.canceled': 'Canceled',
  'analytics.completed': 'Completed',
  'analytics.week': '{from} to {to}',
  'analytics.before': 'Before: {number}',
  'analytics.table': 'Show as a table',
  'analytics.day': 'Day',
  'analytics.weekdays': 'Popular days of the week',
  'analytics.none': 'No views or bookings on these days',
  'analytics.none_text':
    'We count views and bookings as soon as someone opens your page. We use no cookies and track nobody.',
} as const
