import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { bookingsQuery } from '../../data/queries.ts'
import { useFormat } from '../../language/language.tsx'
import { IconCalendar } from '../../ui/icons.ts'
import type { RunnableCommand } from './use-commands.ts'

const MIN_TYPED = 2
const SHOWN = 5

/** Upcoming meetings that the server finds for what was typed. */
export function useBookingCommands(typed: string): RunnableCommand[] {
  const { call } = useDeps()
  const format = useFormat()
  const navigate = useNavigate()
  const filter = { tab: 'upcoming', canceled: false, search: typed } as const
  const { data } = useInfiniteQuery({ ...bookingsQuery(call, filter), enabled: typed.length >= MIN_TYPED })
  return (data?.pages[0]?.bookings ?? []).slice(0, SHOWN).map(({ id, invitee, eventName, start }) => ({
    id: `booking-${id}`,
    text: `${invitee.name} · ${eventName}`,
    note: `${format.dayOf(Date.parse(start))}, ${format.time(Date.parse(start))}`,
    icon: IconCalendar,
    run: () => void navigate({ to: '/scheduled-events', search: { booking: id } }),
  }))
}
