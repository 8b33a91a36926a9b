import type { Me } from '@scheduling/contract'
import { MINUTES_SLUG } from '@scheduling/domain/entitlements'
import type { UpgradePopup } from './popup-store.ts'
import type { Plan } from './store.ts'

type PlanOfMe = Pick<
  Me,
  | 'account_type'
  | 'lifetime'
  | 'plan_type'
  | 'quantity'
  | 'quantity_minutes'
  | 'event_numbers'
  | 'trial_end'
  | 'configs'
  | 'upgrade_popups'
  | 'subscription'
>

/** What the dashboard shows of a plan. */
export function presentPlan(plan: Plan, popups: readonly UpgradePopup[]): PlanOfMe {
  return {
    account_type: plan.account_type,
    lifetime: plan.lifetime,
    plan_type: plan.plan_type,
    quantity: plan.quantity,
    quantity_minutes: plan.quantity_minutes,
    event_numbers: plan.event_numbers,
    trial_end: plan.trial_end && Math.floor(plan.trial_end.getTime() / 1_000),
    ...withPopups(plan, popups),
    ...(plan.subscription && { subscription: plan.subscription }),
  }
}

/** The configs of a plan, and the texts for what it lacks, or will lack once its minutes are used up. */
function withPopups(
  { configs }: Plan,
  popups: readonly UpgradePopup[],
): Pick<Me, 'configs' | 'upgrade_popups'> {
  const dataOf = (id: string) => configs.find(({ slug }) => slug === id)?.data
  const lacking = popups.filter(({ id }) =>
    // Without a number of minutes there is no limit.
    id === MINUTES_SLUG ? dataOf(id) !== undefined : dataOf(id) !== 'yes',
  )
  const others = configs.filter(({ slug }) => !lacking.some(({ id }) => id === slug))
  const locked = lacking.map(({ id }) => ({
    slug: id,
    data: id === MINUTES_SLUG ? String(dataOf(id)) : 'no',
    popup: id,
  }))
  return { configs: [...others, ...locked], upgrade_popups: lacking }
}
