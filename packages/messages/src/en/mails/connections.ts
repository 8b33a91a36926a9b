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
  headingApp: 'Reconnect {app}',
  appBroken:
    'We can no longer access {account} in {app}. New bookings still come in, and what should reach {app} waits until you reconnect.',
  headingAppFailing: '{app} does not answer',
  appFailing:
    'For several minutes, {app} has returned only errors for {account}. New bookings still come in, and what should reach {app} waits. We keep trying, and this usually resolves itself.',
  subjectFieldsGone: '{app}: a field you fill was deleted',
  headingFieldsGone: 'A field was deleted in {app}',
  fieldsGone:
    'You fill these contact fields with answers from bookings, and {app} no longer has them: {fields}. Everything else is still written.',
  actionFieldsGone: 'See the fields',
  textFieldsGone: 'Choose other fields, or remove the rows:',
  footerConnection: 'You get this because you connected this account with {product}.',
} as const
