import { arePointsValid, isOnePerson, limits, pointsAbout } from '@scheduling/domain'
import type { Traces } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { cardMark } from '../billing/cards.ts'
import type { BillingChange, BillingNews } from '../billing/events.ts'
import { wentBackOf } from '../billing/reversals.ts'
import { lockHosts } from '../busy/operations.ts'
import { tracesOf } from '../sessions/traces.ts'
import { returnClaim } from './gift-cards.ts'
import { balanceOf, pointEntries, recordPoints } from './points.ts'
import { claimsOf } from './points-store.ts'
import type { Referred } from './store.ts'
import * as store from './store.ts'

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
    const paid = { paid_at: new Date(context.clock.now()), card_mark: card }
    if (!(await store.markPaid(trx, referred, paid))) return
    await recordPoints(context, trx, {
      hostId: referred.by_host,
      kind: 'earned',
      points: limits.REFERRAL_POINTS,
      referral_id: referred.id,
    })
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
    const stand = arePointsValid(paidAt.getTime(), wentBack)
    await store.markTakenBack(trx, referred, stand ? null : new Date(context.clock.now()))
    await settle(context, trx, referred, stand)
    await returnUncovered(context, trx, referred.by_host)
  })
}

/** Adds what is missing between the points of a referral and those that it should have. Repeat: nothing is. */
async function settle(
  context: Context,
  trx: Transaction<Database>,
  { by_host: hostId, id }: Referred,
  stand: boolean,
): Promise<void> {
  const has = pointsAbout(await pointEntries(trx, hostId), id)
  const points = (stand ? limits.REFERRAL_POINTS : 0) - has
  if (points === 0) return
  await recordPoints(context, trx, {
    hostId,
    kind: stand ? 'given_again' : 'taken_back',
    points,
    referral_id: id,
  })
}

/** Cards that were sent stay; of those that still wait, as many are canceled as the points do not cover any more. */
async function returnUncovered(context: Context, trx: Transaction<Database>, hostId: HostId): Promise<void> {
  for (const claim of await claimsOf(trx, hostId)) {
    if ((await balanceOf(context, trx, hostId)).points >= 0) return
    await returnClaim(context, trx, claim)
  }
}
