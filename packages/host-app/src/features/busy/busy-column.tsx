import type { PlainDate, TimeZone } from '@scheduling/domain'
import { useNow } from '../../data/use-now.ts'
import { useText } from '../../language/language.tsx'
import { busyName } from './busy-name.ts'
import classes from './busy.module.css'
import type { NamedTime } from './named.ts'
import { blocksOf, placeOf } from './week.ts'

interface Props {
  times: readonly NamedTime[]
  days: readonly PlainDate[]
  column: number
  timeZone: TimeZone
}

/** The busy times of one day of a week, and a line at this moment. */
export function BusyColumn({ times, days, column, timeZone }: Props) {
  const t = useText()
  const now = useNow()
  const [at] = blocksOf(days, { start: now, end: now + 1 }, timeZone)
  return (
    <>
      {times.flatMap((time, index) =>
        blocksOf(days, time, timeZone)
          .filter((block) => block.column === column)
          .map((block) => (
            <span key={`${index}-${block.from}`} className={classes.busy} style={placeOf(block)}>
              <span className={classes.name}>{time.title ?? busyName(time, t)}</span>
            </span>
          )),
      )}
      {at?.column === column && (
        <span className={classes.now} style={placeOf({ from: at.from, to: at.from })} />
      )}
    </>
  )
}
