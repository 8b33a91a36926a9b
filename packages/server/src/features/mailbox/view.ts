import type { MailSummary, ReadMail } from './read.ts'

export const PARTS = ['html', 'text', 'calendar', 'headers'] as const
export type Part = (typeof PARTS)[number]

/** What the page shows. */
export interface MailboxView {
  /** The time zone of the dates. */
  timeZone: string
  mails: MailSummary[]
  total: number
  /** Everybody who got a mail, to filter by. */
  recipients: string[]
  to: string | undefined
  before: string | undefined
  /** Start of the next page; undefined on the last. */
  older: string | undefined
  /** The open mail; null: the requested one does not exist. */
  chosen: ReadMail | null | undefined
  part: Part
}
