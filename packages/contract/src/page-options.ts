import type { Instant, Weekday } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Tracking } from './page.ts'

/** Options from the page's address and the request, for every kind of page. */
export interface PageOptions {
  /** The minute in which the page was made. Within it, a page without a form is the same for everybody. */
  now: Instant
  /** Origin of this server, without a trailing slash. */
  origin: string
  /** The requested path and query. */
  path: string
  search: string
  embed: 'inline' | 'popup' | null
  /** Whether the address of the embed has values that nobody can use. */
  hasMistakes?: true
  language: Language
  /** The visitor's country (`GB`), which decides how dates are written; null if the browser names none. */
  region: string | null
  /** From the address, else the visitor's country, else the owner's setting. */
  timeFormat: '12h' | '24h'
  weekStart: Weekday
  /** The zone in which times are shown; `guessed` until the address or the browser names one. */
  timeZone: string
  timeZoneGuessed: boolean
  /** Zones that the browser may know less well than the server, as `tellZones` writes them. */
  zones: string
  theme: 'light' | 'dark' | 'auto'
  hideEventDetails: boolean
  /** Colors from the address, in upper-case hex. They win over the owner's. */
  colors: { background: string | null; text: string | null; button: string | null }
  prefill: { name: string; email: string; answers: Record<string, string | string[]> }
  tracking: Tracking
}
