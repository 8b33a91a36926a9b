import { Button } from '@mantine/core'
import { BLACK_FRIDAY } from '@scheduling/domain/pricing'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import classes from './trial-bar.module.css'

/** Stands above every room while an account is on trial; on Black Friday with what is saved. */
export function TrialBar() {
  const t = useText()
  const format = useFormat()
  const upgrade = useUpgrade()
  const { blackFridayEnds: ends } = useMe().server
  const { percentOff: percent, months } = BLACK_FRIDAY
  return (
    <section className={classes.bar} aria-label={t('trial.label')}>
      <p>
        {ends === null
          ? t('trial.bar', { product: PRODUCT_NAME })
          : t('trial.friday', { percent, months, date: format.dateTime(ends * 1_000) })}
      </p>
      <Button size="xs" onClick={upgrade.open}>
        {t('plan.upgrade')}
      </Button>
    </section>
  )
}
