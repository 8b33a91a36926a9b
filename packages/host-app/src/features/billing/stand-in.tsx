import { useText } from '../../language/language.tsx'
import classes from './billing.module.css'

/** A note that nothing is really charged. */
export function StandIn() {
  const t = useText()
  return <p className={classes.notice}>{t('upgrade.stand_in')}</p>
}
