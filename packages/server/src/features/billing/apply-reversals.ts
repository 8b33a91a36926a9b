import { isTakenBack, paidWith } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Reversal } from '../../providers/payments.ts'
import { sellerOf } from './payments.ts'
import { billingOf, holdBilling, putTakenBack } from './store.ts'
import { applyPlan, syncHost } from './sync.ts'
import type { KeptSubscription } from './tables.ts'

/**
 * Answers the refunds and disputes of a host's payments, and applies them to the plan: it pauses while the money for it is
 * gone, and ends when a dispute is lost. Throws `ProviderError`. Repeat: the same.
 */
export async function applyReversals(context: Context, hostId: HostId): Promise<Reversal[]> {
  const { payments } = sellerOf(context)
  const {
    customer_id: customerId,
    subscription,
    is_taken_back: was,
  } = (await billingOf(context.db, hostId)) ?? {}
  if (!customerId) return []
  const reversals = await payments.reversalsOf(customerId)
  const numbers = subscription ? await numbersPaidWith(context, customerId, subscription, reversals) : []
  const lost = reversals.filter(
    ({ state, number }) => state === 'dispute_lost' && numbers.includes(number ?? ''),
  )
  if (subscription && lost.length > 0) {
    // Credit that came from the disputed payment is lost too.
    await payments.dropCredit(
      customerId,
      lost.reduce((sum, { amount }) => sum + amount, 0),
    )
    await payments.endSubscription(subscription.id)
    await syncHost(context, hostId)
  }
  const gone = reversals.filter(({ isTaken }) => isTaken).map(asWentBack)
  const isNow = lost.length === 0 && isTakenBack(gone, numbers)
  if (isNow !== was) await note(context, hostId, isNow)
  return reversals
}

function asWentBack({ number, paid, amount, state }: Reversal) {
  return { number, paid, amount, isDispute: state.startsWith('dispute') }
}

/** The numbers of the invoices that paid the current period. Empty if no money was taken back: then we do not ask. */
async function numbersPaidWith(
  context: Context,
  customerId: string,
  { periodStart }: KeptSubscription,
  reversals: readonly Reversal[],
): Promise<string[]> {
  if (!reversals.some(({ isTaken }) => isTaken)) return []
  const invoices = await sellerOf(context).payments.invoicesOf(customerId)
  const settled = invoices
    .filter(({ status }) => status === 'paid')
    .map(({ number, createdAt, bill: { due } }) => ({ number, createdAt, due }))
  return paidWith(settled, periodStart)
}

/** Stores it, and updates the plan. */
async function note(context: Context, hostId: HostId, takenBack: boolean): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { subscription, unpaid_since: unpaidSince } = await holdBilling(trx, hostId)
    await putTakenBack(trx, hostId, takenBack)
    if (subscription)
      await applyPlan(context, trx, hostId, subscription, { unpaidSince, isTakenBack: takenBack })
  })
}
