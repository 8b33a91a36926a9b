import type { Instant } from '@scheduling/domain'
import type { ErrorCode, FieldError } from '../errors.ts'
import type { Conversions } from '../integrations/conversions.ts'
import type { FactsOf } from '../page-facts.ts'
import { always } from '../page-facts.ts'
import type { PageOptions } from '../page-options.ts'
import { PAGE_PARAMS } from '../page.ts'
import type { PublicEvent, PublicOwner, PublicPerson } from '../pages/schemas.ts'
import type { PageSlots } from '../slots/page.ts'
import type { Hold, ManagedBooking } from './schemas.ts'

/** The part of a booking's page that adds it to calendars. Mails link to it. */
export const CALENDAR_PART = 'calendar'

/** The visitor's own hold, which the next request replaces. Only on pages that ask for a code. */
export const HOLD_PARAM = 'hold'

/** Web calendars that add a meeting by a link. `calendar/<name>`, below the booking's address, redirects there. */
export type CalendarSite = 'google' | 'outlook' | 'office365'

/** A form that was sent without JavaScript and refused: everything typed, and the reasons. */
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
  /** Such as `slot_taken`; null if only fields are wrong. */
  code: ErrorCode | null
  nearest: Instant[]
}

/** The page with an event's times and its form. */
export interface EventPage {
  kind: 'event'
  options: PageOptions
  owner: PublicOwner
  event: PublicEvent
  conversions: Conversions
  /** Whom the invitee may choose. Absent: nobody asks. The chosen one is in `options.search`. */
  people?: PublicPerson[]
  slots: PageSlots
  /** The day and the start from the address. */
  date: string | null
  slot: Instant | null
  /** Makes it harmless to send a form twice; null if the page has no form. */
  idempotencyKey: string | null
  /** The visitor's own hold, from the address. */
  hold: string | null
  refused: RefusedForm | null
}

/** The page behind the manage link of a booking. */
export interface BookingPage {
  kind: 'booking'
  options: PageOptions
  booking: ManagedBooking
  /** Only right after a form has booked. */
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

/** The page that asks invitees to prove their email address. */
export interface ConfirmPage {
  kind: 'confirm'
  options: PageOptions
  owner: PublicOwner
  event: Pick<PublicEvent, 'name' | 'slug' | 'duration' | 'locations' | 'confirmation'>
  hold: Omit<Hold, 'token'>
  /** The browser that booked shows its hold and asks for the code. The link in the mail is proof by itself. */
  by: 'code' | 'link'
  /** The time is no longer held. `reason`: what the host wrote. Null: it is. */
  ended: { how: 'declined' | 'withdrawn' | 'expired'; reason: string } | null
  /** Times that the host offers in place of the requested one. Those that are no longer free are left out. Null: none. */
  offer: { starts: string[]; message: string } | null
  /** Times that the invitee proposes in place of those, and that the host has not answered. */
  proposed: string[]
  /** The form to propose times, as it was sent, if it was refused. `time`: its number from 0; null: the message, or all. */
  proposal: { times: string[]; message: string; problem: { time: number | null; reason: string } } | null
  mailedAgain: boolean
  /** Where to request the same again, with the typed values as far as an address can hold them. */
  again: string
  refused: { code: ErrorCode } | null
}

/** The owner's own page, which may follow a booking. */
function redirectAfter({ event: { confirmation } }: EventPage | ConfirmPage): string | null {
  return confirmation.kind === 'redirect' ? confirmation.url : null
}

export const pages = {
  event: {
    script: 'booking',
    hasOembed: true,
    // A page with a form has a key of its own, or typed values.
    isForAll: ({ idempotencyKey, hold, refused }: EventPage) =>
      idempotencyKey === null && hold === null && refused === null,
    // Browsers keep what is typed into a form only with its document.
    isOfNow: ({ idempotencyKey }: EventPage) => idempotencyKey === null,
    refusal: ({ refused }: EventPage) => refused,
    plays: ({ event: { video } }: EventPage) => video && video.player,
    notices: { event_type_not_found: 'not_found', event_type_off: 'event_off' },
    ownParams: [HOLD_PARAM, PAGE_PARAMS.person],
    loads: ({ conversions }: EventPage) => conversions,
    leadsTo: redirectAfter,
  },
  booking: {
    script: 'manage',
    isOfSomebody: true,
    isSecret: always,
    refusal: ({ refused }: BookingPage) => refused,
    notices: { booking_not_found: 'link_expired' },
    ownerOf: ({ booking }: BookingPage) => booking.owner,
    eventOf: ({ booking }: BookingPage) => booking.eventSlug,
  },
  confirm: {
    isOfSomebody: true,
    isSecret: always,
    refusal: ({ ended, refused }: ConfirmPage) => (ended ? { code: 'hold_expired' } : refused),
    notices: { hold_expired: 'link_expired' },
    leadsTo: redirectAfter,
  },
} as const satisfies FactsOf<EventPage | BookingPage | ConfirmPage>
