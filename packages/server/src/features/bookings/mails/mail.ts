import type { Instant } from '@scheduling/domain'
import type { BookingSnapshot } from '../record/events.ts'
import type { Brand, Person } from '../../../mail/content/people.ts'

/** What the holder of the manage link may do when the mail is written. */
export interface Allowed {
  reschedule: boolean
  cancel: boolean
  bookAgain: boolean
  /** The last moment for it, where that is before the meeting starts. */
  rescheduleUntil?: Instant
  cancelUntil?: Instant
}

/** A booking as it was when something happened to it, its host, and the links that open it. */
export interface MailBooking extends BookingSnapshot {
  bookingId: string
  owner: Person
  invitee: Person
  brand: Brand
  /** Secret: who has it may move and cancel. Made when a mail is written, never stored. */
  manageUrl: string
  allowed: Allowed
  dashboardUrl: string
  /** Secret: the own page of one who voted for it. Absent: there is none, or not any more. */
  vote?: { url: string; mayDecline: boolean }
}

/** Where the reader says which mails they want. */
export interface MailChoices {
  /** Secret: who has it chooses for the reader. */
  url: string
  /** They have not said yet: the mail asks. */
  isAsked: boolean
}

export type Audience = 'host' | 'invitee' | 'guest'
/** As whom somebody reads a mail: of what was a poll everybody but its host is a voter, and nobody's guest. */
export type Role = Audience | 'voter'
export type BookingMailKind = 'confirmation' | 'rescheduled' | 'canceled' | 'room' | 'reminder'

export interface BookingMail {
  kind: BookingMailKind
  audience: Role
  /** Whose words, zone and clock it has. Without a name nobody is greeted by it. */
  reader: Person
  booking: MailBooking
  /**
   * What the host says of it, for the calendar of who looks at the booking. Absent in mails: whoever has an account could
   * send text of theirs to any address that they book with.
   */
  description?: string
  /** Absent: there is nothing to choose. */
  choices?: MailChoices
  /** When it is written: decides whether a clock change lies ahead. */
  now: Instant
}
