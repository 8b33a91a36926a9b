/** Signing in without the password. */
export const texts = {
  'passkeys.title': 'Passkeys',
  'passkeys.text':
    'Sign in with your fingerprint, face or device PIN instead of a password and code. Fake websites can’t ask for it.',
  'passkeys.not_here': 'This browser can’t create passkeys at this address.',
  'passkeys.add': 'Add a passkey',
  'passkeys.name': 'Name of the passkey',
  'passkeys.name_text': 'Helps you tell your passkeys apart.',
  'passkeys.first_name': 'This device',
  'passkeys.make': 'Create passkey',
  'passkeys.declined': 'No passkey was created. The browser’s prompt was closed or timed out.',
  'passkeys.there': 'This device already has a passkey for your account.',
  'passkeys.was_added': 'Passkey added',
  'passkeys.added': 'Added on {date}.',
  'passkeys.used': 'Last used {when}.',
  'passkeys.unused': 'Not used yet.',
  'passkeys.rename': 'Rename',
  'passkeys.rename_of': 'Rename {name}',
  'passkeys.remove': 'Remove',
  'passkeys.remove_of': 'Remove {name}',
  'passkeys.remove_text':
    'It can no longer be used to sign in. Your device may keep offering it until you delete it there, too.',
  'passkeys.was_removed': 'Passkey removed',
  'error.passkey_not_found': 'This passkey has been removed',
  'error.passkey_limit_reached': 'You’ve reached the limit of 20 passkeys. Remove one first.',
} as const
