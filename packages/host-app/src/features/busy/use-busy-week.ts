import type { PlainDate, TimeZone } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import type { NamedTime } from './named.ts'
import { namedTimes } from './named.ts'
import { busyQuery, namedQuery } from './queries.ts'
import { weekSpan } from './week.ts'

/** What makes the host busy in a week. Names of events appear once their calendars have answered. */
export function useBusyWeek(first: PlainDate, timeZone: TimeZone): readonly NamedTime[] {
  const { call } = useDeps()
  const span = weekSpan(first, timeZone)
  // Nobody takes the time of an organization.
  const enabled = reaches(useMe(), 'own_account')
  const { data: stretches } = useQuery({ ...busyQuery(call, span), enabled })
  const { data: events } = useQuery({ ...namedQuery(call, span), enabled })
  return useMemo(() => namedTimes(stretches ?? [], events ?? []), [stretches, events])
}
