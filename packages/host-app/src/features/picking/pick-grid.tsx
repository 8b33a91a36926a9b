import type { Instant } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useNow } from '../../data/use-now.ts'
import { useFormat, useLanguage } from '../../language/language.tsx'
import painted from '../availability/paint/painted-week.module.css'
import { busyName } from '../busy/busy-name.ts'
import classes from './pick-week.module.css'
import { busyAt, isPickedIn, nameOf } from './picked-week.ts'
import type { PickedWeek } from './picked-week.ts'
import { usePicking } from './use-picking.ts'
import { ROWS, startOf } from './week.ts'

interface Props {
  week: PickedWeek
  onChange: (picked: Instant[], at: Instant) => void
}

/** The half hours or days of a week, for picking. */
export function PickGrid({ week, onChange }: Props) {
  const { days, picked, timeZone, isAllDay } = week
  const { t, language } = useLanguage()
  const format = useFormat()
  const now = useNow()
  const { direction } = LANGUAGES[language]
  const rows = isAllDay ? 1 : ROWS
  const { focus, gridProps } = usePicking({ days, rows, timeZone, direction, now, picked, onChange })
  return (
    <table
      className={`${painted.grid} ${classes.grid}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- APG: a grid may be a table
      role="grid"
      aria-label={t(isAllDay ? 'pick.label_days' : 'pick.label')}
      aria-describedby="pick-how"
      {...gridProps}
    >
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its number
          <tr key={row}>
            {days.map((date, column) => {
              const start = startOf(days, { column, row }, timeZone)
              const name = nameOf(week, format, start)
              const taken = busyAt(week, start)
              return (
                <td
                  key={date}
                  data-cell={`${column}-${row}`}
                  tabIndex={focus.column === column && focus.row === row ? 0 : -1}
                  aria-selected={isPickedIn(week, start)}
                  aria-disabled={start <= now || undefined}
                  aria-label={taken ? t('pick.busy_at', { time: name }) : name}
                  title={taken && busyName(taken, t)}
                  className={isAllDay ? `${painted.cell} ${classes.day}` : painted.cell}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
