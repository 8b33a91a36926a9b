export const texts = {
  subjectWebhookFailing: 'Your webhook at {address} is failing',
  subjectWebhookGone: 'Your webhook at {address} was turned off',
  headingWebhookFailing: 'A webhook is failing',
  headingWebhookGone: 'A webhook was turned off',
  webhookFailing: {
    one: '{address} did not accept what was sent to it: {count} attempt has failed.',
    other: '{address} does not accept what is sent to it: {count} attempts in a row have failed.',
  },
  webhookGone:
    '{address} answered 410, “gone”. So the webhook was turned off, and what was waiting for it was given up.',
  labelSince: 'Since',
  labelLastAttempt: 'Last attempt',
  webhookAnswered: 'Answered {status}',
  webhookNoAnswer: 'The server did not answer',
  webhookTimeout: 'The server took too long',
  webhookCertificate: 'The certificate of the site is not valid',
  webhookNoHost: 'There is no server of this name',
  webhookPrivate: 'The address lies in a private network',
  webhookAddress: 'The address cannot be used',
  actionWebhook: 'Open the webhook',
  textWebhook: 'What was sent, and a button to try again now:',
  textWebhookGone: 'Is it back? Then turn the webhook on again here:',
  webhookFailingClosing:
    'It is tried less and less often now. When the address accepts something again, all that waits is sent at once; what waits for more than about three days is given up.',
  webhookGoneClosing: 'Bookings and mails are not affected.',
  footerWebhook: 'You get this because you added this webhook in {product}.',
} as const
