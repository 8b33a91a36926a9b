import type { Instant, PlainDate } from '@scheduling/domain'
import { addDays, DAY, dateOf, instantOf, MINUTE } from '@scheduling/domain'
import type { Offer } from './offer.ts'

// A meeting on a date can move this far ahead, as far as any query goes.
const DATES_AHEAD = 366

/** When a date begins where the offer's owner lives. */
export function startOfDate({ owner }: Pick<Offer, 'owner'>, date: PlainDate): Instant {
  return instantOf(owner.timeZone, date, '00:00')
}

/** For an offer of whole dates, the date of this instant; null if the offer is for times. */
export function dateAt(offer: Pick<Offer, 'owner' | 'isAllDay'>, at: Instant): PlainDate | null {
  return offer.isAllDay ? dateOf(offer.owner.timeZone, at) : null
}

/**
 * What a booking takes at a start. An offer for whole dates takes the whole date, from midnight to midnight, which is
 * not always 24 hours. Other offers stay as they are.
 */
export function narrowToStart<Asked extends Offer>(
  offer: Asked,
  at: Instant,
): { offer: Asked; start: Instant } {
  const date = dateAt(offer, at)
  if (date === null) return { offer, start: at }
  const start = startOfDate(offer, date)
  const duration = (startOfDate(offer, addDays(date, 1)) - start) / MINUTE
  return { offer: { ...offer, picked: [start], duration }, start }
}

/** The offer for whole dates on any date from tomorrow on, whatever the hours. */
export function onAnyDate(offer: Offer, now: Instant): Offer {
  const today = dateOf(offer.owner.timeZone, now)
  const picked = Array.from({ length: DATES_AHEAD }, (_, index) =>
    startOfDate(offer, addDays(today, index + 1)),
  )
  return { ...offer, isAllDay: true, picked, duration: DAY / MINUTE }
}
