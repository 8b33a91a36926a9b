import type { HostBooking } from '@scheduling/contract'
import { clockChangeBetween, dateOf } from '@scheduling/domain'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { MailMark } from '../mail-mark.tsx'
import { SeatsMark } from '../seats-mark.tsx'
import { OutcomeMark } from '../outcome-mark.tsx'
import classes from './booking-details.module.css'

/** The event and its time in the host's zone. */
export function BookingHead({ booking }: { booking: HostBooking }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const start = Date.parse(booking.start)
  const end = Date.parse(booking.end)
  const { date } = booking
  const change = clockChangeBetween(format.timeZone, now, start)

  return (
    <header>
      <div className={classes.title}>
        <h2>
          <bdi>{booking.eventName}</bdi>
        </h2>
        <OutcomeMark outcome={booking.outcome} noShow={booking.noShow} />
      </div>
      <SeatsMark seats={booking.seats} status={booking.status} />
      <MailMark mailRefused={booking.mailRefused} />
      <p className={classes.when}>
        <time dateTime={date ?? booking.start}>
          {format.fullDay(date ?? dateOf(format.timeZone, start))}
          <br />
          {date ? t('booking.all_day') : format.timeRange(start, end)}
        </time>
      </p>
      <p className={classes.dim}>
        {!date && `${format.zone(format.timeZone, start)} · `}
        {date ? format.dayDistance(date, now) : format.distance(start, now)}
      </p>
      {change && !date && start > now && (
        <p className={classes.note}>
          {t(change.to > change.from ? 'booking.clock_forward' : 'booking.clock_back', {
            date: format.day(dateOf(format.timeZone, change.at)),
          })}
        </p>
      )}
    </header>
  )
}
