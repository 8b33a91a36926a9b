import type { Referrals } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import classes from './referrals.module.css'

/** How many people came through the link. It never says who they are. */
export function Earned({ referrals: { joined, paid } }: { referrals: Referrals }) {
  const t = useText()
  if (joined === 0) return null
  return (
    <ul className={classes.earned}>
      <li>{t('referrals.joined', { count: joined })}</li>
      <li>{t('referrals.paid', { count: paid })}</li>
    </ul>
  )
}
