import { PERIODS, TIERS } from '@scheduling/domain/pricing'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import classes from './billing.module.css'
import { Returned } from './returned.tsx'
import { Shop } from './shop.tsx'
import type { Looking } from './shop.tsx'

const route = getRouteApi('/shell/upgrade')

/** Plans at an address of their own: what is looked at stands in it. */
export function ShopPage() {
  const search = route.useSearch()
  const { view, payment_intent, payment_intent_client_secret } = search
  const tier = TIERS.find((each) => each === search.tier)
  const period = PERIODS.find((each) => each === search.period) ?? 'monthly'
  const navigate = useNavigate({ from: '/upgrade' })
  const [problem, setProblem] = useState<string>()
  const onNotPaid = useCallback(
    (why: string) => {
      setProblem(why)
      void navigate({ search: {}, replace: true })
    },
    [navigate],
  )
  const look = (next: Looking) =>
    void navigate({
      search: { tier: next.tier, view: next.isDetail ? 'detail' : undefined, period: next.period },
      resetScroll: false,
    })
  if (payment_intent && payment_intent_client_secret)
    return <Returned intent={payment_intent} secret={payment_intent_client_secret} onNotPaid={onNotPaid} />
  return (
    <>
      {problem && (
        <p role="alert" className={classes.notice}>
          {problem}
        </p>
      )}
      <Shop
        looking={{ tier, isDetail: view === 'detail', period }}
        onLook={look}
        onBilling={() => void navigate({ to: '/upgrade/billing' })}
        onDone={() => undefined}
      />
    </>
  )
}
