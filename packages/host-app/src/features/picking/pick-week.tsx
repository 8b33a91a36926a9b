import { ActionIcon, Button, Input, VisuallyHidden } from '@mantine/core'
import { addDays, dateOf, instantOf, MINUTE, wallTime, weekStartOf } from '@scheduling/domain'
import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import { SPOKEN } from '@scheduling/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useLanguage } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts'
import { ExactTime } from './exact-time.tsx'
import week from '../availability/painted-week.module.css'
import classes from './pick-week.module.css'
import { PickedList } from './picked-list.tsx'
import { busyQuery } from './queries.ts'
import { usePicking } from './use-picking.ts'
import type { Block } from './week.ts'
import { blocksOf, daysOf, ROW_MINUTES, ROWS, startOf } from './week.ts'

interface Props {
  picked: readonly Instant[]
  duration: Minutes
  timeZone: TimeZone
  error?: string | undefined
  onChange: (picked: Instant[]) => void
}

const HOURS_SHOWN = [0, 3, 6, 9, 12, 15, 18, 21]
const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row)
const DAY_MINUTES = 24 * 60

/** A week in which times are picked, with the host's busy times painted; below it the same as a list. */
export function PickWeek({ picked, duration, timeZone, error, onChange }: Props) {
  const { t, language } = useLanguage()
  const format = useFormat()
  const { weekStart } = useMe()
  const { call } = useDeps()
  const now = useNow()
  const today = dateOf(timeZone, now)
  // The week that a meeting of the days to come is in: not one that is nearly over.
  const [first, setFirst] = useState(() => weekStartOf(addDays(today, 2), weekStart))
  const [said, setSaid] = useState('')
  const days = daysOf(first)
  const span = {
    start: instantOf(timeZone, first, '00:00'),
    end: instantOf(timeZone, addDays(first, 7), '00:00'),
  }
  const busy = useQuery(busyQuery(call, span)).data ?? []
  const { direction } = SPOKEN[language]
  const isBusyAt = (start: Instant) =>
    busy.some((time) => time.start < start + duration * MINUTE && start < time.end)
  const nameOf = (start: Instant) => `${format.dayOf(start, timeZone)}, ${format.time(start, timeZone)}`

  const change = (next: Instant[], at: Instant) => {
    setSaid(t(next.length > picked.length ? 'pick.picked' : 'pick.taken_out', { time: nameOf(at) }))
    onChange(next)
  }
  const { focus, gridProps } = usePicking({ days, timeZone, direction, now, picked, onChange: change })
  const [Back, Forward] =
    direction === 'ltr' ? [IconChevronLeft, IconChevronRight] : [IconChevronRight, IconChevronLeft]

  return (
    <div className={classes.picker} data-path="slots" tabIndex={-1}>
      <div className={classes.bar}>
        <h2 className={classes.title}>
          {format.day(first)} – {format.day(days[6] ?? first, first)}
        </h2>
        <Button variant="default" size="compact-md" onClick={() => setFirst(weekStartOf(today, weekStart))}>
          {t('day.today')}
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('pick.previous')}
          onClick={() => setFirst(addDays(first, -7))}
        >
          <Back size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('pick.next')}
          onClick={() => setFirst(addDays(first, 7))}
        >
          <Forward size={16} />
        </ActionIcon>
      </div>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <p id="pick-how" className={classes.how}>
        {t('pick.how', { zone: format.zone(timeZone, now) })}
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
            aria-label={t('pick.label')}
            aria-describedby="pick-how"
            {...gridProps}
          >
            <tbody>
              {ROW_NUMBERS.map((row) => (
                <tr key={row}>
                  {days.map((date, column) => {
                    const start = startOf(days, { column, row }, timeZone)
                    const isPast = start <= now
                    const isOn = picked.some((one) => one >= start && one < start + ROW_MINUTES * MINUTE)
                    return (
                      <td
                        key={date}
                        data-cell={`${column}-${row}`}
                        tabIndex={focus.column === column && focus.row === row ? 0 : -1}
                        aria-selected={isOn}
                        aria-disabled={isPast || undefined}
                        aria-label={
                          isBusyAt(start) ? t('pick.busy_at', { time: nameOf(start) }) : nameOf(start)
                        }
                        className={week.cell}
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
                {busy
                  .flatMap((time) => blocksOf(days, time, timeZone))
                  .filter((block) => block.column === column)
                  .map((block) => (
                    <span key={block.from} className={classes.busy} style={placeOf(block)} />
                  ))}
                {picked
                  .flatMap((start) =>
                    blocksOf(days, { start, end: start + duration * MINUTE }, timeZone).map((block) => ({
                      start,
                      block,
                    })),
                  )
                  .filter(({ block }) => block.column === column)
                  .map(({ start, block }) => (
                    <span key={start} className={classes.picked} style={placeOf(block)}>
                      {format.time(start, timeZone)}
                    </span>
                  ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
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

function placeOf({ from, to }: Block) {
  return {
    insetBlockStart: `${(from / DAY_MINUTES) * 100}%`,
    blockSize: `${((to - from) / DAY_MINUTES) * 100}%`,
  }
}
