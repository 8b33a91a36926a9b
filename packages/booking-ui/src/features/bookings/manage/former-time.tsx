import type { ManagedBooking } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'
import { useWords } from '../../../page/words.tsx'
import css from '../card/booking-card.module.css'

/** The time of a booking before it was moved. */
export function FormerTime({ booking, timeZone }: { booking: ManagedBooking; timeZone: TimeZone }) {
  const { t, formats } = useWords()
  const start = Date.parse(booking.formerStart ?? '')
  return (
    <p className={css.former}>
      {t('formerTime')}:{' '}
      <s>
        <bdi>
          {booking.date
            ? formats.fullDate(dateOf(booking.owner.timeZone, start))
            : formats.moment(timeZone, start)}
        </bdi>
      </s>
    </p>
  )
}
