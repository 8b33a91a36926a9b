import type { EventType } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'

/** The address of an event type's page. Without one, or if it is gone, the address of the whole page. */
export function useBookingPage(eventTypeId: string | null): {
  origin: string
  url: string
  eventType: EventType | undefined
} {
  const me = useMe()
  const { call } = useDeps()
  const origin = usePageOrigin()
  const eventType = useQuery(eventTypesQuery(call)).data?.find(({ id }) => id === eventTypeId)
  const page = `${origin}/${me.link}`
  return { origin, url: eventType ? `${page}/${eventType.slug}` : page, eventType }
}
