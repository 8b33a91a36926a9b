import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { BookingSnapshot } from '../features/bookings/events.ts'

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

/** Where the reader says which mails they want. */
export interface MailChoices {
  /** Secret: who has it chooses for the reader. */
  url: string
  /** They have not said yet: the mail asks. */
  isAsked: boolean
}

export type Audience = 'host' | 'invitee' | 'guest'
export type BookingMailKind = 'confirmation' | 'rescheduled' | 'canceled' | 'reminder'

export interface BookingMail {
  kind: BookingMailKind
  audience: Audience
  booking: MailBooking
  /** Absent: there is nothing to choose. */
  choices?: MailChoices
  /** When it is written: decides whether a clock change lies ahead. */
  now: Instant
}

/** To whoever reads at an address that somebody signed up with: nothing in it is what that person typed. */
export interface VerificationMail {
  kind: 'verification'
  language: Language
  verifyUrl: string
  /** Six digits. */
  code: string
}

/** A webhook that has failed for a while, or was turned off because its address is gone. */
export interface WebhookMail {
  kind: 'webhook_failing' | 'webhook_gone'
  reader: Person
  /** The host name of its address. */
  address: string
  /** Attempts in a row. */
  failures: number
  since: Instant
  /** What it answered last; null: nothing, because of `problem`. */
  status: number | null
  problem: string | null
  /** Where the host sees what became of what was sent. */
  webhookUrl: string
}

/** Asks whether the address is theirs who want to book. Nothing in it was typed by them: they may be anybody. */
export interface ConfirmMail {
  kind: 'confirm'
  language: Language
  /** As a person's. */
  locale: string | undefined
  timeZone: TimeZone
  owner: Pick<Person, 'name' | 'timeFormat'>
  brand: MailBooking['brand']
  eventName: string
  start: Instant
  end: Instant
  /** Until when the time is held. */
  until: Instant
  now: Instant
  /** Secret, as is the address of the page: each books. Made when the mail is written, never stored. */
  code: string
  confirmUrl: string
  /** Where its reader chooses to hear no more. */
  choicesUrl: string
}

/** Instead of the above, where the address has an account. */
export interface KnownAccountMail {
  kind: 'known_account'
  name: string
  language: Language
  signInUrl: string
}

export interface NewDeviceMail {
  kind: 'new_device'
  reader: Person
  at: Instant
  /** As product names; null where it named none. */
  browser: string | null
  system: string | null
  /** The address without its last part; null for the machine of the server itself. */
  network: string | null
  activityUrl: string
}

export type Mail =
  | BookingMail
  | VerificationMail
  | KnownAccountMail
  | NewDeviceMail
  | WebhookMail
  | ConfirmMail

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export type RenderMail = (mail: Mail) => Promise<RenderedMail>
