import type { EventType } from '@scheduling/contract'
import type { Instant, PlainDate } from '@scheduling/domain'
import { dateOf, limits, weekStartOf } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { WeekBar } from '../../busy/week-bar.tsx'
import { weekSpan } from '../../busy/week.ts'
import { eventSlotsQuery } from '../../slots/queries.ts'
import classes from './external-times.module.css'

interface Props {
  eventType: EventType
  picked: readonly Instant[]
  onChange: (picked: readonly Instant[]) => void
}

/** The free times of a week, to be picked by pressing them. */
export function FreeTimes({ eventType, picked, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const { timeZone, weekStart } = useMe()
  const today = dateOf(timeZone, useNow())
  const [chosenWeek, setWeek] = useState<PlainDate>()
  // The page may stay open until the next week begins.
  const first = chosenWeek ?? weekStartOf(today, weekStart)
  const { start, end } = weekSpan(first, timeZone)
  const [from, to] = [new Date(start).toISOString(), new Date(end).toISOString()]
  const slots = useQuery(eventSlotsQuery(call, eventType.id, from, to))
  const isFull = picked.length >= limits.PICKED_TIMES_MAX

  const toggle = (time: Instant) =>
    onChange(
      picked.includes(time)
        ? picked.filter((each) => each !== time)
        : [...picked, time].toSorted((a, b) => a - b),
    )

  return (
    <section className={classes.week} aria-label={t('times_block.free')}>
      <WeekBar first={first} today={today} weekStart={weekStart} onWeek={setWeek} />
      <Answer of={slots} loading={<RowsSkeleton />}>
        {({ starts }) => {
          const days = Map.groupBy(starts.map(Date.parse), (time) => dateOf(timeZone, time))
          if (days.size === 0) return <p>{t('times_block.week_full')}</p>
          return [...days].map(([date, times]) => (
            <div key={date}>
              <h3 className={classes.day}>{format.day(date)}</h3>
              <ul className={classes.times}>
                {times.map((time) => (
                  <li key={time}>
                    <button
                      type="button"
                      className={classes.time}
                      aria-pressed={picked.includes(time)}
                      disabled={isFull && !picked.includes(time)}
                      onClick={() => toggle(time)}
                    >
                      {format.time(time, timeZone)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))
        }}
      </Answer>
      {isFull && <p role="status">{t('pick.too_many', { count: limits.PICKED_TIMES_MAX })}</p>}
    </section>
  )
}
