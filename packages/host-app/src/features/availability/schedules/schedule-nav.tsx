import { englishCity } from '@scheduling/domain/words'
import type { Schedule } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import classes from './schedule-nav.module.css'
import { minutesPerWeek } from '../weekly/weekly.ts'

/** In the place of a schedule’s id, so that its address needs no route of its own. */
export const DAYS_OFF = 'days-off'

export function ScheduleNav({
  schedules,
  shownId,
}: {
  schedules: readonly Schedule[]
  shownId: string | undefined
}) {
  const t = useText()
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  // On phones, the list scrolls sideways.
  useEffect(() => {
    list.current?.querySelector('[data-shown]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shownId])
  return (
    <nav aria-label={t('schedule.list')}>
      <ul ref={list} className={classes.list}>
        {schedules.map(({ id, name, is_default, weekly, timeZone }) => (
          <li key={id}>
            <Link
              to="/availability/$id"
              params={{ id }}
              className={classes.link}
              aria-current={id === shownId ? 'page' : undefined}
              data-shown={id === shownId || undefined}
            >
              <span className={classes.name}>
                <bdi>{name}</bdi>
                {is_default && <span className={classes.mark}>{t('schedule.default')}</span>}
              </span>
              <span className={classes.meta}>
                {t('schedule.per_week', { time: format.duration(minutesPerWeek(weekly), 'hour') })} ·{' '}
                {englishCity(timeZone)}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/availability/$id"
            params={{ id: DAYS_OFF }}
            className={classes.link}
            aria-current={shownId === DAYS_OFF ? 'page' : undefined}
            data-shown={shownId === DAYS_OFF || undefined}
          >
            <span className={classes.name}>{t('off.title')}</span>
            <span className={classes.meta}>
              {t('off.away')} · {t('off.holidays')}
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
