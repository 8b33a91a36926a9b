/** What we suggest after many bookings in a short time. */
export const texts = {
  'flood.title': 'Lots of bookings at once',
  'flood.text':
    'It started {time}. If you don’t know who booked, ask invitees to confirm their email address before they can book.',
  'flood.turn_on': 'Turn on for all event types',
  'flood.see': 'See bookings',
  'flood.dismiss': 'Dismiss',
  'flood.turned_on': {
    one: 'Invitees of {count} event type now confirm their email address first',
    other: 'Invitees of {count} event types now confirm their email address first',
  },
} as const
