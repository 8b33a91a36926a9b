import type { TeamsWithGaps } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { reaches } from '../../data/acting/reach.ts'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { IconWarning } from '../../ui/icons.ts'
import { teamGapsQuery } from './queries.ts'
import classes from './teams.module.css'

type Gaps = TeamsWithGaps['teams'][number]

/** What the team of an event type lacks, for those who change it. */
export function useGaps(eventTypeId: string): Gaps | undefined {
  const me = useMe()
  const { call } = useDeps()
  const isAsked = me.organization !== null && reaches(me, 'event_types')
  const { data } = useQuery({ ...teamGapsQuery(call), enabled: isAsked })
  return data?.find((one) => one.eventTypeId === eventTypeId)
}

/** A mark in a list. */
export function TeamGapsMark({ eventTypeId }: { eventTypeId: string }) {
  const t = useText()
  const gaps = useGaps(eventTypeId)
  return (
    gaps && (
      <span className={classes.mark}>
        <IconWarning size={14} aria-hidden />
        {t(gaps.pools.length > 0 ? 'team.short_mark' : 'team.missing_mark')}
      </span>
    )
  )
}
