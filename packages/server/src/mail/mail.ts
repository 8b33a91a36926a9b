import type { HostBooking, Location } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/messages'

/** Somebody a mail is written to or speaks of. */
export interface Person {
  name: string
  email: string
  timeZone: TimeZone
  language: Language
  /** Absent: as the language has it. */
  timeFormat?: '12h' | '24h'
}

/** A booking as it was at one moment: plain data that survives as JSON. */
export interface BookingSnapshot {
  bookingId: string
  status: 'scheduled' | 'canceled'
  /** Grows with each change: the SEQUENCE of the invitation. */
  sequence: number
  start: Instant
  end: Instant
  eventName: string
  location: Location
  owner: Person
  invitee: Person
  /** Addresses; guests have no name, zone or language of their own. */
  guests: string[]
  answers: HostBooking['answers']
  formerStart: Instant | null
  rescheduleReason: string | null
  /** Who moved it last, where that is known. */
  rescheduledBy: 'host' | 'invitee' | null
  cancelReason: string | null
  canceledBy: 'host' | 'invitee' | null
  /** The host's button colour (`#RRGGBB`) and the address of the logo. */
  brand: { accent: string | null; logo: string | null }
}

/** A snapshot and the links that open it. Links are secrets: made when a mail is written, never stored. */
export interface MailBooking extends BookingSnapshot {
  manageUrl: string
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
