export const texts = {
  'activity.signed_in': 'Signed in',
  'activity.signed_in_new_device': 'Signed in on a new device',
  'activity.sign_in_failed': 'Sign-in with a wrong password',
  'activity.signed_out': 'Signed out',
} as const
