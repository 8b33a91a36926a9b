import { Input, VisuallyHidden } from '@mantine/core'
import { addDays, dateOf, instantOf, MINUTE, wallTime, weekStartOf } from '@scheduling/domain'
import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import { SPOKEN } from '@scheduling/domain/languages'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useLanguage } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { ExactTime } from './exact-time.tsx'
import { BusyColumn } from '../busy/busy-column.tsx'
import { BusyList } from '../busy/busy-list.tsx'
import { busyName } from '../busy/busy-name.ts'
import { useBusyWeek } from '../busy/use-busy-week.ts'
import { WeekBar } from '../busy/week-bar.tsx'
import { blocksOf, daysOf, placeOf } from '../busy/week.ts'
import week from '../availability/paint/painted-week.module.css'
import classes from './pick-week.module.css'
import { PickedList } from './picked-list.tsx'
import { usePicking } from './use-picking.ts'
import { ROW_MINUTES, ROWS, startOf } from './week.ts'

interface Props {
  picked: readonly Instant[]
  duration: Minutes
  timeZone: TimeZone
  /** Days are picked, by their first moments. */
  isAllDay?: boolean
  error?: string | undefined
  onChange: (picked: Instant[]) => void
}

const HOURS_SHOWN = [0, 3, 6, 9, 12, 15, 18, 21]

/** A week in which times or days are picked, with the host's busy times painted; below it the same as a list. */
export function PickWeek({ picked, duration, timeZone, isAllDay = false, error, onChange }: Props) {
  const { t, language } = useLanguage()
  const format = useFormat()
  const { weekStart } = useMe()
  const now = useNow()
  const today = dateOf(timeZone, now)
  // The week that a meeting of the days to come is in: not one that is nearly over.
  const [first, setFirst] = useState(() => {
    const next = picked.find((start) => start > now)
    return weekStartOf(next === undefined ? addDays(today, 2) : dateOf(timeZone, next), weekStart)
  })
  const [said, setSaid] = useState('')
  const days = daysOf(first)
  const busy = useBusyWeek(first, timeZone)
  const { direction } = SPOKEN[language]
  const busyAt = (start: Instant) =>
    busy.find((time) => time.start < start + duration * MINUTE && start < time.end)
  const timeOf = (start: Instant) => (isAllDay ? null : format.time(start, timeZone))
  const nameOf = (start: Instant) => {
    const day = isAllDay ? format.fullDay(dateOf(timeZone, start)) : format.dayOf(start, timeZone)
    return [day, timeOf(start)].filter(Boolean).join(', ')
  }
  const rows = isAllDay ? 1 : ROWS
  const spanOf = (start: Instant) => ({
    start,
    end: isAllDay
      ? instantOf(timeZone, addDays(dateOf(timeZone, start), 1), '00:00')
      : start + duration * MINUTE,
  })

  const change = (next: Instant[], at: Instant) => {
    setSaid(t(next.length > picked.length ? 'pick.picked' : 'pick.taken_out', { time: nameOf(at) }))
    onChange(next)
  }
  const { focus, gridProps } = usePicking({ days, rows, timeZone, direction, now, picked, onChange: change })

  return (
    <div className={classes.picker} data-path="slots" tabIndex={-1}>
      <WeekBar first={first} today={today} weekStart={weekStart} onWeek={setFirst} />
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <p id="pick-how" className={classes.how}>
        {isAllDay ? t('pick.how_days') : t('pick.how', { zone: format.zone(timeZone, now) })}
      </p>
      <div className={week.week}>
        <div className={week.heads} aria-hidden>
          {days.map((date) => (
            <span key={date}>{format.dayShort(date)}</span>
          ))}
        </div>
        <div className={week.hours} aria-hidden>
          {HOURS_SHOWN.map((hour) => (
            <span key={hour} style={{ insetBlockStart: `${(hour / 24) * 100}%` }}>
              {format.wallTime(wallTime(hour * 60))}
            </span>
          ))}
        </div>
        <div className={week.frame}>
          <table
            className={`${week.grid} ${classes.grid}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- APG: a grid may be a table
            role="grid"
            aria-label={t(isAllDay ? 'pick.label_days' : 'pick.label')}
            aria-describedby="pick-how"
            {...gridProps}
          >
            <tbody>
              {Array.from({ length: rows }, (_, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row is its number
                <tr key={row}>
                  {days.map((date, column) => {
                    const start = startOf(days, { column, row }, timeZone)
                    const isPast = start <= now
                    const taken = isAllDay ? undefined : busyAt(start)
                    const isOn = picked.some((one) => one >= start && one < start + ROW_MINUTES * MINUTE)
                    return (
                      <td
                        key={date}
                        data-cell={`${column}-${row}`}
                        tabIndex={focus.column === column && focus.row === row ? 0 : -1}
                        aria-selected={isOn}
                        aria-disabled={isPast || undefined}
                        aria-label={taken ? t('pick.busy_at', { time: nameOf(start) }) : nameOf(start)}
                        title={taken && busyName(taken, t)}
                        className={isAllDay ? `${week.cell} ${classes.day}` : week.cell}
                      />
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <div className={week.columns} aria-hidden>
            {days.map((date, column) => (
              <div key={date} className={week.column}>
                <BusyColumn times={busy} days={days} column={column} timeZone={timeZone} />
                {picked
                  .flatMap((start) =>
                    blocksOf(days, spanOf(start), timeZone).map((block) => ({ start, block })),
                  )
                  .filter(({ block }) => block.column === column)
                  .map(({ start, block }) => (
                    <span key={start} className={classes.picked} style={placeOf(block)}>
                      {timeOf(start)}
                    </span>
                  ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      <BusyList times={busy} timeZone={timeZone} />
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      {!isAllDay && (
        <ExactTime
          timeZone={timeZone}
          onAdd={(start) => {
            if (start > now && !picked.includes(start))
              change(
                [...picked, start].toSorted((a, b) => a - b),
                start,
              )
          }}
        />
      )}
      <PickedList
        picked={picked}
        nameOf={nameOf}
        onRemove={(start) =>
          change(
            picked.filter((one) => one !== start),
            start,
          )
        }
      />
    </div>
  )
}
