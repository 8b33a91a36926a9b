// Only on pages that tell an owner's analytics about a booking themselves.
export const texts = {
  question: 'Can {owner} tell {service} about this booking?',
  told: 'This shares what was booked and when, not who you are. No cookies.',
  allow: 'Allow',
  refuse: 'No, thanks',
} as const
