export const texts = {
  subjectConnection: '{account} has to be connected again',
  headingConnection: 'A calendar account has to be connected again',
  connectionBroken:
    'We can no longer access {account}. The busy times we last read still count, but we can’t see anything new in its calendars, and bookings wait to be added.',
  actionConnection: 'Connect again',
  textConnection: 'Reconnect it here; nothing that you chose is lost:',
  subjectFailing: '{account} does not answer',
  headingFailing: 'A connected account does not answer',
  connectionFailing:
    'For minutes {account} has answered with nothing but errors. The busy times that were known last still count, but what is new in its calendars is not seen, and what is to be written there waits. We go on trying; mostly this passes by itself.',
  actionFailing: 'See how it stands',
  textFailing: 'How it stands, and what was asked of late:',
  footerConnection: 'You get this because you connected this account with {product}.',
} as const
