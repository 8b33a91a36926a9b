import type { PlainDate, TimeZone } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import type { NamedTime } from './named.ts'
import { namedTimes } from './named.ts'
import { busyQuery, namedQuery } from './queries.ts'
import { weekSpan } from './week.ts'

/** What makes the host busy in a week. Names of events appear once their calendars have answered. */
export function useBusyWeek(first: PlainDate, timeZone: TimeZone): readonly NamedTime[] {
  const { call } = useDeps()
  const span = weekSpan(first, timeZone)
  const { data: stretches } = useQuery(busyQuery(call, span))
  const { data: events } = useQuery(namedQuery(call, span))
  return useMemo(() => namedTimes(stretches ?? [], events ?? []), [stretches, events])
}
