export const texts = {
  subjectConnection: 'Reconnect {account}',
  headingConnection: 'Reconnect your calendar account',
  connectionBroken:
    'We can no longer access {account}. The busy times we last read still count, but we can’t see anything new in its calendars, and bookings wait to be added.',
  actionConnection: 'Connect again',
  textConnection: 'Reconnect it here. Your settings are kept:',
  subjectFailing: '{account} does not answer',
  headingFailing: 'A connected account does not answer',
  connectionFailing:
    'For several minutes, {account} has returned only errors. The busy times we last read still count, but we can’t see anything new in its calendars, and bookings wait to be added. We keep trying, and this usually resolves itself.',
  actionFailing: 'See its status',
  textFailing: 'Status and recent checks:',
  footerConnection: 'You get this because you connected this account with {product}.',
} as const
