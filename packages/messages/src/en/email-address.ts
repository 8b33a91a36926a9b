/** Changing the email address of an account. */
export const texts = {
  'email.text': 'What you sign in with, and where mails about your account and your meetings go.',
  'email.now': 'Your address is',
  'email.new': 'New e-mail address',
  'email.same': 'This is your address already',
  'email.ask': 'Ask both addresses',
  'email.waiting': 'Look into both mailboxes',
  'email.waiting_text':
    'Each has a mail with a link. Your address changes once both were followed, until {until}; before that nothing does.',
  'email.confirmed': 'confirmed',
  'email.unconfirmed': 'not confirmed yet',
  'email.withdraw': 'Keep my address',
  'email.withdrawn': 'Your address stays. The links in the mails are good for nothing.',
  'email.agree_title': 'Another e-mail address',
  'email.agree_text':
    'An account is to have another e-mail address. If it is yours, agree; if not, close this page.',
  'email.agree': 'Agree to the change',
  'email.changed': 'Your e-mail address is changed. Sign in with the new one from now on.',
  'email.other_waits': 'Confirmed here. The other address has to agree as well: look into its mail.',
  'email.to_settings': 'To the settings',
} as const
