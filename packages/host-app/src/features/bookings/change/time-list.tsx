import type { Instant } from '@scheduling/domain'
import { useFormat, useText } from '../../../language/language.tsx'
import classes from './panel.module.css'

interface Props {
  starts: readonly Instant[]
  selected: Instant | undefined
  /** The times are whole days. */
  isAllDay?: boolean
  withDay?: boolean
  onPick: (start: Instant) => void
}

export function TimeList({ starts, selected, isAllDay, withDay, onPick }: Props) {
  const t = useText()
  const format = useFormat()
  const timeOf = (start: Instant) => (isAllDay ? t('booking.all_day') : format.time(start))
  return (
    <ul className={classes.times} data-with-day={withDay || undefined}>
      {starts.map((start) => (
        <li key={start}>
          <button
            type="button"
            className={classes.time}
            aria-pressed={start === selected}
            aria-label={format.joined(format.dayOf(start), timeOf(start))}
            onClick={() => onPick(start)}
          >
            {withDay ? format.joined(format.dayOf(start), timeOf(start)) : timeOf(start)}
          </button>
        </li>
      ))}
    </ul>
  )
}
