import type { Referrals } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { Earned } from './earned.tsx'
import classes from './referrals.module.css'

export function AffiliateLink({ referrals }: { referrals: Referrals }) {
  const t = useText()
  return (
    <div className={classes.part}>
      <h2 className={classes.title}>{t('referrals.link')}</h2>
      <p>{t('referrals.link_text')}</p>
      <div className={classes.link}>
        <code dir="ltr">{referrals.link}</code>
        <CopyButton text={referrals.link} label={t('referrals.copy')} />
      </div>
      <Earned referrals={referrals} />
    </div>
  )
}
