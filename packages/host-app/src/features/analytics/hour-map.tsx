import type { Analytics } from '@scheduling/contract'
import type { Weekday } from '@scheduling/domain'
import { wallTime } from '@scheduling/domain'
import type { CSSProperties } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { weekdaysFrom } from '../../time/format.ts'
import classes from './analytics.module.css'
import { hoursShown } from './hours-shown.ts'

type Hours = Analytics['hours']

interface Props {
  hours: Hours
  weekdays: Analytics['weekdays']
}

/** A week with a square for each hour: the darker, the more meetings begin then. */
export function HourMap({ hours, weekdays }: Props) {
  const t = useText()
  const format = useFormat()
  const { weekStart } = useMe()
  const shown = hoursShown(hours)
  const most = Math.max(1, ...hours.map(({ meetings }) => meetings))
  const at = new Map(hours.map(({ weekday, hour, meetings }) => [`${weekday}-${hour}`, meetings]))
  const sum = new Map(weekdays.map(({ weekday, meetings }) => [weekday, meetings]))
  const countAt = (weekday: Weekday, hour: number) => at.get(`${weekday}-${hour}`) ?? 0
  return (
    <section className={classes.card}>
      <h2 className={classes.title} id="hour-map">
        {t('analytics.hours')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={classes.scroll} role="group" aria-labelledby="hour-map" tabIndex={0}>
        <table className={classes.map} aria-labelledby="hour-map">
          <thead>
            <tr>
              <th scope="col">{t('analytics.day')}</th>
              {shown.map((hour) => (
                <th key={hour} scope="col">
                  {format.wallTime(wallTime(hour * 60))}
                </th>
              ))}
              <th scope="col">{t('analytics.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {weekdaysFrom(weekStart).map((weekday) => (
              <tr key={weekday}>
                <th scope="row">{format.weekday(weekday, 'short')}</th>
                {shown.map((hour) => (
                  <td key={hour} style={shadeOf(countAt(weekday, hour) / most)}>
                    {countAt(weekday, hour) > 0 && format.number(countAt(weekday, hour))}
                  </td>
                ))}
                <td>{format.number(sum.get(weekday) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** React's types have no custom properties. */
const shadeOf = (share: number) => ({ '--share': share }) as CSSProperties
