import { DAY } from '@scheduling/domain'
import type { WentBack } from '@scheduling/domain'
import type { ReversalState } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Reversal } from '../../providers/payments.ts'
import type { BillingChange } from './events.ts'
import { SELLER, sellerOf } from './payments.ts'
import { billingOf, wasTold } from './store.ts'
import { tellOnce } from './tell.ts'

// Hosts heard about older ones when they happened.
const NEWS_DAYS = 30

/** What we tell the host about each state. A pending refund is not told yet. */
const TOLD_AS: Readonly<Record<ReversalState, BillingChange | null>> = {
  refund_pending: null,
  refunded: 'refunded',
  refund_failed: 'refund_failed',
  disputed: 'disputed',
  dispute_won: 'dispute_won',
  dispute_lost: 'dispute_lost',
  dispute_closed: 'dispute_closed',
}

const WENT_BACK: readonly ReversalState[] = ['refund_pending', 'refunded', 'disputed', 'dispute_lost']

/** Tells the host about new refunds and disputes. Repeat: nobody is told twice. */
export async function tellReversals(
  context: Context,
  hostId: HostId,
  reversals: readonly Reversal[],
): Promise<void> {
  for (const reversal of reversals) await tellReversal(context, hostId, reversal)
}

/** Payments that were refunded or are held by a bank. Amounts are in cents, times in milliseconds. */
export async function wentBackOf(context: Context, hostId: HostId): Promise<WentBack[]> {
  const { customer_id: customerId } = (await billingOf(context.db, hostId)) ?? {}
  if (!customerId || !context.service(SELLER)) return []
  const reversals = await sellerOf(context).payments.reversalsOf(customerId)
  return reversals
    .filter(({ state }) => WENT_BACK.includes(state))
    .map(({ number, amount, paid, createdAt }) => ({ number, amount, paid, at: createdAt * 1_000 }))
}

async function tellReversal(context: Context, hostId: HostId, reversal: Reversal): Promise<void> {
  const { id, state, createdAt, amount, paid, number, card } = reversal
  const change = TOLD_AS[state]
  if (!change) return
  const isNew = createdAt * 1_000 > context.clock.now() - NEWS_DAYS * DAY
  // Banks take months to decide, so tell the outcome of every dispute that the host knows about.
  if (!isNew && !(await wasTold(context.db, hostId, `disputed ${id}`))) return
  await context.db.transaction().execute(async (trx) =>
    tellOnce(context, trx, {
      occasion: `${change} ${id}`,
      hostId,
      change,
      until: null,
      money: { amount, paid, number, card },
    }),
  )
}
