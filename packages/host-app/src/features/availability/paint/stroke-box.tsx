import classes from './painted-week.module.css'
import { ROWS } from './painting.ts'
import type { Stroke } from './painting.ts'

/** The rectangle being painted or erased. */
export function StrokeBox({ stroke: { from, to, mode } }: { stroke: Stroke }) {
  const column = Math.min(from.column, to.column)
  const row = Math.min(from.row, to.row)
  const width = Math.abs(from.column - to.column) + 1
  const height = Math.abs(from.row - to.row) + 1
  return (
    <span
      className={classes.stroke}
      data-mode={mode}
      style={{
        insetInlineStart: `${(column / 7) * 100}%`,
        inlineSize: `${(width / 7) * 100}%`,
        insetBlockStart: `${(row / ROWS) * 100}%`,
        blockSize: `${(height / ROWS) * 100}%`,
      }}
    />
  )
}
