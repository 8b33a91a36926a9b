import type { BookingFilter } from '../../data/bookings.ts'
import { textParam } from '../../data/text-param.ts'

/** What the address of the scheduled events says. */
export interface BookingSearch {
  tab?: 'past'
  canceled?: '1'
  q?: string
  /** The booking whose details are open. */
  booking?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The details were opened from the list: it lies one step back. */
    isBesideList?: boolean
  }
}

export function readBookingSearch(search: Record<string, unknown>): BookingSearch {
  return {
    tab: search.tab === 'past' ? 'past' : undefined,
    canceled: search.canceled === '1' ? '1' : undefined,
    q: textParam(search, 'q'),
    booking: textParam(search, 'booking'),
  }
}

export function filterOf({ tab, canceled, q }: BookingSearch): BookingFilter {
  return { tab: tab ?? 'upcoming', canceled: canceled === '1', search: q ?? '' }
}
