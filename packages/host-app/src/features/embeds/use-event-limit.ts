import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { embedsQuery } from './queries.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { useMe } from '../../data/use-me.ts'
import { eventLimitOf } from './event-limit.ts'
import type { EventLimit } from './event-limit.ts'

export function useEventLimit(): EventLimit | undefined {
  const { call } = useDeps()
  const me = useMe()
  return eventLimitOf(me, useQuery(eventTypesQuery(call)).data, useQuery(embedsQuery(call)).data)
}
