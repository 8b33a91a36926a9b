import type { Instant } from '@scheduling/domain'
import { useFormat } from '../../language/language.tsx'
import classes from './panel.module.css'

interface Props {
  starts: readonly Instant[]
  selected: Instant | undefined
  withDay?: boolean
  onPick: (start: Instant) => void
}

export function TimeList({ starts, selected, withDay, onPick }: Props) {
  const format = useFormat()
  return (
    <ul className={classes.times} data-with-day={withDay || undefined}>
      {starts.map((start) => (
        <li key={start}>
          <button
            type="button"
            className={classes.time}
            aria-pressed={start === selected}
            aria-label={`${format.dayOf(start)}, ${format.time(start)}`}
            onClick={() => onPick(start)}
          >
            {withDay ? `${format.dayOf(start)}, ${format.time(start)}` : format.time(start)}
          </button>
        </li>
      ))}
    </ul>
  )
}
