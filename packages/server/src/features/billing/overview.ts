import type { BillingDetails } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { BillingConfig } from '../../providers/billing-config.ts'
import { fridayEndsAt } from '../../providers/billing-config.ts'
import type { CardShown, InvoiceShown, Reversal } from '../../providers/payments.ts'
import { storedPlanOf } from '../plans/plans.ts'
import { findHost } from '../hosts/operations.ts'
import { orUnavailable, SELLER } from './payments.ts'
import { mayUpgrade } from './policy.ts'
import { applyReversals } from './apply-reversals.ts'
import { billingOf, detailsOf, billingNewsOf } from './store.ts'
import type { BillingNewsRow } from './store.ts'
import { syncHost } from './sync.ts'
import type { KeptSubscription } from './tables.ts'
import type { HostTax } from './tax.ts'
import { taxWith } from './tax.ts'

/** Notifications to show that are in no list of the provider. */
const SHOWN = ['payment_failed', 'card_expiring'] as const
const SHOWN_MAX = 100

export interface Overview {
  subscription: KeptSubscription | null
  unpaidSince: Date | null
  isTakenBack: boolean
  details: BillingDetails | undefined
  card: CardShown | null
  invoices: InvoiceShown[]
  reversals: Reversal[]
  told: BillingNewsRow[]
  tax: HostTax
  seller: BillingConfig | undefined
  canUpgrade: boolean
  fridayEnds: number | null
}

/** Syncs with the provider, and applies refunds and disputes. */
async function heeded(context: Context, hostId: HostId): Promise<Reversal[]> {
  await syncHost(context, hostId)
  return applyReversals(context, hostId)
}

/** The current state, from the provider. This also makes up for lost webhooks. Throws `unavailable`. */
export async function overviewOf(context: Context, hostId: HostId): Promise<Overview> {
  const { db, clock } = context
  const seller = context.service(SELLER)
  const reversals = seller ? await orUnavailable(heeded(context, hostId)) : []
  const [host, billing, details, plan, told] = await Promise.all([
    findHost(context, hostId),
    billingOf(db, hostId),
    detailsOf(db, hostId),
    storedPlanOf(db, hostId),
    billingNewsOf(db, hostId, SHOWN, SHOWN_MAX),
  ])
  const customerId = billing?.customer_id ?? null
  // Hosts cannot buy until they confirm their address.
  const isOpen = host !== undefined && host.opened_at !== null
  const [card, invoices] =
    seller && customerId !== null
      ? await orUnavailable(
          Promise.all([seller.payments.cardOf(customerId), seller.payments.invoicesOf(customerId)]),
        )
      : [null, []]
  return {
    subscription: billing?.subscription ?? null,
    unpaidSince: billing?.unpaid_since ?? null,
    isTakenBack: billing?.is_taken_back ?? false,
    details,
    card,
    invoices,
    reversals,
    told,
    tax: await taxWith(context, hostId, details),
    seller: seller?.config,
    canUpgrade: seller !== undefined && plan !== undefined && isOpen && mayUpgrade(plan),
    fridayEnds:
      seller && !billing?.offers_had.includes('black_friday')
        ? fridayEndsAt(context.config, clock.now())
        : null,
  }
}
