export const texts = {
  'activity.passkey_added': 'Passkey added',
  'activity.passkey_removed': 'Passkey removed',
  'activity.passkey_refused': 'Sign-in with a passkey refused',
} as const
