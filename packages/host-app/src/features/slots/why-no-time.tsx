import type { EventType } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { addDays, dateOf, instantOf } from '@scheduling/domain'
import type { Instant, PlainDate } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { eventSlotsQuery } from './queries.ts'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../data/use-now.ts'
import { monthOf } from '../../ui/month-grid/month.ts'
import { MonthGrid } from '../../ui/month-grid/month-grid.tsx'
import { cellsOfDay, stepFor } from './day-cells.ts'
import { DayTimes } from './day-times.tsx'
import type { ReasonPart } from './reason-text.ts'
import { Reasons } from './reasons.tsx'
import classes from './why-no-time.module.css'

// Scroll up to see the night.
const SHOWN_FROM = '08:00'

interface Props {
  eventType: EventType
  /** The form has unsaved changes, but the answers are about the saved settings. */
  isEdited: boolean
  onPart: (part: ReasonPart) => void
}

/** A day with its free and gray times. A click on a gray one shows every reason, with a link to its setting. */
export function WhyNoTime({ eventType, isEdited, onPart }: Props) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const { call } = useDeps()
  const now = useNow()
  const today = dateOf(me.timeZone, now)
  const [date, setDate] = useState<PlainDate>(today)
  const [month, setMonth] = useState(monthOf(today))
  const [start, setStart] = useState<Instant>()

  const from = new Date(instantOf(me.timeZone, addDays(`${month}-01`, -7), '00:00')).toISOString()
  const to = new Date(instantOf(me.timeZone, addDays(`${month}-01`, 38), '00:00')).toISOString()
  const slots = useQuery(eventSlotsQuery(call, eventType.id, from, to))
  const isOff = slots.error instanceof ApiError && slots.error.code === 'event_type_off'
  const free = slots.data?.starts.map((at) => Date.parse(at)) ?? []
  const freeDates = new Set(free.map((at) => dateOf(me.timeZone, at)))

  return (
    <section className={classes.why} aria-label={t('why.title')}>
      <p className={classes.hint}>{isEdited ? t('why.hint_edited') : t('why.hint')}</p>
      {isOff && <p className={classes.off}>{t('why.off')}</p>}
      <div className={classes.columns}>
        <MonthGrid
          label={t('why.day')}
          month={month}
          min={today}
          today={today}
          selected={date}
          weekStart={me.weekStart}
          look={(day) => {
            if (day < today) return { isDisabled: true }
            return freeDates.has(day)
              ? { tone: 'soft', note: t('why.has_times') }
              : { note: t('why.has_none') }
          }}
          onMonth={setMonth}
          onPick={(day) => {
            setDate(day)
            setStart(undefined)
          }}
        />
        <div className={classes.day}>
          <h2>{format.day(date)}</h2>
          <DayTimes
            key={date}
            cells={cellsOfDay(date, me.timeZone, stepFor(eventType.increment), free)}
            from={instantOf(me.timeZone, date, SHOWN_FROM)}
            picked={start}
            onPick={setStart}
          />
        </div>
      </div>
      <output className={classes.output}>
        {start !== undefined && (
          <Reasons key={start} eventTypeId={eventType.id} start={start} onPart={onPart} />
        )}
      </output>
    </section>
  )
}
