/** A second factor in addition to the password. */
export const texts = {
  'two_factor.text':
    'A second proof besides the password: whoever learns the password alone does not come in.',
  'two_factor.off': 'Two-factor sign-in is off',
  'two_factor.off_text':
    'With it, signing in takes six digits that an app on your phone shows, new ones every half minute.',
  'two_factor.set_up': 'Set up two-factor sign-in',
  'two_factor.step': 'Step {step} of 3',
  'two_factor.app': 'Install an authenticator app',
  'two_factor.app_text':
    'Any app for one-time codes will do; many password managers are one. Then enter your password to go on.',
  'two_factor.next': 'Continue',
  'two_factor.scan': 'Scan the code',
  'two_factor.scan_text': 'Open the app and scan this. It is drawn by your own browser and sent nowhere.',
  'two_factor.qr': 'QR code for the authenticator app',
  'two_factor.by_hand': 'No camera? Type this key into the app:',
  'two_factor.copy_key': 'Copy key',
  'two_factor.enter': 'Enter the 6-digit code',
  'two_factor.switch_on': 'Switch on',
  'two_factor.switched_on': 'Two-factor sign-in is on. You were signed out everywhere else.',
  'two_factor.codes': 'Keep your recovery codes',
  'two_factor.codes_text':
    'Each of them lets you in once when the app is not at hand. They are shown only now: keep them where others do not see them.',
  'two_factor.copy_codes': 'Copy codes',
  'two_factor.download': 'Download',
  'two_factor.kept': 'I have kept them',
  'two_factor.file_text': 'Recovery codes for {product}. Each works once.',
  'two_factor.on': 'Two-factor sign-in is on',
  'two_factor.since': 'Since {date}.',
  'two_factor.codes_left': {
    one: '{count} recovery code is left.',
    other: '{count} recovery codes are left.',
  },
  'two_factor.renew': 'New recovery codes',
  'two_factor.switch_off': 'Switch off',
  'two_factor.switched_off': 'Two-factor sign-in is off. You were signed out everywhere else.',
  'error.two_factor_is_on': 'Two-factor sign-in is on already',
} as const
