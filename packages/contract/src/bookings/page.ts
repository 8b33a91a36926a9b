import type { Instant } from '@scheduling/domain'
import type { ErrorCode, FieldError } from '../errors.ts'
import type { FactsOf } from '../page-facts.ts'
import { always } from '../page-facts.ts'
import type { PageOptions } from '../page-options.ts'
import type { PublicEvent, PublicOwner } from '../pages/schemas.ts'
import type { PageSlots } from '../slots/page.ts'
import type { Hold, ManagedBooking } from './schemas.ts'

/** Where a booking's page offers calendars to add it to: a mail leads there. */
export const CALENDAR_PART = 'calendar'

/** A hold of the visitor's own, which the next request takes the place of; only on pages that ask for a code. */
export const HOLD_PARAM = 'hold'

/** Calendars on the web that take a meeting by an address; below the booking's, `calendar/<name>` leads there. */
export type CalendarSite = 'google' | 'outlook' | 'office365'

/** Whom a booking is told besides the host: ids that the owner has entered. */
export interface Conversions {
  /** Measurement ids, tags and containers of Google. */
  google: string[]
  /** Meta's pixel. */
  meta: string | null
}

/** A form that was sent without JavaScript and refused: everything typed, and why. */
export interface RefusedForm {
  values: {
    name: string
    email: string
    guests: string
    answers: Record<string, string | string[]>
    location: number
    reason: string
  }
  errors: FieldError[]
  /** `slot_taken` and its like; null when only fields are wrong. */
  code: ErrorCode | null
  nearest: Instant[]
}

/** What can be booked, and when. */
export interface EventPage {
  kind: 'event'
  options: PageOptions
  owner: PublicOwner
  event: PublicEvent
  conversions: Conversions
  slots: PageSlots
  /** The day and the start that the address names. */
  date: string | null
  slot: Instant | null
  /** Makes a form that is sent twice harmless; null where the page holds no form. */
  idempotencyKey: string | null
  /** The visitor's own hold that the address names. */
  hold: string | null
  refused: RefusedForm | null
}

/** Behind the manage link of a booking. */
export interface BookingPage {
  kind: 'booking'
  options: PageOptions
  booking: ManagedBooking
  /** Only where a form has led here that booked just now. */
  conversions: Conversions
  token: string
  view: 'confirmed' | 'summary' | 'reschedule' | 'cancel'
  /** For `reschedule`. */
  slots: PageSlots | null
  date: string | null
  slot: Instant | null
  idempotencyKey: string
  refused: RefusedForm | null
}

/** Asks for what proves an e-mail address. */
export interface ConfirmPage {
  kind: 'confirm'
  options: PageOptions
  owner: PublicOwner
  event: Pick<PublicEvent, 'name' | 'slug' | 'duration' | 'locations' | 'confirmation'>
  hold: Omit<Hold, 'token'>
  /** The browser that asked shows its hold and is asked for the code; the link in the mail is proof enough. */
  by: 'code' | 'link'
  /** The time is held no longer. */
  ended: boolean
  mailedAgain: boolean
  /** Where the same is asked for again, with what was typed as far as an address holds it. */
  again: string
  refused: { code: ErrorCode } | null
}

export const pages = {
  event: {
    script: 'booking',
    hasOembed: true,
    // One with a form carries a key of its own, or what was typed.
    isForAll: ({ idempotencyKey, hold, refused }: EventPage) =>
      idempotencyKey === null && hold === null && refused === null,
    refusal: ({ refused }: EventPage) => refused,
  },
  booking: {
    script: 'manage',
    isOfSomebody: true,
    isSecret: always,
    refusal: ({ refused }: BookingPage) => refused,
  },
  confirm: {
    isOfSomebody: true,
    isSecret: always,
    refusal: ({ ended, refused }: ConfirmPage) => (ended ? { code: 'hold_expired' } : refused),
  },
} as const satisfies FactsOf<EventPage | BookingPage | ConfirmPage>
