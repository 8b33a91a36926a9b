import { Button } from '@mantine/core'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import classes from './trial-bar.module.css'

/** Stands above every room while an account is on trial. */
export function TrialBar() {
  const t = useText()
  const upgrade = useUpgrade()
  return (
    <section className={classes.bar} aria-label={t('trial.label')}>
      <p>{t('trial.bar', { product: PRODUCT_NAME })}</p>
      <Button size="xs" onClick={upgrade.open}>
        {t('plan.upgrade')}
      </Button>
    </section>
  )
}
