import type { BillingDetails } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { BillingConfig } from '../../providers/billing-config.ts'
import type { CardShown, InvoiceShown } from '../../providers/payments.ts'
import { planNow } from '../accounts/bought.ts'
import { asked, SELLER } from './payments.ts'
import { mayUpgrade } from './policy.ts'
import { billingOf, detailsOf } from './store.ts'
import { syncHost } from './sync.ts'
import type { KeptSubscription } from './tables.ts'
import type { HostTax } from './tax.ts'
import { taxWith } from './tax.ts'

export interface Overview {
  subscription: KeptSubscription | null
  details: BillingDetails | undefined
  card: CardShown | null
  invoices: InvoiceShown[]
  tax: HostTax
  seller: BillingConfig | undefined
  canUpgrade: boolean
  now: number
}

/** How it stands, asked anew: what a lost webhook would have told is heard here at the latest. Throws `unavailable`. */
export async function overviewOf(context: Context, hostId: string): Promise<Overview> {
  const { db, clock } = context
  const seller = context.kept(SELLER)
  if (seller) await asked(syncHost(context, hostId))
  const [billing, details, plan] = await Promise.all([
    billingOf(db, hostId),
    detailsOf(db, hostId),
    planNow(db, hostId),
  ])
  const customerId = billing?.customer_id ?? null
  const [card, invoices] =
    seller && customerId !== null
      ? await asked(Promise.all([seller.payments.cardOf(customerId), seller.payments.invoicesOf(customerId)]))
      : [null, []]
  return {
    subscription: billing?.subscription ?? null,
    details,
    card,
    invoices,
    tax: await taxWith(context, hostId, details),
    seller: seller?.config,
    canUpgrade: seller !== undefined && plan !== undefined && mayUpgrade(plan),
    now: clock.now(),
  }
}
