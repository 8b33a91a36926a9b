import { Button } from '@mantine/core'
import type { Billing } from '@scheduling/contract'
import { useDeps } from '../../../data/deps.ts'
import type { Provider } from '../../../data/payment-client.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import classes from '../billing.module.css'
import { useMoney } from '../money.ts'
import { usePayRenewals } from './use-pay-renewals.ts'
import { usePaymentClient } from '../card/use-payment-client.ts'

interface Props {
  owed: NonNullable<Billing['owed']>
  provider: Provider
}

/** The open amount, since when, what happens next, and how to pay it. */
export function OwedNotice({ owed: { amount, number, since, next_try, until }, provider }: Props) {
  const t = useText()
  const format = useFormat()
  const money = useMoney()
  const { now } = useDeps()
  const { paymentClient } = usePaymentClient(provider)
  const { isPaying, problem, pay } = usePayRenewals(paymentClient)
  const day = (seconds: number) => format.fullDayOf(seconds * 1_000)
  return (
    <div role="alert" className={classes.owed}>
      <p>
        <strong>{t('owed.title', { price: money.of(amount) })}</strong>
      </p>
      <p>{t('owed.since', { invoice: number, date: day(since) })}</p>
      <p>{until * 1_000 > now() ? t('owed.until', { date: day(until) }) : t('owed.paused')}</p>
      <p>{next_try === null ? t('owed.no_try') : t('owed.next_try', { date: day(next_try) })}</p>
      {problem && <p className={classes.problem}>{problem}</p>}
      <Button loading={isPaying} onClick={pay}>
        {t('owed.pay')}
      </Button>
    </div>
  )
}
