import type { Referrals } from '@scheduling/contract'
import { hasEarned, limits, pointBalance } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { HostId } from '../../host-id.ts'
import * as store from './store.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { found } from '../../errors.ts'
import { findHost, findHostByLink } from '../hosts/operations.ts'
import type { OpenedAccount } from '../sign-up/events.ts'
import { dollarsOf, isRewarded } from './gift-cards.ts'
import { readInvitationToken } from './invitation-token.ts'
import { pointEntries } from './points.ts'
import { claimsOf } from './points-store.ts'
import { earningOf, presentClaim, presentInvitation } from './present.ts'

/** Points for each person who came by a host's link and pays for a plan. */
const POINTS_EACH = limits.REFERRAL_POINTS

export async function referralsOf(context: Context, hostId: HostId): Promise<Referrals> {
  const { db, clock } = context
  const [host, referrals, invitations, claims, entries] = await Promise.all([
    findHost(context, hostId),
    store.referralsOf(db, hostId),
    store.invitationsOf(db, hostId),
    claimsOf(db, hostId),
    pointEntries(db, hostId),
  ])
  const balance = pointBalance(entries, clock.now())
  const { link } = found(host, 'not_signed_in', hostId)
  return {
    link: affiliateLink(context, { link }),
    isRewarded: isRewarded(context),
    pointsEach: POINTS_EACH,
    points: Math.max(0, balance.points),
    pending: balance.pending,
    ripensAt: balance.ripensAt === null ? null : new Date(balance.ripensAt).toISOString(),
    joined: referrals.length,
    paid: referrals.filter((referral) => hasEarned(earningOf(referral))).length,
    invitations: invitations.map((invitation) => presentInvitation(invitation, referrals, clock.now())),
    giftCards: limits.GIFT_CARD_POINTS.map((points) => ({ points, dollars: dollarsOf(points) })),
    claims: claims.map(presentClaim),
    history: entries.map(({ kind, points, at }) => ({ kind, points, at: new Date(at).toISOString() })),
  }
}

/** A sign-up through this link counts for the host. */
export function affiliateLink({ config }: Pick<Context, 'config'>, { link }: { link: string }): string {
  return `${config.publicUrl}/try/${link}`
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
