import type { Referrals } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { HostId } from '../../host-id.ts'
import * as store from './store.ts'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError, found } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import type { MailSubject } from '../../mails.ts'
import { allow, countIfFree } from '../abuse/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import { findHost, findHostByLink } from '../hosts/operations.ts'
import type { OpenedAccount } from '../sign-up/events.ts'
import { INVITATION_SENT, REWARD_CLAIMED } from './events.ts'
import { LIMITS } from './limits.ts'
import type { StoredReferral } from './store.ts'

/** Points for each person who came by a host's link and pays for a plan. */
const POINTS_EACH = limits.REFERRAL_POINTS

export async function referralsOf(context: Context, hostId: HostId): Promise<Referrals> {
  const { db } = context
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
    paid: referrals.filter(hasEarned).length,
    invitations: invitations.map(({ id, email, invited_at }) => ({
      id,
      email,
      invitedAt: invited_at.toISOString(),
    })),
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

type Earning = Pick<StoredReferral, 'paid_at' | 'taken_back_at'>
type Points = [referrals: readonly Earning[], claims: readonly { points: number }[]]

function hasEarned({ paid_at, taken_back_at }: Earning): boolean {
  return paid_at !== null && taken_back_at === null
}

/** Below zero if points for a gift card were taken back after it was claimed. */
export function pointsOf(...[referrals, claims]: Points): number {
  const earned = referrals.filter(hasEarned).length * POINTS_EACH
  return earned - claims.reduce((sum, { points }) => sum + points, 0)
}

/**
 * Mails the host's link to somebody. The answer does not tell whether a mail goes out: a mailbox gets only a few from
 * all hosts. Throws `rate_limited`. Repeat: no second mail to this address.
 */
export async function invite(context: Context, { hostId }: Acting, email: string): Promise<void> {
  await allow(context, 'referral', [[LIMITS.invitations, hostId]])
  await context.db.transaction().execute(async (trx) => {
    const id = randomUUID()
    const row = { host_id: hostId, id, email, invited_at: new Date(context.clock.now()) }
    if (!(await store.putInvitation(trx, row))) return
    if (await countIfFree(context, LIMITS.invitationMails, email))
      await context.events.record(trx, INVITATION_SENT, { hostId, invitationId: id })
  })
}

export async function invitedEmail(db: Db, hostId: HostId, id: string): Promise<string | undefined> {
  return (await store.invitation(db, hostId, id))?.email
}

/** Undefined if nobody was invited under this id. */
export async function invitationAsSubject(
  context: Context,
  hostId: HostId,
  id: string,
): Promise<MailSubject | undefined> {
  const [host, recipient] = await Promise.all([
    findHost(context, hostId),
    invitedEmail(context.db, hostId, id),
  ])
  if (!host || recipient === undefined) return undefined
  return {
    kind: 'invitation',
    name: affiliateLink(context, host),
    timeZone: host.time_zone,
    readers: [{ audience: 'guest', recipient }],
    stops: null,
  }
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

/** Records a sign-up through a host's link. Ignores a link of nobody. */
export async function rememberReferral(
  context: Context,
  trx: Transaction<Database>,
  { hostId, via, now }: OpenedAccount,
): Promise<void> {
  const by = via === null ? undefined : await findHostByLink(context, via)
  if (by) await store.putReferred(trx, { host_id: hostId, by_host: by.id, id: randomUUID() }, now)
}
