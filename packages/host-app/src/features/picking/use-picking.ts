import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { Cell } from './week.ts'
import { startOf, steered, toggled } from './week.ts'

interface Options {
  days: readonly PlainDate[]
  /** One for whole days. */
  rows: number
  timeZone: TimeZone
  direction: 'ltr' | 'rtl'
  now: Instant
  picked: readonly Instant[]
  onChange: (picked: Instant[], at: Instant) => void
}

/** Picks times by a click, or with arrow keys and Space. Past times cannot be picked. */
export function usePicking({ days, rows, timeZone, direction, now, picked, onChange }: Options) {
  // Nine o'clock. Nobody starts earlier.
  const [steeredTo, setFocus] = useState<Cell>({ column: 0, row: 18 })
  const focus = { ...steeredTo, row: Math.min(steeredTo.row, rows - 1) }

  function toggle(cell: Cell) {
    const start = startOf(days, cell, timeZone)
    if (start > now) onChange(toggled(picked, start), start)
  }

  return {
    focus,
    gridProps: {
      onClick(event: MouseEvent) {
        const cell = cellAt(event.target)
        if (!cell) return
        setFocus(cell)
        toggle(cell)
      },
      onKeyDown(event: KeyboardEvent) {
        const next = steered(focus, event.key, direction, rows)
        if (next) {
          event.preventDefault()
          setFocus(next)
          event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.column}-${next.row}"]`)?.focus()
        } else if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault()
          toggle(focus)
        }
      },
    },
  }
}

function cellAt(target: EventTarget): Cell | undefined {
  const name =
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined
  const [column, row] = (name ?? '').split('-').map(Number)
  return column === undefined || row === undefined ? undefined : { column, row }
}
