import type { Instant, PlainDate, Weekday } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Hold, ManagedBooking } from './bookings/schemas.ts'
import type { ErrorCode, FieldError } from './errors.ts'
import type { TrackingParam } from './page.ts'
import type { Location } from './event-types/schemas.ts'
import type { OwnVote, PublicPoll } from './polls/schemas.ts'
import type { PublicEvent, PublicEventSummary, PublicOwner } from './pages/schemas.ts'

// What the server hands to the booking page's render entry, and the page to its script. Types only.

/** From the page's address and the request; the same for every kind of page. */
export interface PageOptions {
  /** The minute in which the page was made: within it, a page without a form is the same for all. */
  now: Instant
  /** Origin of this server, without a trailing slash. */
  origin: string
  /** Path and query as asked for. */
  path: string
  search: string
  embed: 'inline' | 'popup' | null
  language: Language
  /** The visitor's country (`GB`), which decides how dates are written; null where the browser names none. */
  region: string | null
  /** As the address says, else as in the visitor's country, else as the owner has it. */
  timeFormat: '12h' | '24h'
  weekStart: Weekday
  /** Zone in which times are shown; `guessed` until the address or the browser has said which. */
  timeZone: string
  timeZoneGuessed: boolean
  /** Zones that a browser may know less well than the server, as `tellZones` writes them. */
  zones: string
  theme: 'light' | 'dark' | 'auto'
  hideEventDetails: boolean
  /** From the address; they win over the owner's. Upper-case hex. */
  colours: { background: string | null; text: string | null; button: string | null }
  prefill: { name: string; email: string; answers: Record<string, string> }
  tracking: Partial<Record<TrackingParam, string>>
}

/**
 * Free starts in `[from, to)`; `next` as in the slots call. For a page they cover `sheetOf()` of the month shown, in
 * the page's zone, and a day more at both ends, so that the browser can regroup them in its own zone without a call.
 * The month shown is that of the address's `date` or `slot`, else that of the first free start, else the current one.
 */
export interface PageSlots {
  from: Instant
  to: Instant
  starts: Instant[]
  next: Instant | null
  /** As in the slots call. */
  mightBeBlocked?: true
}

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

/** Likewise of a poll. */
export interface RefusedVote {
  values: Pick<OwnVote, 'name' | 'email' | 'choices' | 'answers'>
  errors: FieldError[]
  code: ErrorCode | null
}

/** Likewise of a comment below a poll. */
export interface RefusedComment {
  values: { name: string; text: string }
  errors: FieldError[]
  code: ErrorCode | null
}

/** Calendars on the web that take a meeting by an address; below the booking's, `calendar/<name>` leads there. */
export type CalendarSite = 'google' | 'outlook' | 'office365'

/** Mails about this meeting, none about it, none about meetings with its host, none from this server. */
export type MailChoice = 'keep' | 'meeting' | 'host' | 'all'

export type PageData =
  | { kind: 'booking_list'; options: PageOptions; owner: PublicOwner; events: PublicEventSummary[] }
  | {
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
  | {
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
  | {
      /** Behind the link in a mail: which mails its reader wants. */
      kind: 'mails'
      options: PageOptions
      owner: PublicOwner
      /** What the mails are about. Only a meeting has times. */
      meeting: {
        about: 'meeting' | 'poll' | 'invitation'
        name: string
        times: { start: Instant; end: Instant; date: PlainDate | null } | null
        canceled: boolean
      }
      /** Shortened: `a…@example.com`. */
      address: string
      /** What holds; null for a guest who has not said. */
      choice: MailChoice | null
      /** What the link in the mail was about; nothing changes before the form is sent. */
      proposed: MailChoice | null
      saved: boolean
    }
  | {
      /** Asks for what proves an e-mail address. */
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
  | {
      /** A poll, for who has its link; behind an edit link with the own vote. */
      kind: 'poll'
      options: PageOptions
      owner: PublicOwner
      poll: PublicPoll
      own: Omit<OwnVote, 'poll'> | null
      /** What it became, as it stands now. `location`: for who was invited and comes. */
      meeting: {
        start: Instant
        end: Instant
        date: PlainDate | null
        isCanceled: boolean
        location: Location | null
        /** The link to join is still being made. */
        roomExpected: boolean
      } | null
      /** What a form has just done. */
      done: 'voted' | 'sent' | 'proved' | 'changed' | 'commented' | 'attends' | null
      /** Makes a form that is sent twice harmless. */
      idempotencyKey: string
      refused: RefusedVote | null
      refusedComment: RefusedComment | null
    }
  | {
      kind: 'not_found' | 'not_open' | 'link_expired' | 'event_off' | 'unavailable'
      options: PageOptions
      owner: PublicOwner | null
    }

export interface RenderedPage {
  /** The whole document. */
  html: string
  /** What its one `style` element holds, for the hash in the policy that allows it. */
  styles: string
  /** What its one inline script holds, likewise, where it has one. */
  inline?: string | null
}

/** Pure: the same data gives the same page. */
export type RenderPage = (data: PageData) => RenderedPage
