export const texts = {
  subjectWebhookFailing: 'Your webhook at {address} is failing',
  subjectWebhookGone: 'Your webhook at {address} was turned off',
  headingWebhookFailing: 'A webhook is failing',
  headingWebhookGone: 'A webhook was turned off',
  webhookFailing: {
    one: '{address} didn’t accept what we sent: {count} attempt has failed.',
    other: '{address} doesn’t accept what we send: {count} attempts in a row have failed.',
  },
  webhookGone:
    '{address} answered 410, “gone”. So we turned the webhook off, and dropped what was waiting for it.',
  labelSince: 'Since',
  labelLastAttempt: 'Last attempt',
  webhookAnswered: 'Answered {status}',
  webhookNoAnswer: 'The server did not answer',
  webhookTimeout: 'The server took too long',
  webhookCertificate: 'The site’s certificate isn’t valid',
  webhookNoHost: 'There is no server with this name',
  webhookPrivate: 'The address is in a private network',
  webhookAddress: 'The address cannot be used',
  actionWebhook: 'Open the webhook',
  textWebhook: 'See what we sent, and try again:',
  textWebhookGone: 'If it’s back, turn the webhook on again here:',
  webhookFailingClosing:
    'We keep trying, but less and less often. When the address works again, we send everything that’s waiting. We give up after about three days.',
  webhookGoneClosing: 'Bookings and emails aren’t affected.',
  footerWebhook: 'You get this because you added this webhook in {product}.',
} as const
