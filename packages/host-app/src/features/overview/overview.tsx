import type { Overview as Week } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import classes from './overview.module.css'
import { overviewQuery } from './queries.ts'

/** How the week is: what comes next, what waits for an answer, and how bookings went. */
export function Overview() {
  const t = useText()
  const { call } = useDeps()
  const week = useQuery(overviewQuery(call))
  return (
    <aside className={classes.overview} aria-label={t('overview.title')}>
      <Answer of={week} loading={<OverviewSkeleton />}>
        {({ meetings, polls, available, recent }) => (
          <>
            <NextMeetings meetings={meetings} />
            {polls.length > 0 && <PollsToDecide polls={polls} />}
            {available && <NextAvailable available={available} />}
            <RecentBookings recent={recent} />
          </>
        )}
      </Answer>
    </aside>
  )
}

/** As high as three meetings, an available time and some bookings. */
export function OverviewSkeleton() {
  return (
    <div className={classes.overview}>
      {[246, 96, 190].map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </div>
  )
}

function NextMeetings({ meetings }: Pick<Week, 'meetings'>) {
  const t = useText()
  const format = useFormat()
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('overview.next')}</h2>
      {meetings.length === 0 && <p className={classes.dim}>{t('overview.no_meetings')}</p>}
      <ul className={classes.list}>
        {meetings.map(({ id, start, end, date, invitee, eventName }) => (
          <li key={id}>
            <Link to="/scheduled-events" search={{ booking: id }} className={classes.row}>
              <span className={classes.when}>
                {format.dayShort(date ?? dateOf(format.timeZone, Date.parse(start)))}
                {!date && `, ${format.timeRange(Date.parse(start), Date.parse(end))}`}
              </span>
              <b dir="auto">{invitee.name || invitee.email}</b>
              <bdi className={classes.dim}>{eventName}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {meetings.length > 0 && (
        <Link to="/scheduled-events" className={classes.more}>
          {t('overview.all')}
        </Link>
      )}
    </section>
  )
}

function PollsToDecide({ polls }: Pick<Week, 'polls'>) {
  const t = useText()
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('overview.polls')}</h2>
      <ul className={classes.list}>
        {polls.map(({ id, name, votes }) => (
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

function NextAvailable({ available: { eventName, start } }: { available: NonNullable<Week['available']> }) {
  const t = useText()
  const format = useFormat()
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('overview.available')}</h2>
      <p>{start === null ? t('overview.none_available') : format.dateTime(Date.parse(start))}</p>
      <bdi className={classes.dim}>{eventName}</bdi>
      {start === null && (
        <Link to="/availability" className={classes.more}>
          {t('overview.check_availability')}
        </Link>
      )}
    </section>
  )
}

/** How often each event type was booked lately, with a small line. */
function RecentBookings({ recent: { days, bookings, booked } }: Pick<Week, 'recent'>) {
  const t = useText()
  const format = useFormat()
  const most = Math.max(1, ...booked.flatMap((one) => one.days))
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('overview.recent', { count: days.length })}</h2>
      <p className={classes.dim}>{t('overview.bookings', { count: bookings })}</p>
      <ul className={classes.list}>
        {booked.map((one) => (
          <li key={one.eventType?.id ?? 'others'} className={classes.line}>
            <span className={classes.name} dir="auto">
              {one.eventType?.name ?? t('overview.other')}
            </span>
            <Bars counts={one.days} most={most} />
            <span className={classes.count}>{format.number(one.bookings)}</span>
          </li>
        ))}
      </ul>
      <Link to="/analytics" className={classes.more}>
        {t('overview.analytics')}
      </Link>
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
