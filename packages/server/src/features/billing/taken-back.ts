import { isDisputed, isPeriodRefunded, refundedInvoices } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import type { Reversal } from '../../providers/payments.ts'
import { sellerOf } from './payments.ts'
import { billingOf, holdBilling, putTakenBack } from './store.ts'
import { givePlan, syncHost } from './sync.ts'
import type { KeptSubscription } from './tables.ts'

/**
 * What went back of a host's payments, and what follows for the plan: it rests while the money is gone, and ends where a bank
 * has decided for whoever paid. Throws `ProviderError`. Repeat: the same.
 */
export async function heedReversals(context: Context, hostId: string): Promise<Reversal[]> {
  const { payments } = sellerOf(context)
  const {
    customer_id: customerId,
    subscription,
    is_taken_back: was,
  } = (await billingOf(context.db, hostId)) ?? {}
  if (!customerId) return []
  const reversals = await payments.reversalsOf(customerId)
  const isOver = subscription && isLost(reversals, subscription)
  if (isOver) {
    await payments.endSubscription(subscription.id)
    await syncHost(context, hostId)
  }
  const isNow = subscription && !isOver ? await isGone(context, customerId, subscription, reversals) : false
  if (isNow !== was) await note(context, hostId, isNow)
  return reversals
}

function isLost(reversals: readonly Reversal[], { startedAt }: KeptSubscription): boolean {
  return reversals.some(({ state, paidAt }) => state === 'dispute_lost' && paidAt >= startedAt)
}

async function isGone(
  context: Context,
  customerId: string,
  { startedAt, periodStart }: KeptSubscription,
  reversals: readonly Reversal[],
): Promise<boolean> {
  const gone = reversals
    .filter(({ isTaken }) => isTaken)
    .map(({ state, ...one }) => ({ ...one, isDispute: state.startsWith('dispute') }))
  if (isDisputed(gone, startedAt)) return true
  const refunded = refundedInvoices(gone)
  if (refunded.size === 0) return false
  const paid = (await sellerOf(context).payments.invoicesOf(customerId))
    .filter(({ status }) => status === 'paid')
    .map(({ number, createdAt, bill: { due } }) => ({ number, createdAt, due }))
  return isPeriodRefunded(refunded, paid, periodStart)
}

/** With the plan that follows from it. */
async function note(context: Context, hostId: string, takenBack: boolean): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { subscription, unpaid_since: unpaidSince } = await holdBilling(trx, hostId)
    await putTakenBack(trx, hostId, takenBack)
    if (subscription)
      await givePlan(context, trx, hostId, subscription, { unpaidSince, isTakenBack: takenBack })
  })
}
