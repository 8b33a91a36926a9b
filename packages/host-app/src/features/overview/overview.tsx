import type { Analytics, EventType } from '@scheduling/contract'
import { overviewTexts } from '@scheduling/messages/overview'
import { addDays, dateOf } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useNow } from '../../data/use-now.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { Learns } from '../../language/learns.tsx'
import { analyticsQuery } from '../../data/analytics.ts'
import { pollsQuery } from '../../data/polls.ts'
import classes from './overview.module.css'
import { freeQuery, nextMeetingsQuery } from './queries.ts'

// Two weeks, with today.
const RECENT_DAYS = 14

const CATALOGS = [overviewTexts]

/** How the week is: what comes next, what waits for an answer, and how bookings went. */
export function Overview({ eventTypes }: { eventTypes: readonly EventType[] }) {
  return (
    <Learns catalogs={CATALOGS}>
      <Cards eventTypes={eventTypes} />
    </Learns>
  )
}

function Cards({ eventTypes }: { eventTypes: readonly EventType[] }) {
  const t = useText()
  const open = eventTypes.find(({ isOn }) => isOn)
  return (
    <aside className={classes.overview} aria-label={t('overview.title')}>
      <NextMeetings />
      <UndecidedPolls />
      {open && <NextFree eventType={open} />}
      <Recent eventTypes={eventTypes} />
    </aside>
  )
}

function NextMeetings() {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const { data: meetings } = useQuery(nextMeetingsQuery(call))
  if (!meetings) return null
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('overview.next')}</h2>
      {meetings.length === 0 && <p className={classes.dim}>{t('overview.no_meetings')}</p>}
      <ul className={classes.list}>
        {meetings.map(({ id, start, end, date, invitee, eventName }) => (
          <li key={id}>
            <Link to="/scheduled-events" search={{ booking: id }} className={classes.row}>
              <span className={classes.when}>
                {format.dayShort(dateOf(format.timeZone, Date.parse(start)))}
                {!date && `, ${format.timeRange(Date.parse(start), Date.parse(end))}`}
              </span>
              <b dir="auto">{invitee.name || invitee.email}</b>
              <bdi className={classes.dim}>{eventName}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {meetings.length > 0 && <Link to="/scheduled-events">{t('overview.all')}</Link>}
    </section>
  )
}

/** Polls with votes, whose time nobody has chosen yet. */
function UndecidedPolls() {
  const t = useText()
  const { call } = useDeps()
  const { data: polls = [] } = useQuery(pollsQuery(call))
  const waiting = polls.filter(({ state, votes }) => votes > 0 && (state === 'open' || state === 'closed'))
  if (waiting.length === 0) return null
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('overview.waiting')}</h2>
      <ul className={classes.list}>
        {waiting.slice(0, 3).map(({ id, name, votes }) => (
          <li key={id}>
            <Link to="/groupinvite/$id" params={{ id }} className={classes.row}>
              <b dir="auto">{name}</b>
              <span className={classes.dim}>{t('overview.votes', { count: votes })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NextFree({ eventType }: { eventType: EventType }) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const { data: next } = useQuery(freeQuery(call, eventType.id, useNow()))
  if (next === undefined) return null
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('overview.free')}</h2>
      <p>{next === null ? t('overview.never_free') : format.dateTime(Date.parse(next))}</p>
      <bdi className={classes.dim}>{eventType.name}</bdi>
    </section>
  )
}

function Recent({ eventTypes }: { eventTypes: readonly EventType[] }) {
  const { call } = useDeps()
  const { timeZone } = useMe()
  const today = dateOf(timeZone, useNow())
  const range = { from: addDays(today, 1 - RECENT_DAYS), to: today }
  const { data } = useQuery(analyticsQuery(call, range))
  if (!data) return null
  return <RecentBookings analytics={data} eventTypes={eventTypes} />
}

interface RecentProps {
  analytics: Pick<Analytics, 'counts' | 'days' | 'eventTypes'>
  eventTypes: readonly EventType[]
}

/** How often each event type was booked lately, with a small line. */
function RecentBookings({ analytics: { counts, days, eventTypes: booked }, eventTypes }: RecentProps) {
  const t = useText()
  const format = useFormat()
  const lines = new Map(booked.map((one) => [one.id, one]))
  const shown = eventTypes
    .flatMap(({ id, name }) => {
      const line = lines.get(id)
      return line ? [{ ...line, name }] : []
    })
    .toSorted((a, b) => b.bookings - a.bookings)
  const most = Math.max(1, ...shown.flatMap((one) => one.days))
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('overview.recent', { count: days.length })}</h2>
      <p className={classes.dim}>{t('overview.bookings', { count: counts.bookings })}</p>
      <ul className={classes.list}>
        {shown.map((one) => (
          <li key={one.id} className={classes.line}>
            <span className={classes.name} dir="auto">
              {one.name}
            </span>
            <Bars counts={one.days} most={most} />
            <span className={classes.count}>{format.number(one.bookings)}</span>
          </li>
        ))}
      </ul>
      <Link to="/analytics">{t('overview.analytics')}</Link>
    </section>
  )
}

/** The first day at the start of the line. The number beside it says the same. */
function Bars({ counts, most }: { counts: readonly number[]; most: number }) {
  return (
    <span className={classes.bars} aria-hidden>
      {counts.map((count, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day is its place
        <span
          key={day}
          style={{ blockSize: `${Math.max(6, (count / most) * 100)}%` }}
          data-none={count === 0 || undefined}
        />
      ))}
    </span>
  )
}
