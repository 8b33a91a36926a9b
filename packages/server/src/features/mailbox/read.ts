import type { Address, Attachment, Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import type { CaughtMail } from './store.ts'

export interface MailSummary {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
}

export interface ReadMail extends MailSummary {
  replyTo: string[]
  date: string | null
  messageId: string | null
  text: string | null
  html: string | null
  /** Calendar parts, as a calendar gets them. */
  calendars: { method: string | null; content: string }[]
  attachments: { filename: string | null; type: string; bytes: number }[]
  headers: { name: string; value: string }[]
  /** The message could not be parsed: only its envelope is known. */
  isUnread: boolean
}

// Real mails have a few kilobytes of headers and a few levels of parts.
const LIMITS = { maxHeadersSize: 256 * 1_024, maxNestingDepth: 50 }

/** Reads only the headers of a message. */
export async function readSummary({ id, receivedAt, recipients, raw }: CaughtMail): Promise<MailSummary> {
  return summaryOf({ id, receivedAt, recipients }, await PostalMime.parse(raw, LIMITS))
}

/** Parses a caught message as a mail client does. */
export async function readMail({ id, receivedAt, recipients, raw }: CaughtMail): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { ...LIMITS, attachmentEncoding: 'arraybuffer' })
  return {
    ...summaryOf({ id, receivedAt, recipients }, mail),
    replyTo: mail.replyTo?.map(written) ?? [],
    date: mail.date ?? null,
    messageId: mail.messageId ?? null,
    text: mail.text ?? null,
    html: mail.html ?? null,
    calendars: mail.attachments.filter(isCalendar).map(({ method, content }) => ({
      method: method ?? null,
      content: Buffer.from(content as ArrayBuffer).toString(),
    })),
    attachments: mail.attachments
      .filter((attachment) => !isCalendar(attachment))
      .map(({ filename, mimeType, content }) => ({
        filename,
        type: mimeType,
        bytes: (content as ArrayBuffer).byteLength,
      })),
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    isUnread: false,
  }
}

function isCalendar({ mimeType }: Attachment): boolean {
  return mimeType === 'text/calendar'
}

function summaryOf(caught: Pick<CaughtMail, 'id' | 'receivedAt' | 'recipients'>, mail: Email): MailSummary {
  return {
    id: caught.id,
    receivedAt: caught.receivedAt.toISOString(),
    from: mail.from ? written(mail.from) : '',
    to: mail.to?.map(written) ?? caught.recipients,
    subject: mail.subject ?? '',
  }
}

function written({ name, address, group }: Address): string {
  if (group) return `${name}: ${group.map(written).join(', ')}`
  return name ? `${name} <${address}>` : address
}
