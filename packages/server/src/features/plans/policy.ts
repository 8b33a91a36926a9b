import type { Instant } from '@scheduling/domain'
import type { PlanConfig } from '@scheduling/domain/entitlements'
import {
  configsOf,
  FEATURES,
  isTrial,
  isTrialOver,
  minutesAllowanceOf,
  NO_PLAN,
  withEveryFeature,
  withGrantedFeatures,
  withMinutes,
} from '@scheduling/domain/entitlements'
import type { Config } from '../../config.ts'
import type { Plan } from './store.ts'

/** What remains of a plan that has ended: existing things stay, and nothing is added. */
export const WITHOUT_PLAN = {
  account_type: NO_PLAN.accountType,
  plan_type: NO_PLAN.planType,
  event_numbers: NO_PLAN.eventNumbers,
  configs: NO_PLAN.configs,
}

type Trial = Pick<Plan, 'configs' | 'plan_type' | 'trial_end'>

/** What a plan allows at an instant. */
export function configsIn({ hasPlans }: Pick<Config, 'hasPlans'>, plan: Trial, now: Instant): PlanConfig[] {
  if (!hasPlans) return configsOf(FEATURES)
  if (isOver(plan, now)) return NO_PLAN.configs
  if (!isTrial(plan.plan_type)) return withGrantedFeatures(plan.plan_type, plan.configs)
  // A trial that began before a feature was sold includes it, too.
  const trial = { accountType: 'prime', planType: plan.plan_type, quantityMinutes: 0 } as const
  return withMinutes(withEveryFeature(plan.configs), minutesAllowanceOf(trial))
}

/** A plan at an instant. An ended trial is no plan, even if the row is not updated yet. */
export function planIn<Kept extends Plan | undefined>(
  { hasPlans }: Pick<Config, 'hasPlans'>,
  plan: Kept,
  now: Instant,
): Kept {
  if (!plan) return plan
  const configs = configsIn({ hasPlans }, plan, now)
  if (hasPlans) return { ...plan, ...(isOver(plan, now) && WITHOUT_PLAN), configs }
  // A server without plans: as if everybody had bought the largest one.
  const { host_id, quantity, quantity_minutes, subscription, paid_by } = plan
  return {
    host_id,
    quantity,
    quantity_minutes,
    account_type: 'prime',
    plan_type: 'Free',
    lifetime: true,
    event_numbers: null,
    trial_end: null,
    trial_canceled_at: null,
    subscription,
    paid_by,
    configs,
  } satisfies Plan as Kept
}

function isOver({ plan_type, trial_end }: Omit<Trial, 'configs'>, now: Instant): boolean {
  return isTrialOver({ planType: plan_type, trialEnd: trial_end?.getTime() ?? null }, now)
}
