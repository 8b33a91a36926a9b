import type { Instant, PlainDate } from '@scheduling/domain'
import { addDays, DAY, dateOf, instantOf, MINUTE } from '@scheduling/domain'
import type { Offer } from './offer.ts'

// What is agreed for a date is moved to another one, as far ahead as anything is asked for.
const DATES_AHEAD = 366

/** When a date begins where the offer's host lives. */
export function startOfDate({ hosts: [host] }: Pick<Offer, 'hosts'>, date: PlainDate): Instant {
  return instantOf(host.timeZone, date, '00:00')
}

/** The date of an offer for whole dates on which this falls; null: it is for times. */
export function dateAt(offer: Pick<Offer, 'hosts' | 'isAllDay'>, at: Instant): PlainDate | null {
  return offer.isAllDay ? dateOf(offer.hosts[0].timeZone, at) : null
}

/**
 * What is taken at a start: of an offer for whole dates the date on which it falls, from its first to its last boundary,
 * which is not always 24 hours later. Any other offer is as it is.
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

/** For whole dates, whatever the hours: any from tomorrow on. */
export function onAnyDate(offer: Offer, now: Instant): Offer {
  const today = dateOf(offer.hosts[0].timeZone, now)
  const picked = Array.from({ length: DATES_AHEAD }, (_, index) =>
    startOfDate(offer, addDays(today, index + 1)),
  )
  return { ...offer, isAllDay: true, picked, duration: DAY / MINUTE }
}
