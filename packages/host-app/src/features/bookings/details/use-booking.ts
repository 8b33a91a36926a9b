import type { HostBooking } from '@scheduling/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { BOOKINGS } from '../../../data/bookings.ts'

/** A booking from a loaded list, so that its details show right away. */
export function useBooking(id: string): HostBooking | undefined {
  const lists = useQueryClient().getQueriesData<InfiniteData<{ bookings: HostBooking[] }>>({
    queryKey: [...BOOKINGS, 'list'],
  })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ bookings }) => bookings)
    .find((booking) => booking.id === id)
}
