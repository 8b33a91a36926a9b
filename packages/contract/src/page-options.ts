import type { Instant, Weekday } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { TrackingParam } from './page.ts'

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
