import type { HostBooking } from '@scheduling/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { BOOKINGS } from '../../../data/bookings.ts'

/** A booking as a list has it, so that its details are there at once. */
export function useKnownBooking(id: string): HostBooking | undefined {
  const lists = useQueryClient().getQueriesData<InfiniteData<{ bookings: HostBooking[] }>>({
    queryKey: [...BOOKINGS, 'list'],
  })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ bookings }) => bookings)
    .find((booking) => booking.id === id)
}
