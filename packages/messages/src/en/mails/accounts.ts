export const texts = {
  subjectVerification: 'Confirm your email address for {product}',
  subjectKnownAccount: 'You already have an account with {product}',
  subjectNewDevice: 'New sign-in to {product}',
  headingVerification: 'Is this your address?',
  headingKnownAccount: 'You already have an account',
  headingNewDevice: 'New sign-in',
  subjectDeletionAsked: 'Your {product} account will be deleted',
  headingDeletionAsked: 'Goodbye',
  deletionAsked:
    'Your {product} account is closed and will be deleted in {days} days, with everything in it. Your pages are offline.',
  textKeepAccount: 'To keep it, or if this wasn’t you, sign in before then:',
  deletionAskedClosing:
    'If you want to leave, you don’t need to do anything. Thank you for having been here.',
  subjectDeletionTakenBack: 'Your {product} account stays',
  headingDeletionTakenBack: 'Welcome back',
  deletionTakenBack:
    'Someone signed in to your {product} account, so it won’t be deleted. Your pages are back online.',
  actionDeletion: 'Open settings',
  textDeleteAgain: 'If you don’t want that, you can delete it again here:',
  deletionTakenBackClosing: 'Meetings that were canceled stay canceled.',
  subjectPasswordReset: 'A new password for {product}',
  subjectPasswordChanged: 'Your {product} password was changed',
  headingPasswordReset: 'A new password',
  headingPasswordChanged: 'Password changed',
  passwordReset:
    'Someone asked for a new password for your {product} account. If it was you, choose one here.',
  passwordChanged:
    'The password of your {product} account was changed, and you were signed out everywhere else.',
  actionPasswordReset: 'Choose a new password',
  textPasswordReset: 'Choose a new password:',
  textNotYou: 'If it wasn’t you, choose a new password right away:',
  passwordResetLasts:
    'The link works once, for 30 minutes. If it wasn’t you, you don’t need to do anything. Your password stays the same.',
  changeOwn: 'If this was you, you don’t need to do anything.',
  passwordChangedPasskeys: 'These passkeys can still sign in: {names}. Remove any you don’t recognize: {url}',
  subjectTwoFactorOn: 'Two-factor sign-in to {product} is on',
  headingTwoFactorOn: 'Two-factor sign-in is on',
  twoFactorOn:
    'From now on, you sign in to your {product} account with a code from an authenticator app, too. You were signed out everywhere else.',
  subjectTwoFactorOff: 'Two-factor sign-in to {product} is off',
  headingTwoFactorOff: 'Two-factor sign-in is off',
  twoFactorOff:
    'From now on, you sign in to your {product} account with just your password. You were signed out everywhere else.',
  subjectTwoFactorGuessed: 'Wrong two-factor codes for your {product} account',
  headingTwoFactorGuessed: 'Someone is trying two-factor codes',
  twoFactorGuessed:
    'Someone entered several wrong two-factor codes for your {product} account. They have your password or use a browser where you’re signed in. Each wrong code makes them wait longer before the next one.',
  twoFactorGuessedOwn:
    'If it was you, wait a moment and enter a new code from your app. A recovery code works right away.',
  subjectRecoveryCodes: 'New recovery codes for {product}',
  headingRecoveryCodes: 'New recovery codes',
  recoveryCodesRenewed:
    'New recovery codes were created for your {product} account. The old ones no longer work.',
  subjectRecoveryCodeUsed: 'A recovery code was used for {product}',
  headingRecoveryCodeUsed: 'A recovery code was used',
  recoveryCodeUsed:
    'A recovery code of your {product} account was used. Each code works once. Create new ones before you run out.',
  subjectEmailChange: 'Change the email address of your {product} account?',
  headingEmailChange: 'Change your email address?',
  emailChangeOld:
    'Someone asked to change the email address of your {product} account to {email}. It changes once both addresses agree. This is the old one.',
  emailChangeNew:
    'Someone wants to sign in to {product} with this address from now on. If it was you, agree here. We’ve asked the old address, too.',
  emailChangeLasts: 'The link works once, for 24 hours.',
  emailChangeNotYou:
    'If it wasn’t you, don’t open the link, and choose a new password: someone else knows yours.',
  actionEmailChange: 'Agree to the change',
  textEmailChange: 'Agree to the change:',
  subjectEmailChanged: 'The email address of your {product} account has changed',
  headingEmailChanged: 'Email address changed',
  emailChanged:
    'The email address of your {product} account was changed after both addresses agreed. Sign in with the new one from now on.',
  addressTaken:
    'Someone wanted to use this address for another {product} account. You already have an account with it, and nothing has changed.',
  footerEmailChange: 'If it wasn’t you, ignore this email. Nothing changes without you.',
  subjectPasskeyAdded: 'A passkey was added to {product}',
  headingPasskeyAdded: 'Passkey added',
  passkeyAdded:
    'A passkey was added to your {product} account. Whoever has it can sign in without the password.',
  subjectPasskeyRemoved: 'A passkey was removed from {product}',
  headingPasskeyRemoved: 'Passkey removed',
  passkeyRemoved: 'A passkey was removed from your {product} account. It can no longer be used to sign in.',
  actionPasskeys: 'See passkeys',
  textPasskeys: 'If this wasn’t you, remove it here and choose a new password:',
  subjectApiKeyAdded: 'A new API key for {product}',
  headingApiKeyAdded: 'API key created',
  apiKeyAdded:
    'An API key was created with your {product} account. Programs that have it can act for you without your password.',
  subjectApiKeyRemoved: 'An API key was removed from {product}',
  headingApiKeyRemoved: 'API key removed',
  apiKeyRemoved:
    'An API key was removed from your {product} account. Programs that used it no longer get in.',
  actionApiKeys: 'See the API keys',
  textApiKeys: 'If this wasn’t you, remove it here and choose a new password:',
  subjectAppAllowed: 'A new app has access to your {product} account',
  headingAppAllowed: 'App connected',
  appAllowed:
    'An app was connected to your {product} account. It can act for you within the permissions you saw, without your password.',
  subjectAppRemoved: 'An app was disconnected from {product}',
  headingAppRemoved: 'App disconnected',
  appRemoved: 'An app was disconnected from your {product} account. It can no longer act for you.',
  actionApps: 'See connected apps',
  textApps: 'If this wasn’t you, remove it here and choose a new password:',
  verification:
    'Someone signed up for {product} with this address. If it was you, please confirm that it’s yours.',
  knownAccount:
    'Someone tried to sign up for {product} with this address. If it was you: you already have an account, so just sign in.',
  newDevice: 'Someone signed in to your {product} account in a browser that wasn’t used for it before.',
  labelTime: 'When',
  labelDevice: 'Browser',
  labelNetwork: 'Network',
  deviceOn: '{browser} on {system}',
  deviceUnknown: 'Unknown',
  actionVerify: 'Confirm my address',
  actionSignIn: 'Sign in',
  actionActivity: 'See activity',
  textVerify: 'Confirm it with this link:',
  textSignIn: 'Sign in here:',
  textActivity: 'See the activity in your account:',
  verificationLasts:
    'Type the code where you signed up, or follow the link. Both are valid for 24 hours and work once.',
  newDeviceOwn:
    'If it was you, you don’t need to do anything. If it wasn’t, someone else knows your password.',
  footerVerification:
    'If you didn’t sign up, ignore this email and don’t give the code to anyone. Nothing happens without it.',
  footerKnownAccount: 'If it wasn’t you, you don’t need to do anything. Nobody got into your account.',
} as const
