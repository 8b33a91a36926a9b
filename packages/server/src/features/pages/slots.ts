import type { PageSlots } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract'
import type { Instant, Interval, PlainDate, Weekday } from '@scheduling/domain'
import { isPlainDate, sheetsSpan } from '@scheduling/domain'
import type { FreeStarts } from '../slots/operations.ts'

// A calendar sheet around these dates still has years of four digits.
const EARLIEST = Date.UTC(1970, 1)
const LATEST = Date.UTC(9999, 9)

/** The day and the start in an address; null if one is absent, not a date, past or out of range. */
export function namedTime(
  search: string,
  today: PlainDate,
): { date: PlainDate | null; slot: Instant | null } {
  const query = new URLSearchParams(search)
  const date = query.get(PAGE_PARAMS.date)
  const isShown = date !== null && isPlainDate(date) && date >= today && namedInstant(date) !== null
  return { date: isShown ? date : null, slot: namedInstant(query.get(PAGE_PARAMS.slot)) }
}

// `10:00:00+01:00` in an address whose plus nobody escaped.
const BLANK_OFFSET = /(:\d\d(?:\.\d+)?) (\d\d:\d\d)$/

/** The instant in an address or a form; null as above. */
export function namedInstant(text: string | null): Instant | null {
  const instant = Date.parse((text ?? '').replace(BLANK_OFFSET, '$1+$2'))
  return instant >= EARLIEST && instant <= LATEST ? instant : null
}

interface Moment {
  weekStart: Weekday
  now: Instant
}

/**
 * The free starts of the month in the address, else of the first month with a free start: what a calendar shows of it in
 * any zone.
 */
export async function pageSlots(
  { weekStart, now }: Moment,
  named: { date: PlainDate | null; slot: Instant | null },
  freeStarts: (span: Interval) => Promise<FreeStarts>,
): Promise<PageSlots> {
  const span = sheetsSpan({ date: named.date, instant: named.slot ?? now, weekStart, now })
  const found = await freeStarts(span)
  const isNamed = named.date !== null || named.slot !== null
  if (found.starts.length > 0 || found.others || found.next === null || isNamed) return answer(span, found)
  const later = sheetsSpan({ date: null, instant: found.next, weekStart, now })
  return answer(later, await freeStarts(later))
}

function answer(span: Interval, freeStarts: FreeStarts): PageSlots {
  const { starts, next, mightBeBlocked, seatsLeft, others } = freeStarts
  return {
    from: span.start,
    to: span.end,
    starts: others ? [...starts, ...others].toSorted((a, b) => a - b) : starts,
    next,
    ...(mightBeBlocked && { mightBeBlocked }),
    ...(seatsLeft && { seatsLeft }),
    ...(others && { others }),
  }
}
