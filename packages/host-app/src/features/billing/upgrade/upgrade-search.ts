import { textParam } from '../../../data/text-param.ts'

/** The plan that the host is looking at, and what a bank's page brought back. */
export interface UpgradeSearch {
  tier?: string
  /** `detail`: what the plan includes. Otherwise the form to pay or switch. */
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
