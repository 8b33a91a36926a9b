import { Button, VisuallyHidden } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { instantOf } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { useFormat, useText } from '../../../language/language.tsx'
import { groupByDay } from '../../../time/group-by-day.ts'
import { useNow } from '../../../data/use-now.ts'
import { useSeen } from '../../../ui/use-seen.ts'
import classes from './booking-list.module.css'
import { BookingRow } from './booking-row.tsx'

interface Props {
  bookings: readonly HostBooking[]
  total: number
  openId: string | undefined
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

export function BookingList({ bookings, total, openId, hasMore, isLoadingMore, onMore }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const end = useSeen<HTMLDivElement>(() => hasMore && !isLoadingMore && onMore())

  return (
    <>
      <VisuallyHidden component="output">{t('bookings.count', { count: total })}</VisuallyHidden>
      {groupByDay(bookings, (booking) => startOf(booking, format.timeZone), format.timeZone, now).map(
        ({ date, near, items: ofDay }) => (
          <section key={date} className={classes.group} aria-labelledby={`day-${date}`}>
            <h2 id={`day-${date}`} className={classes.day}>
              {near && <strong>{t(`day.${near}`)}</strong>}
              <span>{format.day(date)}</span>
            </h2>
            <ul className={classes.list}>
              {ofDay.map((booking) => (
                <li key={booking.id}>
                  <BookingRow booking={booking} isOpen={booking.id === openId} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      <div ref={end} className={classes.end}>
        {hasMore ? (
          <Button variant="default" loading={isLoadingMore} onClick={onMore}>
            {t('bookings.more')}
          </Button>
        ) : (
          <span>{t('bookings.count', { count: total })}</span>
        )}
      </div>
    </>
  )
}

/** A whole day keeps its date, even if the host has changed zones since. */
function startOf({ start, date }: HostBooking, timeZone: TimeZone): Instant {
  return date ? instantOf(timeZone, date, '00:00') : Date.parse(start)
}
