import type { ExportPart } from '../exports/events.ts'
import { BILLING_CHANGES } from './events.ts'
import { billingOf, callRequestsOf, detailsOf, billingNewsOf } from './store.ts'

// Hosts get a few per month at most.
const TOLD_MAX = 10_000

export const billingPart: ExportPart = {
  name: 'billing',
  tables: ['billings', 'billing_details'],
  rows: async ({ db }, host) => {
    const [billing, details] = await Promise.all([billingOf(db, host), detailsOf(db, host)])
    if (!billing && !details) return []
    const { planType = null, quantity = null, status = null } = billing?.subscription ?? {}
    return [{ plan_type: planType, quantity, status, ...details }]
  },
}

/** Notifications about payments. Amounts are in cents. */
export const billingToldPart: ExportPart = {
  name: 'billing_told',
  tables: ['billing_told'],
  rows: async ({ db }, host) => {
    const told = await billingNewsOf(db, host, BILLING_CHANGES, TOLD_MAX)
    return told.map(({ change, told_at, amount, invoice }) => ({ change, told_at, amount, invoice }))
  },
}

export const callRequestPart: ExportPart = {
  name: 'call_requests',
  tables: ['call_requests'],
  rows: async ({ db }, host) => {
    const requests = await callRequestsOf(db, [host])
    return requests.map(({ asked_at }) => ({ asked_at }))
  },
}
