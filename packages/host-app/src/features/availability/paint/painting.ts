import type { Weekday, WeeklyHours } from '@scheduling/domain'
import { erase, isAvailable, paint } from './paint.ts'
import type { Stretch } from './paint.ts'

export const ROW_MINUTES = 30
export const ROWS = (24 * 60) / ROW_MINUTES

/** A cell of the painted week: column and row. */
export interface Cell {
  column: number
  row: number
}

/** A rectangle being painted, from its first cell to the pointer. */
export interface Stroke {
  from: Cell
  to: Cell
  mode: 'paint' | 'erase'
}

export function stretchOf(row: number): Stretch {
  return { from: row * ROW_MINUTES, to: (row + 1) * ROW_MINUTES }
}

/** The first cell decides: a free one paints, a painted one erases. */
export function beginStroke(weekly: WeeklyHours, days: readonly Weekday[], cell: Cell): Stroke {
  const isFree = !isAvailable(weekly, days[cell.column] as Weekday, stretchOf(cell.row))
  return { from: cell, to: cell, mode: isFree ? 'paint' : 'erase' }
}

export function areaOf(
  { from, to }: Stroke,
  days: readonly Weekday[],
): { days: Weekday[]; stretch: Stretch } {
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)]
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  return {
    days: days.slice(left, right + 1),
    stretch: { from: stretchOf(top).from, to: stretchOf(bottom).to },
  }
}

export function applyStroke(weekly: WeeklyHours, days: readonly Weekday[], stroke: Stroke): WeeklyHours {
  const area = areaOf(stroke, days)
  return stroke.mode === 'paint'
    ? paint(weekly, area.days, area.stretch)
    : erase(weekly, area.days, area.stretch)
}

/** The cell that an arrow key moves to. Columns keep their places in both writing directions. */
export function steer(cell: Cell, key: string, direction: 'ltr' | 'rtl'): Cell | undefined {
  const forward = direction === 'ltr' ? 1 : -1
  const steps: Record<string, [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowRight: [forward, 0],
    ArrowLeft: [-forward, 0],
    PageUp: [0, -4],
    PageDown: [0, 4],
  }
  const step = steps[key]
  if (!step) return undefined
  return {
    column: Math.max(0, Math.min(6, cell.column + step[0])),
    row: Math.max(0, Math.min(ROWS - 1, cell.row + step[1])),
  }
}
