// Only on pages that tell an owner's analytics about a booking themselves.
export const texts = {
  question: 'May {owner} let {service} know of this booking?',
  and: '{one} and {other}',
  told: 'Told are what was booked and for when: not who you are. No cookies are set.',
  allow: 'Allow',
  refuse: 'No, thanks',
} as const
