import { Button } from '@mantine/core'
import type { Billing, BillingSubscription } from '@scheduling/contract'
import { isOfPeople } from '@scheduling/domain/entitlements'
import { isPlanType, periodOf } from '@scheduling/domain/pricing'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { isOnTrial } from '../../../data/plans/plan-rules.ts'
import type { Provider } from '../../../data/payment-client.ts'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import classes from '../billing.module.css'
import { CancelDialog } from './cancel-dialog.tsx'
import { useMoney } from '../money.ts'
import { OwedNotice } from './owed-notice.tsx'
import { planName } from '../plan-names.ts'
import { useDiscountWords } from '../use-discount-words.ts'
import { useRefresh } from '../use-refresh.ts'

interface Props {
  billing: Billing
  provider: Provider
}

export function SubscriptionBlock({ billing, provider }: Props) {
  const { subscription } = billing
  return subscription ? (
    <Subscribed billing={billing} provider={provider} subscription={subscription} />
  ) : (
    <NotSubscribed />
  )
}

function NotSubscribed() {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const isTrial = isOnTrial(me)
  if (isOfPeople(me.plan_type))
    return (
      <>
        <p>
          <strong>{planName(me.plan_type, t)}</strong>
        </p>
        <p>{t('billing.people', { count: me.quantity })}</p>
      </>
    )
  return (
    <>
      <p>
        {isTrial && me.trial_end !== null
          ? t('upgrade.trial_until', { date: format.fullDayOf(me.trial_end * 1_000) })
          : t('billing.none')}
      </p>
      <EndActions isEndable={isTrial}>
        <LinkButton to="/upgrade">{t('billing.choose')}</LinkButton>
      </EndActions>
    </>
  )
}

/** The actions, including the six steps that end the plan, and the account if wanted. */
function EndActions({ isEndable, children }: { isEndable: boolean; children?: ReactNode }) {
  const t = useText()
  // An organization is deleted by its owner in its own room. This would be the owner's own account.
  const isOwnAccount = useMe().organization === null
  const [ending, setEnding] = useState<'plan' | 'account'>()
  return (
    <>
      <div className={classes.actions}>
        {children}
        {isEndable && (
          <>
            <Button variant="default" onClick={() => setEnding('plan')}>
              {t('billing.cancel')}
            </Button>
            {isOwnAccount && (
              <Button variant="subtle" color="red" onClick={() => setEnding('account')}>
                {t('billing.delete')}
              </Button>
            )}
          </>
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

function Subscribed({
  subscription,
  provider,
  billing: { expiring, owed },
}: Props & { subscription: BillingSubscription }) {
  const t = useText()
  const format = useFormat()
  const money = useMoney()
  const resume = useResume()
  const { plan_type: planType, quantity, price, coupon, sub_end: end } = subscription
  const isYearly = isPlanType(planType) && periodOf(planType) === 'yearly'
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
        {isOfPeople(planType)
          ? t('billing.people', { count: quantity })
          : t('billing.minutes', { count: quantity })}
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
      <EndActions isEndable={expiring === null}>
        {expiring !== null && (
          <Button loading={resume.isPending} onClick={() => resume.mutate()}>
            {t('billing.resume')}
          </Button>
        )}
      </EndActions>
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
