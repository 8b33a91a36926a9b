import { doPointsStand, isOnePerson } from '@scheduling/domain'
import type { Traces } from '@scheduling/domain'
import type { HostId } from '../../host-id.ts'
import * as store from './store.ts'
import type { Context } from '../../context.ts'
import { cardMark } from '../billing/cards.ts'
import type { BillingChange, BillingNews } from '../billing/record/events.ts'
import { wentBackOf } from '../billing/reversals.ts'
import { lockHosts } from '../busy/operations.ts'
import { tracesOf } from '../sessions/traces.ts'
import { pointsOf } from './operations.ts'
import type { Referred } from './store.ts'

const PAYS: readonly BillingChange[] = ['subscribed', 'renewed']
const MOVES_MONEY_BACK: readonly BillingChange[] = [
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
]

/** Gives or takes the points for somebody who came by a host's link. Repeat: changes nothing. */
export async function rewardReferral(context: Context, news: BillingNews): Promise<void> {
  const referred = await store.referredHost(context.db, news.hostId)
  if (!referred) return
  // A code can make a plan free.
  if (PAYS.includes(news.change) && news.money?.amount !== 0) await givePoints(context, referred)
  if (MOVES_MONEY_BACK.includes(news.change)) await weighPoints(context, referred)
}

async function givePoints(context: Context, referred: Referred): Promise<void> {
  const card = await cardMark(context, referred.host_id)
  if (isOnePerson(await leftBy(context, referred.by_host), await leftBy(context, referred.host_id))) return
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [referred.by_host])
    const others = await store.referralsOf(trx, referred.by_host)
    // A card earns points once, however many accounts it pays for.
    if (card && others.some(({ id, card_mark }) => id !== referred.id && card_mark?.equals(card))) return
    await store.markPaid(trx, referred, { paid_at: new Date(context.clock.now()), card_mark: card })
  })
}

async function leftBy(context: Context, hostId: HostId): Promise<Traces> {
  const card = await cardMark(context, hostId)
  return { ...(await tracesOf(context, hostId)), card: card && card.toString('hex') }
}

/** Looks at the payments as they are, not at the news: news arrive late and in any order. */
async function weighPoints(context: Context, referred: Referred): Promise<void> {
  const wentBack = await wentBackOf(context, referred.host_id)
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [referred.by_host])
    const { paid_at: paidAt } =
      (await store.referralsOf(trx, referred.by_host)).find(({ id }) => id === referred.id) ?? {}
    if (!paidAt) return
    const stand = doPointsStand(paidAt.getTime(), wentBack)
    await store.markTakenBack(trx, referred, stand ? null : new Date(context.clock.now()))
    let missing = -pointsOf(
      await store.referralsOf(trx, referred.by_host),
      await store.claimsOf(trx, referred.by_host),
    )
    // Cards that were sent stay; those that still wait are canceled.
    for (const { id, points, sent_at } of await store.claimsOf(trx, referred.by_host)) {
      if (missing <= 0) break
      if (sent_at !== null) continue
      await store.deleteClaim(trx, referred.by_host, id)
      missing -= points
    }
  })
}
