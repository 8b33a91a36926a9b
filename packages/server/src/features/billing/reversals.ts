import { DAY } from '@scheduling/domain'
import type { WentBack } from '@scheduling/domain'
import type { ReversalState } from '@scheduling/domain/pricing'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Reversal } from '../../providers/payments.ts'
import type { BillingChange } from './record/events.ts'
import { SELLER, sellerOf } from './record/payments.ts'
import { billingOf, wasTold } from './record/store.ts'
import { tellOnce } from './record/tell.ts'

// What is older was told by whoever took care of it then.
const NEWS_DAYS = 30

/** What its owner is to be told; of what is only on its way nothing. */
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

/** Tells what is new of it. Repeat: nobody is told twice. */
export async function tellReversals(
  context: Context,
  hostId: HostId,
  reversals: readonly Reversal[],
): Promise<void> {
  for (const reversal of reversals) await tellReversal(context, hostId, reversal)
}

/** What went back of a host's payments, or is held by a bank until it decides; in cents and seconds. */
export async function wentBackOf(context: Context, hostId: HostId): Promise<WentBack[]> {
  const { customer_id: customerId } = (await billingOf(context.db, hostId)) ?? {}
  if (!customerId || !context.kept(SELLER)) return []
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
  // Banks take months to decide.
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
