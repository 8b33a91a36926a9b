/** Changing the email address of an account. */
export const texts = {
  'email.text': 'You sign in with this address, and we send emails about your account and meetings to it.',
  'email.now': 'Your address is',
  'email.new': 'New email address',
  'email.same': 'This is already your address',
  'email.ask': 'Confirm with both addresses',
  'email.waiting': 'Check both inboxes',
  'email.waiting_text':
    'We emailed a link to each address. Your address changes once you’ve opened both. The links work until {until}.',
  'email.confirmed': 'confirmed',
  'email.unconfirmed': 'not confirmed yet',
  'email.withdraw': 'Keep my address',
  'email.withdrawn': 'Your address stays the same. The links we sent no longer work.',
  'email.agree_title': 'Change your email address?',
  'email.agree_text':
    'Someone requested a new email address for an account. If it’s yours, confirm the change. If not, close this page.',
  'email.agree': 'Confirm change',
  'email.changed': 'Your email address has changed. Sign in with the new one from now on.',
  'email.other_waits': 'Address confirmed. Now open the link we emailed to the other address.',
  'email.to_settings': 'Go to settings',
} as const
