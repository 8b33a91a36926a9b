export const texts = {
  subjectVerification: 'Confirm your e-mail address for {product}',
  subjectKnownAccount: 'You already have an account with {product}',
  subjectNewDevice: 'New sign-in to {product}',
  headingVerification: 'Is this your address?',
  headingKnownAccount: 'You already have an account',
  headingNewDevice: 'New sign-in',
  subjectDeletionAsked: 'Your {product} account will be deleted',
  headingDeletionAsked: 'Goodbye',
  deletionAsked:
    'Your {product} account was closed and will be deleted in {days} days, with everything in it. Your pages cannot be found any more.',
  textKeepAccount: 'If you want to keep it, or if it was not you, sign in before that:',
  deletionAskedClosing: 'If you want it gone, there is nothing to do. Thank you for having been here.',
  subjectDeletionTakenBack: 'Your {product} account stays',
  headingDeletionTakenBack: 'Welcome back',
  deletionTakenBack:
    'Somebody has signed in to your {product} account: it is not deleted, and your pages are open again.',
  actionDeletion: 'Open the settings',
  textDeleteAgain: 'If you don’t want that, you can delete it again here:',
  deletionTakenBackClosing: 'Meetings that were canceled stay canceled.',
  subjectPasswordReset: 'A new password for {product}',
  subjectPasswordChanged: 'Your {product} password was changed',
  headingPasswordReset: 'A new password',
  headingPasswordChanged: 'Password changed',
  passwordReset:
    'Somebody has asked for a new password for your {product} account. If it was you, choose one here.',
  passwordChanged:
    'The password of your {product} account was changed, and you were signed out everywhere else.',
  actionPasswordReset: 'Choose a new password',
  textPasswordReset: 'Choose a new password:',
  textNotYou: 'If it was not you, choose a new password at once:',
  passwordResetLasts:
    'The link holds for 30 minutes, and once. If it was not you, nothing is to be done: your password stays.',
  changeOwn: 'If this was you, you don’t need to do anything.',
  passwordChangedPasskeys: 'These passkeys can still sign in: {names}. Remove any you don’t recognize: {url}',
  subjectTwoFactorOn: 'Two-factor sign-in to {product} is on',
  headingTwoFactorOn: 'Two-factor sign-in is on',
  twoFactorOn:
    'Signing in to your {product} account takes a code of an authenticator app from now on, and you were signed out everywhere else.',
  subjectTwoFactorOff: 'Two-factor sign-in to {product} is off',
  headingTwoFactorOff: 'Two-factor sign-in is off',
  twoFactorOff:
    'Signing in to your {product} account takes the password alone from now on, and you were signed out everywhere else.',
  subjectTwoFactorGuessed: 'Wrong two-factor codes for your {product} account',
  headingTwoFactorGuessed: 'Someone is trying two-factor codes',
  twoFactorGuessed:
    'Someone entered several wrong two-factor codes for your {product} account. They have your password or use a browser where you’re signed in. Each wrong code makes them wait longer before the next one.',
  twoFactorGuessedOwn:
    'If it was you, wait a moment and enter a new code from your app. A recovery code works right away.',
  subjectRecoveryCodes: 'New recovery codes for {product}',
  headingRecoveryCodes: 'New recovery codes',
  recoveryCodesRenewed:
    'New recovery codes were made for your {product} account. Those from before are good for nothing.',
  subjectRecoveryCodeUsed: 'A recovery code was used for {product}',
  headingRecoveryCodeUsed: 'A recovery code was used',
  recoveryCodeUsed:
    'A recovery code of your {product} account was used, which works once. Make new ones before the last is gone.',
  subjectEmailChange: 'Another e-mail address for your {product} account?',
  headingEmailChange: 'Another e-mail address?',
  emailChangeOld:
    'Your {product} account is to have another e-mail address: {email}. It will, once both addresses have agreed; this is the old one.',
  emailChangeNew:
    'Somebody wants to sign in to {product} with this address from now on. If it was you, agree here; the old address is asked as well.',
  emailChangeLasts: 'The link holds for 24 hours, and once.',
  emailChangeNotYou:
    'If it was not you, do not follow it and choose a new password: somebody else knows yours.',
  actionEmailChange: 'Agree to the change',
  textEmailChange: 'Agree to the change:',
  subjectEmailChanged: 'Your {product} account has another e-mail address',
  headingEmailChanged: 'Another e-mail address',
  emailChanged:
    'The e-mail address of your {product} account was changed, after the old and the new one had agreed. Sign in with the new one from now on.',
  addressTaken:
    'Somebody wanted this address for another {product} account. You already have an account with it, and nothing has changed.',
  footerEmailChange: 'If it was not you, ignore this mail: without you nothing comes of it.',
  subjectPasskeyAdded: 'A passkey was added to {product}',
  headingPasskeyAdded: 'Passkey added',
  passkeyAdded:
    'A passkey was added to your {product} account. Whoever has it signs in without the password.',
  subjectPasskeyRemoved: 'A passkey was removed from {product}',
  headingPasskeyRemoved: 'Passkey removed',
  passkeyRemoved: 'A passkey was removed from your {product} account. Nobody signs in with it any more.',
  actionPasskeys: 'See the passkeys',
  textPasskeys: 'If it was not you, remove it here and choose a new password:',
  verification:
    'Somebody has signed up for {product} with this address. If it was you, please confirm that it is yours.',
  knownAccount:
    'Somebody has tried to sign up for {product} with this address. If it was you: you already have an account, just sign in.',
  newDevice: 'Somebody has signed in to your {product} account in a browser that was not used for it before.',
  labelTime: 'When',
  labelDevice: 'Browser',
  labelNetwork: 'Network',
  deviceOn: '{browser} on {system}',
  deviceUnknown: 'Not known',
  actionVerify: 'Confirm my address',
  actionSignIn: 'Sign in',
  actionActivity: 'See what was done',
  textVerify: 'Confirm it with this link:',
  textSignIn: 'Sign in here:',
  textActivity: 'What was done in your account:',
  verificationLasts:
    'Type the code where you signed up, or follow the link. Both are valid for 24 hours and work once.',
  newDeviceOwn: 'If it was you, there is nothing to do. If it was not, somebody else knows your password.',
  footerVerification:
    'If you did not sign up, ignore this mail and give the code to nobody: without it nothing comes of this.',
  footerKnownAccount: 'If it was not you, there is nothing to do: nobody has got into your account.',
} as const
