import type { HostBooking } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import classes from './outcome-mark.module.css'

/** Empty if nothing has changed since the booking. */
export function OutcomeMark({ outcome, noShow }: Pick<HostBooking, 'outcome' | 'noShow'>) {
  const t = useText()
  if (noShow)
    return (
      <span className={classes.mark} data-outcome="no_show">
        {t('booking.no_show')}
      </span>
    )
  if (outcome === 'scheduled') return null
  return (
    <span className={classes.mark} data-outcome={outcome}>
      {t(`outcome.${outcome}`)}
    </span>
  )
}
