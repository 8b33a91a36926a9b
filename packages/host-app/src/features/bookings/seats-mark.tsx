import type { HostBooking } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import classes from './outcome-mark.module.css'

/** How many seats of its time are taken. Empty if the time is for one invitee, or the meeting is canceled. */
export function SeatsMark({ seats, status }: Pick<HostBooking, 'seats' | 'status'>) {
  const t = useText()
  if (!seats || status === 'canceled') return null
  return (
    <span>
      <span className={classes.mark}>{t('booking.seats', seats)}</span>
    </span>
  )
}
