import type { Analytics } from '@scheduling/contract'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { weekdaysFrom } from '../../time/format.ts'
import classes from './analytics.module.css'

/** In the order of the host's week. */
export function WeekdayList({ weekdays }: { weekdays: Analytics['weekdays'] }) {
  const t = useText()
  const format = useFormat()
  const { weekStart } = useMe()
  const meetings = new Map(weekdays.map((each) => [each.weekday, each.meetings]))
  const most = Math.max(1, ...meetings.values())
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('analytics.weekdays')}</h2>
      <dl className={classes.weekdays}>
        {weekdaysFrom(weekStart).map((weekday) => {
          const count = meetings.get(weekday) ?? 0
          return (
            <div key={weekday} className={classes.weekday}>
              <dt>{format.weekday(weekday)}</dt>
              <dd>
                <span
                  className={classes.line}
                  data-most={count === most || undefined}
                  style={{ inlineSize: `${(count / most) * 100}%` }}
                />
                {format.number(count)}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
