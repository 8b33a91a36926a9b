/** Signing in without the password. */
export const texts = {
  'passkeys.title': 'Passkeys',
  'passkeys.text':
    'Sign in with your fingerprint, face or device PIN, without password and code. Nobody can ask you for it on another site.',
  'passkeys.not_here': 'This browser cannot make passkeys at this address.',
  'passkeys.add': 'Add a passkey',
  'passkeys.name': 'Name of the passkey',
  'passkeys.name_text': 'So that you know which one it is.',
  'passkeys.first_name': 'This device',
  'passkeys.make': 'Make the passkey',
  'passkeys.declined': 'No passkey was made: the browser’s question was closed, or took too long.',
  'passkeys.there': 'This device has a passkey for your account already.',
  'passkeys.was_added': 'Passkey added',
  'passkeys.added': 'Added on {date}.',
  'passkeys.used': 'Last used {when}.',
  'passkeys.unused': 'Not used yet.',
  'passkeys.rename': 'Rename',
  'passkeys.rename_of': 'Rename {name}',
  'passkeys.remove': 'Remove',
  'passkeys.remove_of': 'Remove {name}',
  'passkeys.remove_text':
    'Nobody signs in with it any more. Your device may go on offering it until you delete it there, too.',
  'passkeys.was_removed': 'Passkey removed',
  'error.passkey_not_found': 'This passkey has been removed',
  'error.passkey_limit_reached': 'No account has more than 20 passkeys. Remove one first.',
} as const
