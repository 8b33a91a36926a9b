// Deleting an account.
export const texts = {
  'deletion.text': 'Closes your account at once, and deletes it for good after {days} days.',
  'deletion.at_once': 'Your pages cannot be found any more, and you are signed out everywhere.',
  'deletion.back': 'Signing in within {days} days takes it back.',
  'deletion.then': 'After that everything is deleted: what is yours, and what your invitees told you.',
  'deletion.export': 'Take everything along first: export it',
  'deletion.reason': 'Why do you want to leave?',
  'deletion.reason_text': 'Whoever runs this server can read it until your account is gone.',
  'deletion.meetings': { one: '{count} meeting is to come', other: '{count} meetings are to come' },
  'deletion.cancel': 'Cancel them',
  'deletion.cancel_text': 'Now, with a kind mail. They stay canceled if you come back.',
  'deletion.keep': 'Keep them',
  'deletion.keep_text':
    'Invitees are told nothing. When your account is gone they cannot move or cancel any more.',
  'deletion.password': 'Your password',
  'deletion.failed': 'We could not delete your account. Please try again!',
  'deletion.ask': 'Delete my account',
} as const
