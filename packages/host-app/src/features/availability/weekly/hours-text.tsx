import type { Hours, Weekday } from '@scheduling/domain'
import { useFormat, useText } from '../../../language/language.tsx'
import { weekdaysFrom } from '../../../time/format.ts'
import { useNow } from '../../../data/use-now.ts'
import classes from './hours-text.module.css'
import { groupDays } from './weekly.ts'

/** The week in words: `Mon – Fri 09:00 – 17:00`. */
export function HoursText({ hours, weekStart }: { hours: Hours; weekStart: Weekday }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const groups = groupDays(hours.weekly, weekdaysFrom(weekStart))
  return (
    <div>
      <dl className={classes.hours}>
        {groups.map(({ days, ranges }) => {
          const [first, last] = [days[0], days.at(-1)]
          const name = first && format.weekday(first, 'short')
          return (
            <div key={first} className={classes.line}>
              <dt>{days.length > 1 && last ? `${name} – ${format.weekday(last, 'short')}` : name}</dt>
              <dd>
                {format.list(
                  ranges.map(({ start, end }) => `${format.wallTime(start)} – ${format.wallTime(end)}`),
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {groups.length === 0 && <p>{t('hours.unavailable')}</p>}
      <p className={classes.zone}>{format.zone(hours.timeZone, now)}</p>
    </div>
  )
}
