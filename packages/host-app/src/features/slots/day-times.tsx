import type { Instant } from '@scheduling/domain'
import { useEffect, useRef } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import type { DayCell } from './day-cells.ts'
import classes from './why-no-time.module.css'

interface Props {
  cells: readonly DayCell[]
  /** Scrolled to first, unless a free time is earlier. */
  from: Instant
  picked: Instant | undefined
  onPick: (start: Instant) => void
}

export function DayTimes({ cells, from, picked, onPick }: Props) {
  const t = useText()
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  const first = cells.findIndex(({ start, isFree }) => isFree || start >= from)

  useEffect(() => {
    const cell = list.current?.children[first]
    if (list.current && cell instanceof HTMLElement)
      list.current.scrollTop = cell.offsetTop - list.current.offsetTop
  }, [first])

  return (
    <ul ref={list} className={classes.cells}>
      {cells.map(({ start, isFree }) => (
        <li key={start}>
          <button
            type="button"
            className={classes.cell}
            data-free={isFree || undefined}
            aria-pressed={start === picked}
            aria-label={`${format.time(start)}, ${t(isFree ? 'why.free' : 'why.not_free')}`}
            onClick={() => onPick(start)}
          >
            {format.time(start)}
          </button>
        </li>
      ))}
    </ul>
  )
}
