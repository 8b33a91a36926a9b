import { isPlainDate } from '@scheduling/domain'
import type { PlainDate } from '@scheduling/domain'
import type { BookingFilter } from '../../data/bookings.ts'
import { textParam } from '../../data/text-param.ts'

/** The query of the page's address. */
export interface BookingSearch {
  tab?: 'past'
  canceled?: '1'
  q?: string
  /** First and last day, both included. */
  from?: PlainDate
  to?: PlainDate
  /** The id of the event type. */
  type?: string
  /** The id of the person who comes of a team. */
  person?: string
  /** The booking whose details are open. */
  booking?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The details were opened from the list, which is one step back. */
    isBesideList?: boolean
  }
}

export function readBookingSearch(search: Record<string, unknown>): BookingSearch {
  return {
    tab: search.tab === 'past' ? 'past' : undefined,
    canceled: search.canceled === '1' ? '1' : undefined,
    q: textParam(search, 'q'),
    from: dateParam(search.from),
    to: dateParam(search.to),
    type: textParam(search, 'type'),
    person: textParam(search, 'person'),
    booking: textParam(search, 'booking'),
  }
}

/** Removes all filters. */
export const NO_FILTERS = { from: undefined, to: undefined, type: undefined, person: undefined } as const

export function isFiltered({ from, to, type, person }: BookingSearch): boolean {
  return (from ?? to ?? type ?? person) !== undefined
}

export function filterOf({ tab, canceled, q, from, to, type, person }: BookingSearch): BookingFilter {
  return {
    tab: tab ?? 'upcoming',
    canceled: canceled === '1',
    search: q ?? '',
    from,
    to,
    eventType: type,
    person,
  }
}

function dateParam(value: unknown): PlainDate | undefined {
  return typeof value === 'string' && isPlainDate(value) ? value : undefined
}
