import { PERIODS, TIERS } from '@scheduling/domain/pricing'
import type { Period, Tier } from '@scheduling/domain/pricing'
import type { UpgradeSearch } from './upgrade-search.ts'

/** The plan that the host is looking at. */
export interface SelectedPlan {
  tier: Tier | undefined
  isDetail: boolean
  /** Undefined: the period of the current plan, or monthly. */
  period: Period | undefined
}

export function selectedPlanOf(search: UpgradeSearch): SelectedPlan {
  return {
    tier: TIERS.find((each) => each === search.tier),
    isDetail: search.view === 'detail',
    period: PERIODS.find((each) => each === search.period),
  }
}
