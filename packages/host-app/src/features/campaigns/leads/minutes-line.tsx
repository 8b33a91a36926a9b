import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { MoreMinutes } from '../../plans/more-minutes.tsx'
import { minutesQuery } from '../queries.ts'
import classes from './leads.module.css'

/** What new leads have used of this month's minutes, where a plan limits them. */
export function MinutesLine() {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery(minutesQuery(call))
  if (!data || data.max === null) return null
  const { usedSeconds, max } = data
  const used = Math.ceil(usedSeconds / 60)
  return (
    <>
      <p className={classes.hint}>
        {used < max ? t('leads.minutes', { used, max }) : t('leads.minutes_none', { max })}
      </p>
      <MoreMinutes />
    </>
  )
}
