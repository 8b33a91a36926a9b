import { PERIODS, TIERS } from '@scheduling/domain/pricing'
import type { Period, Tier } from '@scheduling/domain/pricing'
import { textParam } from '../../data/text-param.ts'

/** Which plan is looked at, and what was brought back from a bank. */
export interface UpgradeSearch {
  tier?: Tier
  /** `detail`: what it includes; else it is paid for, or switched to. */
  view?: 'detail'
  period?: Period
  payment_intent?: string
  payment_intent_client_secret?: string
  state?: string
}

export function readUpgradeSearch(search: Record<string, unknown>): UpgradeSearch {
  return {
    tier: TIERS.find((tier) => tier === search.tier),
    view: search.view === 'detail' ? 'detail' : undefined,
    period: PERIODS.find((period) => period === search.period),
    payment_intent: textParam(search, 'payment_intent'),
    payment_intent_client_secret: textParam(search, 'payment_intent_client_secret'),
    state: textParam(search, 'state'),
  }
}
