import { addDays, dateOf, wallTime, weekStartOf } from '@scheduling/domain'
import type { Hours, Weekday, WeeklyHours } from '@scheduling/domain'
import { SPOKEN } from '@scheduling/domain/languages'
import { useMemo, useState } from 'react'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useLanguage } from '../../../language/language.tsx'
import { weekdaysFrom } from '../../../time/format.ts'
import type { Format } from '../../../time/format.ts'
import { BusyColumn } from '../../busy/busy-column.tsx'
import { BusyList } from '../../busy/busy-list.tsx'
import { busyName } from '../../busy/busy-name.ts'
import { useBusyWeek } from '../../busy/use-busy-week.ts'
import { WeekBar } from '../../busy/week-bar.tsx'
import { blocksOf as blocksIn, daysOf, placeOf } from '../../busy/week.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { overrideOf } from '../overrides/overrides.ts'
import { blocksOf, blocksOn, isAvailable, isCovered } from './paint.ts'
import type { Block, Stretch } from './paint.ts'
import { areaOf, ROWS, stretchOf } from './painting.ts'
import type { Stroke } from './painting.ts'
import classes from './painted-week.module.css'
import { StrokeBox } from './stroke-box.tsx'
import { usePainting } from './use-painting.ts'

interface Props {
  hours: Hours
  weekStart: Weekday
  onChange: (weekly: WeeklyHours) => void
}

const HOURS_SHOWN = [0, 3, 6, 9, 12, 15, 18, 21]
const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row)

/**
 * The week as a picture in which hours are painted, over what stands in the host's calendars in one week. The list of hours beside
 * it is the same, in words. A date with an override shows what counts on it; painting goes on changing every week.
 */
export function PaintedWeek({ hours, weekStart, onChange }: Props) {
  const { weekly, timeZone } = hours
  const { t, language } = useLanguage()
  const format = useFormat()
  const toasts = useToasts()
  const days = useMemo(() => weekdaysFrom(weekStart), [weekStart])
  const today = dateOf(timeZone, useNow())
  // Not one that is nearly over.
  const [first, setFirst] = useState(() => weekStartOf(addDays(today, 2), weekStart))
  const dates = useMemo(() => daysOf(first), [first])
  const busy = useBusyWeek(first, timeZone)
  const busyBlocks = useMemo(
    () => busy.flatMap((time) => blocksIn(dates, time, timeZone).map((block) => ({ ...block, time }))),
    [busy, dates, timeZone],
  )
  // 336 cells are drawn with every change of the form: their names are put together from 55 words.
  const dayNames = useMemo(() => days.map((day) => format.weekday(day)), [days, format])
  const rowNames = useMemo(() => ROW_NUMBERS.map((row) => timesOf(stretchOf(row), format)), [format])
  const overridden = dates.map((date) => overrideOf(hours, date) !== undefined)
  const shownBlocks = useMemo(() => dates.map((date) => blocksOn(hours, date)), [hours, dates])
  const { stroke, focus, gridProps } = usePainting({
    weekly,
    days,
    direction: SPOKEN[language].direction,
    onChange: (changed, done) => {
      onChange(changed)
      toasts.show(sentence(done), { undo: () => onChange(weekly) })
    },
  })

  function sentence(done: Stroke): string {
    const area = areaOf(done, days)
    return t(done.mode === 'paint' ? 'paint.painted' : 'paint.erased', {
      days: format.list(area.days.map((day) => format.weekday(day))),
      times: timesOf(area.stretch, format),
    })
  }

  function busyAt(column: number, { from, to }: Stretch): string | undefined {
    const found = busyBlocks.find((block) => block.column === column && block.from < to && block.to > from)
    return found && busyName(found.time, t)
  }

  return (
    <div className={classes.week}>
      <div className={classes.bar}>
        <WeekBar first={first} today={today} weekStart={weekStart} onWeek={setFirst} />
      </div>
      <div className={classes.heads} aria-hidden>
        {days.map((day, column) => (
          <span key={day} data-override={overridden[column] || undefined}>
            {format.weekday(day, 'short')}
          </span>
        ))}
      </div>
      <div className={classes.hours} aria-hidden>
        {HOURS_SHOWN.map((hour) => (
          <span key={hour} style={{ insetBlockStart: `${(hour / 24) * 100}%` }}>
            {format.wallTime(wallTime(hour * 60))}
          </span>
        ))}
      </div>
      <div className={classes.frame}>
        <div className={classes.columns} aria-hidden>
          {days.map((day, column) => (
            <div key={day} className={classes.column}>
              {overridden[column] && <Blocks blocks={blocksOf(weekly, day)} isUsual />}
              <Blocks blocks={shownBlocks[column] ?? []} />
              <BusyColumn times={busy} days={dates} column={column} timeZone={timeZone} />
            </div>
          ))}
        </div>
        {stroke && <StrokeBox stroke={stroke} />}
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
      </div>
      <p id="paint-how" className={classes.how}>
        {t('paint.how')}
        {overridden.includes(true) && ` ${t('paint.overrides')}`}
      </p>
      <div className={classes.bar}>
        <BusyList times={busy} timeZone={timeZone} />
      </div>
    </div>
  )
}

interface BlocksProps {
  blocks: readonly Block[]
  /** What an override hides on its date. */
  isUsual?: boolean
}

function Blocks({ blocks, isUsual = false }: BlocksProps) {
  return blocks.map(({ from, to, isCarried, goesOn }) => (
    <span
      key={`${from}-${isCarried}`}
      className={classes.block}
      data-usual={isUsual || undefined}
      data-carried={isCarried || undefined}
      data-goes-on={goesOn || undefined}
      style={placeOf({ from, to })}
    />
  ))
}

function timesOf({ from, to }: Stretch, format: Format): string {
  return `${format.wallTime(wallTime(from))} – ${format.wallTime(wallTime(to))}`
}
