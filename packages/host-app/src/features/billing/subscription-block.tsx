import { Button } from '@mantine/core'
import type { Billing, BillingSubscription } from '@scheduling/contract'
import { isPlanType, periodOf } from '@scheduling/domain/pricing'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import type { Provider } from '../../data/till.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import classes from './billing.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { useMoney } from './money.ts'
import { OwedNotice } from './owed-notice.tsx'
import { planName } from './plan-names.ts'
import { useDiscountWords } from './use-discount-words.ts'
import { useRefresh } from './use-refresh.ts'

interface Props {
  billing: Billing
  provider: Provider
}

export function SubscriptionBlock({ billing, provider }: Props) {
  const t = useText()
  const { subscription } = billing
  if (!subscription)
    return (
      <>
        <p>{t('billing.none')}</p>
        <div>
          <LinkButton to="/upgrade">{t('billing.choose')}</LinkButton>
        </div>
      </>
    )
  return <Subscribed billing={billing} provider={provider} subscription={subscription} />
}

function Subscribed({
  subscription,
  provider,
  billing: { expiring, owed },
}: Props & { subscription: BillingSubscription }) {
  const t = useText()
  const format = useFormat()
  const money = useMoney()
  // What is to end, where something is.
  const [ending, setEnding] = useState<'plan' | 'account'>()
  const resume = useResume()
  const { plan_type: planType, quantity, price, coupon, sub_end: end } = subscription
  const isYearly = isPlanType(planType) && periodOf(planType) === 'yearly'
  const isOfPeople = planType.startsWith('business')
  const discountWords = useDiscountWords()
  return (
    <>
      {owed && <OwedNotice owed={owed} provider={provider} />}
      {subscription.taken_back && (
        <p role="alert" className={classes.notice}>
          {t('billing.taken_back')}
        </p>
      )}
      <p>
        <strong>{planName(planType, t)}</strong>
      </p>
      <p>
        {isOfPeople
          ? t('billing.people', { count: quantity })
          : t('billing.minutes', { count: format.number(quantity) })}
      </p>
      <p>
        {t('billing.price', {
          price: money.of(price * 100),
          every: t(isYearly ? 'pay.every_year' : 'pay.every_month'),
        })}
      </p>
      {coupon && <p>{discountWords(coupon)}</p>}
      <p>
        {expiring === null
          ? t('billing.renews', { date: format.fullDayOf(end * 1_000) })
          : t('billing.ends', { date: format.fullDayOf(expiring * 1_000) })}
      </p>
      <div className={classes.actions}>
        {expiring === null ? (
          <>
            <Button variant="default" onClick={() => setEnding('plan')}>
              {t('billing.cancel')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setEnding('account')}>
              {t('billing.delete')}
            </Button>
          </>
        ) : (
          <Button loading={resume.isPending} onClick={() => resume.mutate()}>
            {t('billing.resume')}
          </Button>
        )}
      </div>
      <CancelDialog
        isOpen={ending !== undefined}
        deletes={ending === 'account'}
        onClose={() => setEnding(undefined)}
      />
    </>
  )
}

function useResume() {
  const t = useText()
  const { call } = useDeps()
  const toasts = useToasts()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async () => {
      await call('POST /stripe/resume')
      await refresh()
    },
    onSuccess: () => toasts.show(t('billing.resumed')),
    onError: () => toasts.show(t('card.failed'), { tone: 'bad' }),
  })
}
