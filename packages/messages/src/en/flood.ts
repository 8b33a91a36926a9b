/** What we suggest after many bookings in a short time. */
export const texts = {
  'flood.title': 'Many bookings came at once',
  'flood.text':
    'It began {time}. If you do not know who booked, have invitees confirm their e-mail address before a booking counts.',
  'flood.turn_on': 'Turn on for all event types',
  'flood.see': 'See bookings',
  'flood.dismiss': 'Dismiss',
  'flood.turned_on': {
    one: 'Invitees of {count} event type confirm their e-mail address first',
    other: 'Invitees of {count} event types confirm their e-mail address first',
  },
} as const
