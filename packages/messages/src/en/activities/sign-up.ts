export const texts = {
  'activity.signed_up': 'Signed up',
  'activity.address_confirmed': 'E-mail address confirmed',
} as const
