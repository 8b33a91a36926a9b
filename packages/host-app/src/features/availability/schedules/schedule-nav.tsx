import { englishCity } from '@scheduling/domain/words'
import type { Schedule } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../../language/language.tsx'
import classes from './schedule-nav.module.css'
import { minutesPerWeek } from '../weekly/weekly.ts'

export function ScheduleNav({
  schedules,
  shownId,
}: {
  schedules: readonly Schedule[]
  shownId: string | undefined
}) {
  const t = useText()
  const format = useFormat()
  return (
    <nav aria-label={t('schedule.list')}>
      <ul className={classes.list}>
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
      </ul>
    </nav>
  )
}
