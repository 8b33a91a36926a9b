import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { Answer } from '../../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import classes from './days-off.module.css'
import { Holidays } from './holidays.tsx'
import { daysOffQuery } from './queries.ts'
import { TimesAway } from './times-away.tsx'
import { useDaysOffActions } from './use-days-off-actions.ts'

/** Beside the schedules: the dates on which none of them applies. */
export function DaysOff() {
  const { call } = useDeps()
  const actions = useDaysOffActions()
  return (
    <Answer of={useQuery(daysOffQuery(call))} loading={<RowsSkeleton />}>
      {(daysOff) => (
        <div className={classes.parts}>
          <TimesAway list={daysOff.away} actions={actions} />
          <Holidays daysOff={daysOff} actions={actions} />
        </div>
      )}
    </Answer>
  )
}
