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
  /** Calendar parts, as a calendar is given them. */
  calendars: { method: string | null; content: string }[]
  attachments: { filename: string | null; type: string; bytes: number }[]
  headers: { name: string; value: string }[]
  /** It could not be taken apart: only what came beside it is known. */
  isUnread: boolean
}

// Mails that are read have some kilobytes of headers, and parts in parts in parts.
const LIMITS = { maxHeadersSize: 256 * 1_024, maxNestingDepth: 50 }

/** Of a message whose headers are enough. */
export async function readSummary({ id, receivedAt, recipients, raw }: CaughtMail): Promise<MailSummary> {
  return summaryOf({ id, receivedAt, recipients }, await PostalMime.parse(raw, LIMITS))
}

/** A caught message, taken apart as a mail client does. */
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
