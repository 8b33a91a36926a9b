import { Button, Skeleton } from '@mantine/core'
import type { Billing } from '@scheduling/contract'
import type { Period, Tier } from '@scheduling/domain/pricing'
import { isPlanType, LIFETIME, periodOf } from '@scheduling/domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { isBasic } from '../../../data/plans/plan-rules.ts'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import classes from '../billing.module.css'
import { DetailsBlock } from '../details/details-block.tsx'
import type { SelectedPlan } from './selected-plan.ts'
import { useMoney } from '../money.ts'
import { PaymentForm } from './payment-form.tsx'
import { PlanColumns } from './plan-columns.tsx'
import { PlanPerks } from './plan-perks.tsx'
import { billingQuery } from '../queries.ts'
import { StandIn } from '../stand-in.tsx'
import { SwitchPlan } from './switch-plan.tsx'
import { Welcome } from './welcome.tsx'

interface Props {
  selected: SelectedPlan
  /** Gets only the changes: the previous click may not be rendered yet. */
  onLook: (change: Partial<SelectedPlan>) => void
  onBilling: () => void
  onDone: () => void
}

/** The plans, and the form for the chosen one. */
export function Shop({ selected, onLook, onBilling, onDone }: Props) {
  const t = useText()
  const money = useMoney()
  const { userStatus } = useMe()
  const { call } = useDeps()
  const { data: billing, error, refetch } = useQuery(billingQuery(call))
  const { tier, isDetail } = selected
  if (error && !billing)
    return <ErrorState title={t('billing.load_failed')} text="" onRetry={() => void refetch()} />
  if (!billing) return <Skeleton height={420} aria-busy />
  const period = selected.period ?? paidPeriod(billing)
  return (
    <>
      {billing.provider?.isStandIn && <StandIn />}
      <div className={classes.tools}>
        {tier && (
          <Button variant="default" onClick={() => onLook({ tier: undefined, isDetail: false })}>
            {t('upgrade.back')}
          </Button>
        )}
        <Button variant="default" onClick={onBilling}>
          {t('upgrade.billing')}
        </Button>
      </div>
      <WhyHere billing={billing} />
      <Welcome billing={billing} />
      {!billing.canUpgrade && (
        <p className={classes.notice}>
          {userStatus === 'unverified'
            ? t('upgrade.unconfirmed')
            : t('upgrade.not_yours', { price: money.of(LIFETIME.price) })}
        </p>
      )}
      <PlanColumns
        billing={billing}
        period={period}
        selected={isDetail ? undefined : tier}
        onPeriod={(next) => onLook({ period: next })}
        onChoose={(next) => onLook({ tier: next, isDetail: false })}
        onDetail={(next) => onLook({ tier: next, isDetail: true })}
      />
      {billing.canUpgrade && (
        <p className={classes.lifetime}>{t('upgrade.lifetime', { price: money.of(LIFETIME.price) })}</p>
      )}
      {tier && (
        <Below key={`${tier} ${period}`}>
          <Chosen billing={billing} selected={{ tier, isDetail, period }} onDone={onDone} />
        </Below>
      )}
    </>
  )
}

/** After a trial, every page redirects here. This says why. */
function WhyHere({ billing: { subscription } }: { billing: Billing }) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  if (subscription || !isBasic(me) || me.trial_end === null) return null
  return (
    <p className={classes.notice}>
      {t('upgrade.trial_over', { date: format.fullDayOf(me.trial_end * 1_000) })}
    </p>
  )
}

function paidPeriod({ subscription }: Billing): Period {
  return subscription && isPlanType(subscription.plan_type) ? periodOf(subscription.plan_type) : 'monthly'
}

/** Scrolls to what is below the plans, because a phone shows only one of them. */
function Below({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className={classes.chosen}>
      {children}
    </div>
  )
}

function Chosen({
  billing,
  selected: { tier, isDetail, period },
  onDone,
}: {
  billing: Billing
  selected: { tier: Tier; isDetail: boolean; period: Period }
  onDone: () => void
}) {
  const t = useText()
  const { subscription, provider, canUpgrade } = billing
  if (isDetail)
    return (
      <div className={classes.frame}>
        <h2>{t(`plan.${tier}`)}</h2>
        <PlanPerks planType={`${tier}_${period}`} isWhole />
      </div>
    )
  if (!provider || !canUpgrade) return null
  const planType = `${tier}_${period}` as const
  return (
    <>
      <details
        className={classes.taxed}
        open={billing.billing_address === null && billing.tax.country === null}
      >
        <summary>{t('pay.details')}</summary>
        <DetailsBlock />
      </details>
      {subscription ? (
        <SwitchPlan
          billing={billing}
          subscription={subscription}
          provider={provider}
          planType={planType}
          onDone={onDone}
        />
      ) : (
        <PaymentForm billing={billing} provider={provider} planType={planType} />
      )}
    </>
  )
}
