import type { ExportPart } from '../exports/events.ts'
import { billingOf, detailsOf } from './store.ts'

export const billingPart: ExportPart = {
  name: 'billing',
  rows: async ({ db }, host) => {
    const [billing, details] = await Promise.all([billingOf(db, host), detailsOf(db, host)])
    if (!billing && !details) return []
    const { planType = null, quantity = null, status = null } = billing?.subscription ?? {}
    return [{ plan_type: planType, quantity, status, ...details }]
  },
}
