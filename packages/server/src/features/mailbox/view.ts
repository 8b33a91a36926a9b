import type { MailSummary, ReadMail } from './read.ts'

export const PARTS = ['html', 'text', 'calendar', 'headers'] as const
export type Part = (typeof PARTS)[number]

/** What the page shows. */
export interface MailboxView {
  /** In whose time the dates are shown. */
  timeZone: string
  mails: MailSummary[]
  total: number
  /** Everybody who got a mail, to choose from. */
  recipients: string[]
  to: string | undefined
  before: string | undefined
  /** Where the next page begins; undefined on the last. */
  older: string | undefined
  /** The mail that is read; null: one was asked for and is not there. */
  chosen: ReadMail | null | undefined
  part: Part
}
