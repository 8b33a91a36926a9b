import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import type { Confirmation } from '../../providers/payments.ts'
import { orCardRefused, sellerOf } from './payments.ts'
import { billingOf } from './store.ts'
import { syncHost } from './sync.ts'
import { inTurn } from './turn.ts'

/**
 * Pays open renewals with the stored card. Answers what its owner must confirm, or null if nothing is left to confirm.
 * Throws `not_subscribed`, `card_missing`, `card_refused`. Repeat: each is paid once.
 */
export async function payRenewals(context: Context, { hostId }: Acting): Promise<Confirmation | null> {
  const { payments } = sellerOf(context)
  const work = async (): Promise<Confirmation | null> => {
    const { customer_id: customerId, subscription } = (await billingOf(context.db, hostId)) ?? {}
    if (!customerId || !subscription) throw new AppError('not_subscribed')
    const card = await payments.cardOf(customerId)
    if (!card) throw new AppError('card_missing')
    return payRenewalsWith(context, hostId, { subscriptionId: subscription.id, methodId: card.id })
  }
  return inTurn(context, hostId, async () => orCardRefused(work()))
}

/** Pays the oldest first, until one must be confirmed. Call it within the host's turn. Throws `CardRefused`. */
export async function payRenewalsWith(
  context: Context,
  hostId: HostId,
  { subscriptionId, methodId }: { subscriptionId: string; methodId: string },
): Promise<Confirmation | null> {
  const { payments } = sellerOf(context)
  const open = await payments.openRenewalsOf(subscriptionId)
  if (open.length === 0) return null
  try {
    for (const { id } of open) {
      const confirmation = await payments.payInvoice(id, methodId)
      if (confirmation) return confirmation
    }
    return null
  } finally {
    // Some may have been paid before one was refused.
    await syncHost(context, hostId)
  }
}
