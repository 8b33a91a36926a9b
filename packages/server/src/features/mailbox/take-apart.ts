import type { Pool } from '../../isolation/pool.ts'
import { ParseRefused } from '../../isolation/refusal.ts'
import { MAIL, SUMMARY } from './parsers.ts'
import type { MailSummary, ReadMail } from './read.ts'
import type { CaughtMail } from './store.ts'

// Mails belong to no host here.
const BY = { host: 'mailbox' }
// Far more than any header. A message whose headers never end counts as all header.
const HEAD_MAX = 256 * 1_024

/** One message after the other, so that an unreadable one spoils no other. */
export async function summariesOf(isolation: Pool, mails: readonly CaughtMail[]): Promise<MailSummary[]> {
  const summaries: MailSummary[] = []
  for (const mail of mails) {
    // Much faster than parsing the whole message.
    const head = { ...mail, raw: headOf(mail.raw) }
    summaries.push(await orEnvelope(mail, isolation.parse(SUMMARY, head, BY)))
  }
  return summaries
}

export async function mailsOf(isolation: Pool, mails: readonly CaughtMail[]): Promise<ReadMail[]> {
  const read: ReadMail[] = []
  for (const mail of mails) read.push(await mailOf(isolation, mail))
  return read
}

export async function mailOf(isolation: Pool, mail: CaughtMail): Promise<ReadMail> {
  return orEnvelope(mail, isolation.parse(MAIL, mail, BY))
}

function headOf(raw: Buffer): Buffer {
  const end = raw.indexOf('\r\n\r\n')
  return raw.subarray(0, Math.min(end < 0 ? raw.length : end + 4, HEAD_MAX))
}

async function orEnvelope<T>(mail: CaughtMail, reading: Promise<T>): Promise<T | ReadMail> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ParseRefused && error.reason !== 'busy') return envelopeOf(mail)
    throw error
  }
}

/** What the sender's server told us about the message. */
function envelopeOf({ id, receivedAt, sender, recipients }: CaughtMail): ReadMail {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: sender,
    to: recipients,
    subject: '',
    replyTo: [],
    date: null,
    messageId: null,
    text: null,
    html: null,
    calendars: [],
    attachments: [],
    headers: [],
    isUnread: true,
  }
}
