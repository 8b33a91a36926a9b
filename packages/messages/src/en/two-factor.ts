/** A second factor in addition to the password. */
export const texts = {
  'two_factor.text': 'Asks for a code as well as your password, so a stolen password isn’t enough.',
  'two_factor.off': 'Two-factor sign-in is off',
  'two_factor.off_text':
    'Turn it on to sign in with your password and a six-digit code from an app on your phone.',
  'two_factor.set_up': 'Set up two-factor sign-in',
  'two_factor.step': 'Step {step} of 3',
  'two_factor.app': 'Install an authenticator app',
  'two_factor.app_text':
    'Any app for one-time codes works, including many password managers. Then enter your password to continue.',
  'two_factor.next': 'Continue',
  'two_factor.scan': 'Scan the code',
  'two_factor.scan_text': 'Open the app and scan this code. Your browser draws it and sends it nowhere.',
  'two_factor.qr': 'QR code for the authenticator app',
  'two_factor.by_hand': 'No camera? Type this key into the app:',
  'two_factor.copy_key': 'Copy key',
  'two_factor.enter': 'Enter the 6-digit code',
  'two_factor.switch_on': 'Turn on',
  'two_factor.switched_on': 'Two-factor sign-in is on. You were signed out everywhere else.',
  'two_factor.codes': 'Save your recovery codes',
  'two_factor.codes_text':
    'Each code lets you in once if you don’t have the app. We show them only now, so save them somewhere safe.',
  'two_factor.copy_codes': 'Copy codes',
  'two_factor.download': 'Download',
  'two_factor.kept': 'I’ve saved them',
  'two_factor.file_text': 'Recovery codes for {product}. Each works once.',
  'two_factor.on': 'Two-factor sign-in is on',
  'two_factor.since': 'Since {date}.',
  'two_factor.codes_left': {
    one: '{count} recovery code is left.',
    other: '{count} recovery codes are left.',
  },
  'two_factor.renew': 'Get new recovery codes',
  'two_factor.switch_off': 'Turn off',
  'two_factor.switched_off': 'Two-factor sign-in is off. You were signed out everywhere else.',
  'error.two_factor_is_on': 'Two-factor sign-in is already on',
} as const
