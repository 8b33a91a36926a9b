import type { Weekday, WeeklyHours } from '@scheduling/domain'
import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { isAvailable, isCovered } from './paint.ts'
import type { Block, Stretch } from './paint.ts'
import { ROWS, stretchOf } from './painting.ts'
import type { Cell } from './painting.ts'
import classes from './painted-week.module.css'
import { timesOf } from './times-text.ts'

const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row)

interface Props {
  weekly: WeeklyHours
  days: readonly Weekday[]
  /** The hours that apply on each date. */
  shownBlocks: readonly (readonly Block[])[]
  overridden: readonly boolean[]
  /** Why the host is busy then. */
  busyAt: (column: number, stretch: Stretch) => string | undefined
  /** The cell with the keyboard focus. */
  focus: Cell
  gridProps: ComponentProps<'table'>
}

/** The half hours of a week, for painting. */
export function PaintGrid({ weekly, days, shownBlocks, overridden, busyAt, focus, gridProps }: Props) {
  const t = useText()
  const format = useFormat()
  // Each change of the form redraws 336 cells. Their names are put together from 55 words.
  const dayNames = useMemo(() => days.map((day) => format.weekday(day)), [days, format])
  const rowNames = useMemo(() => ROW_NUMBERS.map((row) => timesOf(stretchOf(row), format)), [format])
  return (
    <table
      className={classes.grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- APG: a grid may be a table
      role="grid"
      aria-label={t('paint.label')}
      aria-describedby="paint-how"
      {...gridProps}
    >
      <tbody>
        {ROW_NUMBERS.map((row) => (
          <tr key={row}>
            {days.map((day, column) => {
              const isOn = isAvailable(weekly, day, stretchOf(row))
              const isShown = isCovered(shownBlocks[column] ?? [], stretchOf(row))
              const state = t(isShown ? 'hours.available' : 'hours.unavailable')
              const name = `${dayNames[column]} ${rowNames[row]}, ${state}`
              return (
                <td
                  key={day}
                  data-cell={`${column}-${row}`}
                  tabIndex={focus.column === column && focus.row === row ? 0 : -1}
                  aria-selected={isOn}
                  aria-label={overridden[column] ? `${name} (${t('paint.override')})` : name}
                  title={busyAt(column, stretchOf(row))}
                  className={classes.cell}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
