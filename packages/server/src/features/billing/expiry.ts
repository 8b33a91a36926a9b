import { DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { CardShown, Subscription } from '../../providers/payments.ts'
import { sellerOf } from './payments.ts'
import { tellOnce } from './tell.ts'

// Banks send a new card some weeks before.
const WARNED_DAYS_BEFORE = 30

/** Tells a host that their card expires soon, once per card. Throws `ProviderError`. Repeat: does nothing. */
export async function warnOfCard(
  context: Context,
  hostId: HostId,
  { customerId, isCanceled, status }: Subscription,
): Promise<void> {
  if (isCanceled || status === 'incomplete') return
  const card = await sellerOf(context).payments.cardOf(customerId)
  const end = card && endOf(card)
  if (!end || !isSoon(end, context.clock.now())) return
  await context.db.transaction().execute(async (trx) =>
    tellOnce(context, trx, {
      occasion: `card_expiring ${hostId} ${card.id} ${end.toISOString()}`,
      hostId,
      change: 'card_expiring',
      until: end.toISOString(),
      money: { amount: null, paid: null, number: null, card: { brand: card.brand, last4: card.last4 } },
    }),
  )
}

/** A card is valid until the end of its month. */
function endOf({ expMonth, expYear }: CardShown): Date {
  return new Date(Date.UTC(expYear, expMonth))
}

function isSoon(end: Date, now: number): boolean {
  return end.getTime() > now && end.getTime() <= now + WARNED_DAYS_BEFORE * DAY
}
