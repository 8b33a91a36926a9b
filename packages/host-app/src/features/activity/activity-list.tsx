import { Button } from '@mantine/core'
import type { Activity } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { groupByDay } from '../../time/group-by-day.ts'
import { useNow } from '../../data/use-now.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { ActivityRow } from './activity-row.tsx'
import classes from './activity.module.css'

interface Props {
  entries: readonly Activity[]
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

export function ActivityList({ entries, hasMore, isLoadingMore, onMore }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const end = useSeen<HTMLDivElement>(() => hasMore && !isLoadingMore && onMore())
  return (
    <>
      {groupByDay(entries, instantOf, format.timeZone, now).map(({ date, near, items: ofDay }) => (
        <section key={date} className={classes.group} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={classes.day}>
            {near && <strong>{t(`day.${near}`)}</strong>}
            <span>{format.day(date)}</span>
          </h2>
          <ul className={classes.list}>
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <ActivityRow entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div ref={end} className={classes.end}>
        {hasMore ? (
          <Button variant="default" loading={isLoadingMore} onClick={onMore}>
            {t('activity.more')}
          </Button>
        ) : (
          <span>{t('activity.end')}</span>
        )}
      </div>
    </>
  )
}

function instantOf({ at }: Activity): number {
  return Date.parse(at)
}
