import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import classes from '../billing.module.css'
import { Returned } from './returned.tsx'
import { Shop } from './shop.tsx'
import { selectedPlanOf } from './selected-plan.ts'
import type { SelectedPlan } from './selected-plan.ts'

const route = getRouteApi('/shell/upgrade')

/** The plans at their own address, which also names the plan that the host is looking at. */
export function ShopPage() {
  const search = route.useSearch()
  const { payment_intent, payment_intent_client_secret } = search
  const navigate = useNavigate({ from: '/upgrade' })
  const [problem, setProblem] = useState<string>()
  const onNotPaid = useCallback(
    (why: string) => {
      setProblem(why)
      void navigate({ search: {}, replace: true })
    },
    [navigate],
  )
  const look = (change: Partial<SelectedPlan>) =>
    void navigate({
      search: (before) => {
        const { tier, isDetail, period } = { ...selectedPlanOf(before), ...change }
        return { tier, view: isDetail ? 'detail' : undefined, period }
      },
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
        selected={selectedPlanOf(search)}
        onLook={look}
        onBilling={() => void navigate({ to: '/upgrade/billing' })}
        onDone={() => undefined}
      />
    </>
  )
}
