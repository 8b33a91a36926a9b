import { wallTime } from '@scheduling/domain'
import { useFormat } from '../../../language/language.tsx'
import classes from './painted-week.module.css'

const HOURS_SHOWN = [0, 3, 6, 9, 12, 15, 18, 21]

/** The hour labels of a week, every three hours. */
export function WeekHours() {
  const format = useFormat()
  return (
    <div className={classes.hours} aria-hidden>
      {HOURS_SHOWN.map((hour) => (
        <span key={hour} style={{ insetBlockStart: `${(hour / 24) * 100}%` }}>
          {format.wallTime(wallTime(hour * 60))}
        </span>
      ))}
    </div>
  )
}
