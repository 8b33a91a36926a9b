import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import type { BookingSearch } from '../booking-search.ts'

const route = getRouteApi('/shell/scheduled-events')

export type GoInBookings = (change: Partial<BookingSearch>, replace?: boolean) => void

/** The query of the address, and how to change it. */
export function useBookingSearch() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/scheduled-events' })
  const router = useRouter()
  const go: GoInBookings = (change, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace })

  function closeBooking() {
    // Otherwise Back would open the details again.
    if (router.state.location.state.isBesideList) router.history.back()
    else go({ booking: undefined }, true)
  }

  return { search, go, closeBooking }
}
