import { textParam } from '../../../data/text-param.ts'

/** Which plan is looked at, and what was brought back from a bank. */
export interface UpgradeSearch {
  tier?: string
  /** `detail`: what it includes; else it is paid for, or switched to. */
  view?: string
  period?: string
  payment_intent?: string
  payment_intent_client_secret?: string
  state?: string
}

const NAMES = ['tier', 'view', 'period', 'payment_intent', 'payment_intent_client_secret', 'state'] as const

export function readUpgradeSearch(search: Record<string, unknown>): UpgradeSearch {
  return Object.fromEntries(NAMES.map((name) => [name, textParam(search, name)]))
}
