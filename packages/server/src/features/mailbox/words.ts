import { shortWords, timeWords } from '@scheduling/domain/words'
import { translator } from '@scheduling/messages'

const TEXTS = {
  title: 'Mailbox',
  intro: 'Mails this server would have sent. Set SMTP_URL and they go out for real.',
  empty: 'No mail yet',
  emptyHint: 'Book a meeting: the confirmations to host and invitee land here a moment later.',
  emptyFor: 'No mail to {to}',
  all: 'All recipients',
  filter: 'Recipient',
  filterAction: 'Filter',
  older: 'Older mails',
  back: 'All mails',
  choose: 'Choose a mail to read it',
  notFound: 'This mail is not here',
  count: { one: '{count} mail', other: '{count} mails' },
  noSubject: 'No subject',
  from: 'From',
  to: 'To',
  replyTo: 'Reply to',
  date: 'Date',
  html: 'HTML',
  text: 'Text',
  calendar: 'Calendar',
  headers: 'Headers',
  attachments: 'Attachments',
  raw: 'Raw message',
  asJson: 'As JSON',
  noHtml: 'This mail has no HTML part.',
  noText: 'This mail has no text part.',
  unread: 'This mail cannot be taken apart. The raw message is as it came.',
  methodRequest: 'Invitation',
  methodCancel: 'Cancelation',
  bytes: '{count} bytes',
} as const

/** For people who build or try the product: in English only, like a log. */
export const words = translator<typeof TEXTS>(TEXTS, 'en')
export const times = { ...timeWords('en', '24h'), ...shortWords('en', '24h') }
