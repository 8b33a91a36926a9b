import type { HostBooking } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import classes from './outcome-mark.module.css'

/** Empty if nothing has changed since the booking. */
export function OutcomeMark({ outcome }: { outcome: HostBooking['outcome'] }) {
  const t = useText()
  if (outcome === 'scheduled') return null
  return (
    <span className={classes.mark} data-outcome={outcome}>
      {t(`outcome.${outcome}`)}
    </span>
  )
}
