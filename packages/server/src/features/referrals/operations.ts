import type { Referrals } from '@scheduling/contract'
import { hasEarned, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { HostId } from '../../host-id.ts'
import * as store from './store.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, found } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { lockHosts } from '../busy/operations.ts'
import { findHost, findHostByLink } from '../hosts/operations.ts'
import type { OpenedAccount } from '../sign-up/events.ts'
import { REWARD_CLAIMED } from './events.ts'
import { readInvitationToken } from './invitation-token.ts'
import type { StoredEarning } from './present.ts'
import { earningOf, presentInvitation } from './present.ts'

/** Points for each person who came by a host's link and pays for a plan. */
const POINTS_EACH = limits.REFERRAL_POINTS

export async function referralsOf(context: Context, hostId: HostId): Promise<Referrals> {
  const { db, clock } = context
  const [host, referrals, invitations, claims] = await Promise.all([
    findHost(context, hostId),
    store.referralsOf(db, hostId),
    store.invitationsOf(db, hostId),
    store.claimsOf(db, hostId),
  ])
  const { link } = found(host, 'not_signed_in', hostId)
  return {
    link: affiliateLink(context, { link }),
    isRewarded: isRewarded(context),
    pointsEach: POINTS_EACH,
    points: Math.max(0, pointsOf(referrals, claims)),
    joined: referrals.length,
    paid: referrals.filter((referral) => hasEarned(earningOf(referral))).length,
    invitations: invitations.map((invitation) => presentInvitation(invitation, referrals, clock.now())),
    giftCards: limits.GIFT_CARD_POINTS.map((points) => ({ points, dollars: dollarsOf(points) })),
    claims: claims.map(({ id, points, claimed_at, sent_at }) => ({
      id,
      points,
      dollars: dollarsOf(points),
      claimedAt: claimed_at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
    })),
  }
}

/** A sign-up through this link counts for the host. */
export function affiliateLink({ config }: Pick<Context, 'config'>, { link }: { link: string }): string {
  return `${config.publicUrl}/try/${link}`
}

/** Gift cards need an operator, and a server that sells plans. */
export function isRewarded({ config }: Pick<Context, 'config'>): boolean {
  return config.billing !== undefined && config.operatorEmail !== undefined
}

export function dollarsOf(points: number): number {
  return points / limits.POINTS_PER_DOLLAR
}

type Points = [referrals: readonly StoredEarning[], claims: readonly { points: number }[]]

/** Below zero if points for a gift card were taken back after it was claimed. */
export function pointsOf(...[referrals, claims]: Points): number {
  const earned = referrals.filter((referral) => hasEarned(earningOf(referral))).length * POINTS_EACH
  return earned - claims.reduce((sum, { points }) => sum + points, 0)
}

/**
 * Turns points into a gift card, and tells the operator. The caller makes `id`. Throws `not_allowed` if the server
 * has no gift cards, `too_few_points`. Repeat with the same `id`: the same.
 */
export async function claimReward(
  context: Context,
  { hostId }: Acting,
  { id, points }: { id: string; points: number },
): Promise<void> {
  if (!isRewarded(context))
    throw new AppError('not_allowed', { detail: 'This server gives no rewards for invitations' })
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [hostId])
    const claims = await store.claimsOf(trx, hostId)
    if (claims.some((claim) => claim.id === id)) return
    const has = pointsOf(await store.referralsOf(trx, hostId), claims)
    if (has < points)
      throw new AppError('too_few_points', {
        errors: [
          { path: 'points', reason: 'limit', message: `Expected at most ${has}, as many as there are` },
        ],
      })
    const claimedAt = new Date(context.clock.now())
    await store.putClaim(trx, { host_id: hostId, id, points, claimed_at: claimedAt, sent_at: null })
    await context.events.record(trx, REWARD_CLAIMED, { hostId, claimId: id, points })
  })
}

/** Gift cards of all hosts that the operator has to send, the oldest first, with the email of each account. */
export async function giftCardsToSend(context: Context): Promise<GiftCardToSend[]> {
  const claims = await store.unsentClaims(context.db)
  return Promise.all(
    claims.map(async ({ host_id, points, claimed_at }) => ({
      email: found(await findHost(context, host_id), 'not_signed_in', host_id).email,
      dollars: dollarsOf(points),
      claimed_at,
    })),
  )
}

interface GiftCardToSend {
  email: string
  dollars: number
  claimed_at: Date
}

/** Records that the operator sent the host's oldest waiting card. False if none waits. */
export async function markGiftCardSent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hostId: HostId,
): Promise<boolean> {
  return store.markSent(db, hostId, new Date(clock.now()))
}

/** Records a sign-up through a host's link or the mail of an invitation. Ignores a link of nobody. */
export async function rememberReferral(
  context: Context,
  trx: Transaction<Database>,
  { hostId, via, invitation, now }: OpenedAccount,
): Promise<void> {
  const mailed = invitation === null ? undefined : readInvitationToken(context, invitation)
  const by = mailed
    ? await findHost(context, mailed.hostId)
    : via === null
      ? undefined
      : await findHostByLink(context, via)
  if (!by) return
  const id = randomUUID()
  await store.putReferred(trx, { host_id: hostId, by_host: by.id, id }, now)
  if (mailed) await store.markCame(trx, { host_id: by.id, id: mailed.id }, id)
}
