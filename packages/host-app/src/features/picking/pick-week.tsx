import { Input, VisuallyHidden } from '@mantine/core'
import { addDays, dateOf, minuteOfDay, wallTimeOf, weekStartOf } from '@scheduling/domain'
import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { ExactTime } from './exact-time.tsx'
import { BusyList } from '../busy/busy-list.tsx'
import { useBusyWeek } from '../busy/use-busy-week.ts'
import { WeekBar } from '../busy/week-bar.tsx'
import { daysOf } from '../busy/week.ts'
import { USUAL_START, WeekFrame } from '../availability/paint/week-frame.tsx'
import { PickGrid } from './pick-grid.tsx'
import classes from './pick-week.module.css'
import { PickedColumns } from './picked-columns.tsx'
import { PickedList } from './picked-list.tsx'
import { nameOf } from './picked-week.ts'

interface Props {
  picked: readonly Instant[]
  duration: Minutes
  timeZone: TimeZone
  /** Picks whole days, by their first moments. */
  isAllDay?: boolean
  error?: string | undefined
  onChange: (picked: Instant[]) => void
}

/** A week for picking times or days over the host's busy times. The list below shows the same. */
export function PickWeek({ picked, duration, timeZone, isAllDay = false, error, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const { weekStart } = useMe()
  const now = useNow()
  const today = dateOf(timeZone, now)
  // The week of a meeting in the next days. Do not open a week that is nearly over.
  const [first, setFirst] = useState(() => {
    const next = picked.find((start) => start > now)
    return weekStartOf(next === undefined ? addDays(today, 2) : dateOf(timeZone, next), weekStart)
  })
  const [said, setSaid] = useState('')
  const busy = useBusyWeek(first, timeZone)
  const week = { days: daysOf(first), busy, picked, duration, timeZone, isAllDay }
  const name = (start: Instant) => nameOf(week, format, start)

  const change = (next: Instant[], at: Instant) => {
    setSaid(t(next.length > picked.length ? 'pick.picked' : 'pick.taken_out', { time: name(at) }))
    onChange(next)
  }
  const remove = (start: Instant) =>
    change(
      picked.filter((one) => one !== start),
      start,
    )
  const add = (start: Instant) => {
    if (start > now && !picked.includes(start))
      change(
        [...picked, start].toSorted((a, b) => a - b),
        start,
      )
  }

  return (
    <div className={classes.picker} data-path="slots" tabIndex={-1}>
      <WeekBar first={first} today={today} weekStart={weekStart} onWeek={setFirst} />
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <p id="pick-how" className={classes.how}>
        {isAllDay ? t('pick.how_days') : t('pick.how', { zone: format.zone(timeZone, now) })}
      </p>
      <WeekFrame
        from={Math.min(...picked.map((start) => minuteOfDay(wallTimeOf(timeZone, start))), USUAL_START)}
        heads={week.days.map((date) => (
          <span key={date}>{format.dayShort(date)}</span>
        ))}
      >
        <PickGrid week={week} onChange={change} />
        <PickedColumns week={week} />
      </WeekFrame>
      <BusyList times={busy} timeZone={timeZone} />
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      {!isAllDay && <ExactTime timeZone={timeZone} onAdd={add} />}
      <PickedList picked={picked} nameOf={name} onRemove={remove} />
    </div>
  )
}
