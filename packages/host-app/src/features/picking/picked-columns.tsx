import { useFormat } from '../../language/language.tsx'
import painted from '../availability/paint/painted-week.module.css'
import { BusyColumn } from '../busy/busy-column.tsx'
import { blocksOf, placeOf } from '../busy/week.ts'
import classes from './pick-week.module.css'
import { spanOf, timeText } from './picked-week.ts'
import type { PickedWeek } from './picked-week.ts'

/** Over the grid: busy times and picked times. */
export function PickedColumns({ week }: { week: PickedWeek }) {
  const { days, busy, picked, timeZone } = week
  const format = useFormat()
  return (
    <div className={painted.columns} aria-hidden>
      {days.map((date, column) => (
        <div key={date} className={painted.column}>
          <BusyColumn times={busy} days={days} column={column} timeZone={timeZone} />
          {picked
            .flatMap((start) =>
              blocksOf(days, spanOf(week, start), timeZone).map((block) => ({ start, block })),
            )
            .filter(({ block }) => block.column === column)
            .map(({ start, block }) => (
              <span key={start} className={classes.picked} style={placeOf(block)}>
                {timeText(week, format, start)}
              </span>
            ))}
        </div>
      ))}
    </div>
  )
}
