import type { Instant } from '@scheduling/domain'

/**
 * Free starts in `[from, to)`; `next` as in the slots call. For a page they cover `sheetOf()` of the month shown in
 * every zone, also where it is another date. The browser can then draw them in its own zone without a call.
 * The month shown is that of the address's `date` or `slot`, else that of the first free start, else the current
 * one.
 */
export interface PageSlots {
  from: Instant
  to: Instant
  starts: Instant[]
  next: Instant | null
  /** As in the slots call. */
  mightBeBlocked?: true
  /** As in the slots call. */
  seatsLeft?: number[]
  /** Those of the starts at which somebody else would hold the meeting that is moved. */
  others?: Instant[]
}
