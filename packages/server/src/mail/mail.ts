import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/messages'
import type { BookingSnapshot } from '../jobs/events.ts'

/** Somebody a mail is written to or speaks of. */
export interface Person {
  name: string
  email: string
  timeZone: TimeZone
  language: Language
  /** BCP 47, with country and clock as far as known; absent: as where their clock runs. */
  locale?: string
  /** Absent: as `locale` has it. */
  timeFormat?: '12h' | '24h'
}

/** What the holder of the manage link may do when the mail is written. */
export interface Allowed {
  reschedule: boolean
  cancel: boolean
  bookAgain: boolean
}

/** A booking as it was when something happened to it, its host, and the links that open it. */
export interface MailBooking extends BookingSnapshot {
  bookingId: string
  owner: Person
  invitee: Person
  /** The host's button colour (`#RRGGBB`) and the address of the logo. */
  brand: { accent: string | null; logo: string | null }
  /** Secret: who has it may move and cancel. Made when a mail is written, never stored. */
  manageUrl: string
  allowed: Allowed
  dashboardUrl: string
}

export type Audience = 'host' | 'invitee' | 'guest'
export type BookingMailKind = 'confirmation' | 'rescheduled' | 'canceled' | 'reminder'

export interface BookingMail {
  kind: BookingMailKind
  audience: Audience
  booking: MailBooking
  /** When it is written: decides whether a clock change lies ahead. */
  now: Instant
}

export interface VerificationMail {
  kind: 'verification'
  name: string
  language: Language
  verifyUrl: string
}

export type Mail = BookingMail | VerificationMail

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export type RenderMail = (mail: Mail) => Promise<RenderedMail>
