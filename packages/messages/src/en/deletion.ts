// Deleting an account.
export const texts = {
  'deletion.text': {
    by: 'days',
    one: 'Your account closes right away and is permanently deleted after {days} day.',
    other: 'Your account closes right away and is permanently deleted after {days} days.',
  },
  'deletion.at_once': 'Your pages go offline, and you’re signed out everywhere.',
  'deletion.back': {
    by: 'days',
    one: 'To get it back, sign in within {days} day.',
    other: 'To get it back, sign in within {days} days.',
  },
  'deletion.then': 'After that, we delete everything: your data, and what your invitees shared with you.',
  'deletion.export': 'Export your data first',
  'deletion.reason': 'Why do you want to leave?',
  'deletion.reason_text': 'Whoever runs this server can read it until your account is gone.',
  'deletion.meetings': { one: '{count} upcoming meeting', other: '{count} upcoming meetings' },
  'deletion.cancel': 'Cancel them',
  'deletion.cancel_text': 'We email your invitees now. The meetings stay canceled if you come back.',
  'deletion.keep': 'Keep them',
  'deletion.keep_text':
    'We don’t notify your invitees. Once your account is gone, they can’t move or cancel anymore.',
  'deletion.password': 'Your password',
  'deletion.failed': 'We could not delete your account. Please try again!',
  'deletion.ask': 'Delete my account',
} as const
