import { instantOf, MINUTE, wallTime } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'

export const ROW_MINUTES = 30
export const ROWS = (24 * 60) / ROW_MINUTES

/** A cell of the week: its day and half hour. */
export interface Cell {
  column: number
  row: number
}

export function startOf(days: readonly PlainDate[], { column, row }: Cell, zone: TimeZone): Instant {
  return instantOf(zone, days[column] as PlainDate, wallTime(row * ROW_MINUTES))
}

/** Removes the picked times that begin in the cell. If there are none, picks the cell's own time. */
export function toggled(picked: readonly Instant[], start: Instant): Instant[] {
  const isInCell = (one: Instant) => one >= start && one < start + ROW_MINUTES * MINUTE
  return picked.some(isInCell)
    ? picked.filter((one) => !isInCell(one))
    : [...picked, start].toSorted((a, b) => a - b)
}

/** The cell in the week that a key moves to. Columns follow the writing direction. */
export function steered(
  { column, row }: Cell,
  key: string,
  direction: 'ltr' | 'rtl',
  rows = ROWS,
): Cell | undefined {
  const forward = direction === 'ltr' ? 1 : -1
  const steps: Record<string, [columns: number, rows: number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowRight: [forward, 0],
    ArrowLeft: [-forward, 0],
    PageUp: [0, -8],
    PageDown: [0, 8],
  }
  const step = steps[key]
  if (!step) return undefined
  return { column: within(column + step[0], 6), row: within(row + step[1], rows - 1) }
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
