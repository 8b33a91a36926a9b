import type { Billing } from '@scheduling/contract'
import { isTrial } from '@scheduling/domain/entitlements'
import { WELCOME } from '@scheduling/domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import classes from '../billing.module.css'
import { welcomeQuery } from '../queries.ts'

/** Promotes the code for a first payment to people on a trial, while the provider accepts it. */
export function Welcome({ billing }: { billing: Billing }) {
  const t = useText()
  const { call } = useDeps()
  const { plan_type } = useMe()
  const { subscription, canUpgrade, blackfriday, provider } = billing
  const isNew = isTrial(plan_type) && !subscription && canUpgrade && provider !== null
  // Codes do not add up, and the Black Friday code takes off more.
  const { data } = useQuery({ ...welcomeQuery(call), enabled: isNew && blackfriday === false })
  if (data?.status !== 'valid' || !data.percent_off) return null
  return (
    <p className={classes.notice}>
      {t('upgrade.welcome', { percent: data.percent_off, code: WELCOME.code })}
    </p>
  )
}
