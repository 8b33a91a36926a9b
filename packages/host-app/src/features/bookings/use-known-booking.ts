import type { HostBooking } from '@scheduling/contract'
import type { InfiniteData } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { keys } from '../../data/queries.ts'

/** A booking as a list has it, so that its details are there at once. */
export function useKnownBooking(id: string): HostBooking | undefined {
  const lists = useQueryClient().getQueriesData<InfiniteData<{ bookings: HostBooking[] }>>({
    queryKey: [...keys.bookings, 'list'],
  })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ bookings }) => bookings)
    .find((booking) => booking.id === id)
}
