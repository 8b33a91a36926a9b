import type { Instant } from '@scheduling/domain'
import type { BookingSnapshot } from '../events.ts'
import type { Brand, Person } from '../../../mail/content/people.ts'
import type { Reader } from '../../../mail/content/when.ts'

/** What the manage link allows when the mail is written. */
export interface Allowed {
  reschedule: boolean
  cancel: boolean
  bookAgain: boolean
  /** The last moment to reschedule. Only set if it is before the meeting starts. */
  rescheduleUntil?: Instant
  cancelUntil?: Instant
}

/** A person who comes on the hosts' side. */
export interface MeetingHost extends Person {
  /** The address of their picture. */
  picture?: string | null
}

/** A booking as it was when something happened to it, its host, and the links that open it. */
export interface MailBooking extends BookingSnapshot {
  bookingId: string
  owner: Person
  /** The owner is an organization: its own address, or null if none is proved. `owner` has its owner's private one. */
  organizationEmail?: string | null
  /** Who hosts. Absent: the owner alone. */
  people?: readonly MeetingHost[]
  /** For one of those people: whose page it was booked on. */
  page?: string
  /** Who of the hosts' side moved or canceled it, if not the reader. Null: nobody knows. Absent: the reader. */
  changedByPerson?: string | null
  /** For a host: somebody else was to come before. */
  isTakenOver?: true
  invitee: Person
  brand: Brand
  /** Secret: anyone with it can move and cancel. Made when a mail is written, never stored. */
  manageUrl: string
  allowed: Allowed
  dashboardUrl: string
  /** Secret: the page of the voter who reads this. Absent for everybody else, or if the page is gone. */
  vote?: { url: string; mayDecline: boolean }
}

/** Where the reader chooses which mails they want. */
export interface MailChoices {
  /** Secret: anyone with it can choose for the reader. */
  url: string
  /** The reader has not chosen yet, so the mail asks. */
  isAsked: boolean
}

export type Audience = 'host' | 'invitee' | 'guest'
/** Who the reader is. If the meeting was a poll, everybody but the host is a voter, never a guest. */
export type Role = Audience | 'voter'
export type BookingMailKind =
  | 'confirmation'
  | 'rescheduled'
  | 'reassigned'
  | 'canceled'
  | 'replaced'
  | 'uninvited'
  | 'place'
  | 'room'
  | 'reminder'

/** Whether the meeting is over for the reader. */
export function isOff(kind: BookingMailKind): boolean {
  return kind === 'canceled' || kind === 'replaced' || kind === 'uninvited'
}

export interface BookingMail {
  kind: BookingMailKind
  audience: Role
  /** Sets language, time zone and clock format. An empty name gets a greeting without a name. */
  reader: Person & Pick<Reader, 'now'>
  booking: MailBooking
  /**
   * The host's description, for the calendar of a person who opened the booking's page. Absent in mails: a host could
   * otherwise send any text to any address by booking with it.
   */
  description?: string
  /** Absent if there is nothing to choose. */
  choices?: MailChoices
  /** When the mail is written. It decides whether a clock change comes before the meeting. */
  now: Instant
}
