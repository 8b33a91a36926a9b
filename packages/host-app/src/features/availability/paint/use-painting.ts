import type { Weekday, WeeklyHours } from '@scheduling/domain'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { applyStroke, beginStroke, steer } from './painting.ts'
import type { Cell, Stroke } from './painting.ts'

interface Options {
  weekly: WeeklyHours
  days: readonly Weekday[]
  direction: 'ltr' | 'rtl'
  onChange: (weekly: WeeklyHours, stroke: Stroke) => void
}

/** Paints a week with the pointer, or with arrow keys, Shift and Space. */
export function usePainting({ weekly, days, direction, onChange }: Options) {
  const [stroke, setStroke] = useState<Stroke>()
  const [focus, setFocus] = useState<Cell>({ column: 0, row: 18 })

  function apply(done: Stroke) {
    setStroke(undefined)
    onChange(applyStroke(weekly, days, done), done)
  }

  function focusOn(cell: Cell, grid: Element) {
    setFocus(cell)
    grid.querySelector<HTMLElement>(`[data-cell="${cell.column}-${cell.row}"]`)?.focus()
  }

  return {
    stroke,
    focus,
    gridProps: {
      onPointerDown(event: PointerEvent) {
        const cell = cellAt(event.target)
        if (event.button !== 0 || !cell) return
        // A stroke also ends if the pointer is released outside the week.
        event.currentTarget.setPointerCapture(event.pointerId)
        setStroke(beginStroke(weekly, days, cell))
        setFocus(cell)
      },
      onPointerMove(event: PointerEvent) {
        if (!stroke || event.buttons !== 1) return
        // The pointer is captured, so look for the element under it.
        const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY))
        if (cell) setStroke({ ...stroke, to: cell })
      },
      onPointerUp: () => stroke && apply(stroke),
      onPointerCancel: () => setStroke(undefined),
      onKeyDown(event: KeyboardEvent) {
        const next = steer(focus, event.key, direction)
        if (next) {
          event.preventDefault()
          const begun = stroke ?? beginStroke(weekly, days, focus)
          setStroke(event.shiftKey ? { ...begun, to: next } : undefined)
          focusOn(next, event.currentTarget)
        } else if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault()
          apply(stroke ?? beginStroke(weekly, days, focus))
        } else if (event.key === 'Escape' && stroke) {
          event.stopPropagation()
          setStroke(undefined)
        }
      },
    },
  }
}

function cellAt(target: EventTarget | null): Cell | undefined {
  const name =
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined
  const [column, row] = (name ?? '').split('-').map(Number)
  return column === undefined || row === undefined ? undefined : { column, row }
}
