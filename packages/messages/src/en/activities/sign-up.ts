export const texts = {
  'activity.signed_up': 'Signed up',
  'activity.address_confirmed': 'Email address confirmed',
} as const
