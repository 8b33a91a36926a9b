import { Skeleton } from '@mantine/core'
import { addDays, dateOf, instantOf } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useNow } from '../../data/use-now.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { busyQuery } from './queries.ts'
import classes from './calendars-page.module.css'

/** Tomorrow's events in the calendars, so that hosts see whether we read them correctly. */
export function CalendarCheck() {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const date = addDays(dateOf(format.timeZone, useNow()), 1)
  const [from, to] = [date, addDays(date, 1)].map((day) =>
    new Date(instantOf(format.timeZone, day, '00:00')).toISOString(),
  )
  const busy = useQuery(busyQuery(call, { from: String(from), to: String(to) }))
  return (
    <section className={classes.connect} aria-labelledby="tomorrow">
      <h2 id="tomorrow" className={classes.title}>
        {t('connections.tomorrow', { day: format.day(date) })}
      </h2>
      <Answer of={busy} loading={<Skeleton height={60} width={320} />}>
        {({ times, unread }) => (
          <>
            <p>{t(times.length > 0 ? 'connections.tomorrow_right' : 'connections.tomorrow_free')}</p>
            <ul className={classes.providers}>
              {times.map(({ start, end, calendarId, calendar, title }) => (
                <li key={`${calendarId} ${start} ${end}`}>
                  {format.timeRange(Date.parse(start), Date.parse(end))}{' '}
                  <b>{title ?? t('connections.busy')}</b> <span className={classes.of}>{calendar}</span>
                </li>
              ))}
            </ul>
            {unread.map((account) => (
              <p key={account}>{t('connections.no_answer', { account })}</p>
            ))}
          </>
        )}
      </Answer>
    </section>
  )
}
