import type { HostBooking } from '@scheduling/contract'
import { useFormat, useText } from '../../../language/language.tsx'
import { IconChevronDown } from '../../../ui/icons.ts'
import classes from './booking-receipt.module.css'
import { Fact, Facts } from './facts.tsx'
import { receiptLines } from './receipt-lines.ts'

/** Why the time was free when it was booked or last moved. */
export function BookingReceipt({ booking }: { booking: HostBooking }) {
  const t = useText()
  const format = useFormat()
  const { receipt, rescheduledBy } = booking
  const time = format.dateTime(Date.parse(receipt.at))
  return (
    <details className={classes.receipt}>
      <summary className={classes.head}>
        <h3>{t('receipt.title')}</h3>
        <IconChevronDown className={classes.mark} size={18} aria-hidden />
      </summary>
      <p className={classes.when}>{t(rescheduledBy ? 'receipt.at_move' : 'receipt.at_booking', { time })}</p>
      <Facts>
        {receiptLines(booking, t, format).map(({ name, values }) => (
          <Fact key={name} name={name}>
            {values.map((value) => (
              <span key={value} className={classes.value}>
                <bdi>{value}</bdi>
              </span>
            ))}
          </Fact>
        ))}
      </Facts>
      {!receipt.rules && <p className={classes.when}>{t('receipt.no_rules')}</p>}
    </details>
  )
}
