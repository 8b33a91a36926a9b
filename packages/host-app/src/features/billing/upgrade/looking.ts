import { PERIODS, TIERS } from '@scheduling/domain/pricing'
import type { Period, Tier } from '@scheduling/domain/pricing'
import type { UpgradeSearch } from './upgrade-search.ts'

/** Which plan is looked at. */
export interface Looking {
  tier: Tier | undefined
  isDetail: boolean
  /** Undefined: that of the plan that is paid, else the month. */
  period: Period | undefined
}

export function lookingAt(search: UpgradeSearch): Looking {
  return {
    tier: TIERS.find((each) => each === search.tier),
    isDetail: search.view === 'detail',
    period: PERIODS.find((each) => each === search.period),
  }
}
