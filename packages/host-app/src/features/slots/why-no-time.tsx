import { Skeleton } from '@mantine/core'
import type { EventType, Reason } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { addDays, dateOf, instantOf } from '@scheduling/domain'
import type { Instant, PlainDate } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { eventSlotsQuery, reasonsQuery } from '../../data/queries.ts'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../time/use-now.ts'
import { IconCheck } from '../../ui/icons.ts'
import { monthOf } from '../../ui/month-grid/month.ts'
import { MonthGrid } from '../../ui/month-grid/month-grid.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { cellsOfDay, stepFor } from './day-cells.ts'
import { reasonLink, reasonText } from './reason-text.ts'
import type { ReasonLink } from './reason-text.ts'
import classes from './why-no-time.module.css'

interface Props {
  eventType: EventType
  /** What stands in the form is not saved: the answers are about what is. */
  isEdited: boolean
  onSection: (section: Extract<ReasonLink, { to: 'section' }>['section']) => void
}

/** A day with its free and grey times; a grey one says every reason and leads to the setting that causes it. */
export function WhyNoTime({ eventType, isEdited, onSection }: Props) {
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
  const slots = useQuery(eventSlotsQuery(call, me.link, eventType.slug, from, to))
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
          look={(day) =>
            freeDates.has(day) ? { tone: 'soft', note: t('why.has_times') } : { note: t('why.has_none') }
          }
          onMonth={setMonth}
          onPick={(day) => {
            setDate(day)
            setStart(undefined)
          }}
        />
        <div className={classes.day}>
          <h3>{format.day(date, today)}</h3>
          <ul className={classes.cells}>
            {cellsOfDay(date, me.timeZone, stepFor(eventType.increment), free).map((cell) => (
              <li key={cell.start}>
                <button
                  type="button"
                  className={classes.cell}
                  data-free={cell.isFree || undefined}
                  aria-pressed={cell.start === start}
                  aria-label={`${format.time(cell.start)}, ${t(cell.isFree ? 'why.free' : 'why.not_free')}`}
                  onClick={() => setStart(cell.start)}
                >
                  {format.time(cell.start)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <output className={classes.output}>
        {start !== undefined && (
          <Reasons key={start} eventTypeId={eventType.id} start={start} onSection={onSection} />
        )}
      </output>
    </section>
  )
}

function Reasons({
  eventTypeId,
  start,
  onSection,
}: {
  eventTypeId: string
  start: Instant
  onSection: Props['onSection']
}) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const reasons = useQuery(reasonsQuery(call, eventTypeId, new Date(start).toISOString()))
  return (
    <div className={classes.answer}>
      <h3>{`${format.dayOf(start)}, ${format.time(start)}`}</h3>
      <Answer of={reasons} loading={<Skeleton height={20} width="70%" />}>
        {({ reasons: found }) =>
          found.length === 0 ? (
            <p className={classes.free}>
              <IconCheck size={16} aria-hidden />
              {t('why.none')}
            </p>
          ) : (
            <ul className={classes.reasons}>
              {found.map((reason) => (
                <li key={`${reason.code}-${reason.start}`}>
                  {reasonText(reason, t, format)} <ReasonAnchor reason={reason} onSection={onSection} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </div>
  )
}

function ReasonAnchor({ reason, onSection }: { reason: Reason; onSection: Props['onSection'] }) {
  const t = useText()
  const link = reasonLink(reason)
  switch (link.to) {
    case 'section':
      return (
        <button type="button" className={classes.link} onClick={() => onSection(link.section)}>
          {t(`section.${link.section}`)}
        </button>
      )
    case 'booking':
      return (
        <Link to="/scheduled-events" search={{ booking: link.id }}>
          {t('why.see_booking')}
        </Link>
      )
    case 'none':
      return null
  }
}
