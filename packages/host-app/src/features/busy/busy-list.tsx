import type { TimeZone } from '@scheduling/domain'
import { useFormat, useText } from '../../language/language.tsx'
import { busyName } from './busy-name.ts'
import classes from './busy.module.css'
import type { NamedTime } from './named.ts'

/** The busy times of a week as text. Says the same as the picture. */
export function BusyList({ times, timeZone }: { times: readonly NamedTime[]; timeZone: TimeZone }) {
  const t = useText()
  const format = useFormat()
  if (times.length === 0) return <p className={classes.how}>{t('busy.none')}</p>
  return (
    <details className={classes.list}>
      <summary>{t('busy.count', { count: times.length })}</summary>
      <ul>
        {times.map((time, index) => (
          <li key={`${time.start}-${index}`}>
            {format.dayOf(time.start, timeZone)}, {format.timeRange(time.start, time.end, timeZone)}{' '}
            <b>{busyName(time, t)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
