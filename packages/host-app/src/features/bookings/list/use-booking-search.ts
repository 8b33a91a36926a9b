import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import type { BookingSearch } from '../booking-search.ts'

const route = getRouteApi('/shell/scheduled-events')

export type GoInBookings = (change: Partial<BookingSearch>, replace?: boolean) => void

/** What the address says, and how it is changed. */
export function useBookingSearch() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/scheduled-events' })
  const router = useRouter()
  const go: GoInBookings = (change, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace })

  function closeBooking() {
    // Else Back would open it again.
    if (router.state.location.state.isBesideList) router.history.back()
    else go({ booking: undefined }, true)
  }

  return { search, go, closeBooking }
}
