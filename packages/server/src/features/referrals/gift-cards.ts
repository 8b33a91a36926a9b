import { DAY, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { keptSeal } from '../../seal.ts'
import { lockHosts } from '../busy/operations.ts'
import { hostsWith } from '../hosts/operations.ts'
import { GIFT_CARD_SENT, REWARD_CLAIMED } from './events.ts'
import type { StoredClaim } from './points-store.ts'
import * as store from './points-store.ts'
import { balanceOf, recordPoints } from './points.ts'

/** Encrypts the codes of gift cards. */
export const GIFT_CARD_SEAL = keptSeal('gift-cards')

/** Gift cards need an operator, and a server that sells plans. */
export function isRewarded({ config }: Pick<Context, 'config'>): boolean {
  return config.billing !== undefined && config.operatorEmail !== undefined
}

export function dollarsOf(points: number): number {
  return points / limits.POINTS_PER_DOLLAR
}

/** When a claimed card leaves by itself. */
export function dueAt({ claimed_at }: Pick<StoredClaim, 'claimed_at'>): Date {
  return new Date(claimed_at.getTime() + limits.GIFT_CARD_DAYS * DAY)
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
    if (await store.claimById(trx, hostId, id)) return
    const { points: has } = await balanceOf(context, trx, hostId)
    if (has < points)
      throw new AppError('too_few_points', {
        errors: [
          {
            path: 'points',
            reason: 'limit',
            message: `Expected at most ${Math.max(0, has)}, as many as there are`,
          },
        ],
      })
    const claimedAt = new Date(context.clock.now())
    await store.putClaim(trx, { host_id: hostId, id, points, claimed_at: claimedAt })
    await recordPoints(context, trx, { hostId, kind: 'claimed', points: -points, claim_id: id })
    await context.events.record(trx, REWARD_CLAIMED, { hostId, claimId: id, points })
  })
}

/** Call it under the lock of the host. Gives the points of a waiting claim back. False if it does not wait any more. */
export async function returnClaim(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  claim: StoredClaim,
): Promise<boolean> {
  const { host_id: hostId, id, points } = claim
  if (!(await store.changeWaiting(trx, claim, { returned_at: new Date(context.clock.now()) }))) return false
  await recordPoints(context, trx, { hostId, kind: 'returned', points, claim_id: id })
  return true
}

/** A gift card that was claimed, with the email of the account. */
export interface ClaimedCard {
  claimId: string
  email: string
  dollars: number
  claimedAt: Date
  dueAt: Date
  heldAt: Date | null
  sentAt: Date | null
  returnedAt: Date | null
}

/** Gift cards of all hosts that are not sent yet, the oldest first. */
export async function waitingGiftCards(context: Context): Promise<ClaimedCard[]> {
  return cardsOf(context, await store.waitingClaims(context.db))
}

/** Those that were sent or returned, the newest first. */
export async function decidedGiftCards(context: Context, limit: number): Promise<ClaimedCard[]> {
  return cardsOf(context, await store.decidedClaims(context.db, limit))
}

async function cardsOf({ db }: Context, claims: readonly StoredClaim[]): Promise<ClaimedCard[]> {
  const ids = [...new Set(claims.map(({ host_id }) => host_id))]
  const hosts = await hostsWith(db, ids)
  return claims.flatMap((claim) => {
    const host = hosts.get(claim.host_id)
    if (!host) return []
    return [
      {
        claimId: claim.id,
        email: host.email,
        dollars: dollarsOf(claim.points),
        claimedAt: claim.claimed_at,
        dueAt: dueAt(claim),
        heldAt: claim.held_at,
        sentAt: claim.sent_at,
        returnedAt: claim.returned_at,
      },
    ]
  })
}

/** What an operator does with a waiting gift card. */
export type GiftCardStep = 'sent' | 'hold' | 'release' | 'return'

/** False if no such card waits. Repeat: false, or the same. */
export async function decideGiftCard(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  claimId: string,
  step: GiftCardStep,
): Promise<boolean> {
  const claim = (await store.waitingClaims(trx)).find(({ id }) => id === claimId)
  if (!claim) return false
  await lockHosts(trx, [claim.host_id])
  const now = new Date(context.clock.now())
  if (step === 'return') return returnClaim(context, trx, claim)
  if (step === 'sent') return store.changeWaiting(trx, claim, { sent_at: now })
  return store.changeWaiting(trx, claim, { held_at: step === 'hold' ? now : null })
}

/**
 * Adds codes to the stock. Answers how many are new: a code that was loaded before is not added again.
 * Throws if nobody can claim so many points.
 */
export async function loadGiftCards(
  context: Pick<Context, 'db' | 'clock' | 'service'>,
  points: number,
  codes: readonly string[],
): Promise<number> {
  if (!limits.GIFT_CARD_POINTS.some((worth) => worth === points))
    throw new RangeError(`${points} points buy no gift card; expected ${limits.GIFT_CARD_POINTS.join(', ')}`)
  let added = 0
  for (const code of codes) {
    const id = randomUUID()
    const isNew = await store.putCard(context.db, {
      id,
      points,
      code: context.service(GIFT_CARD_SEAL).close(code, id),
      code_hash: createHash('sha256').update(code).digest(),
      loaded_at: new Date(context.clock.now()),
    })
    if (isNew) added++
  }
  return added
}

export async function giftCardStock({
  db,
}: Pick<Context, 'db'>): Promise<{ points: number; count: number }[]> {
  return store.cardsLeft(db)
}

/** The code on a card that was sent; undefined once it was forgotten. */
export async function codeOf(context: Context, db: Db, cardId: string): Promise<string | undefined> {
  const card = await store.cardById(db, cardId)
  return card && context.service(GIFT_CARD_SEAL).open(card.code, card.id)
}

/** Sends each card that is due and not held, as far as the stock reaches. Repeat: finds what is due then. */
export async function sendDueGiftCards(context: Context): Promise<void> {
  const now = context.clock.now()
  for (const claim of await store.waitingClaims(context.db))
    if (claim.held_at === null && dueAt(claim).getTime() <= now) await sendFromStock(context, claim)
}

async function sendFromStock(context: Context, { host_id: hostId, id }: StoredClaim): Promise<void> {
  const now = new Date(context.clock.now())
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [hostId])
    const claim = await store.claimById(trx, hostId, id)
    if (!claim || claim.sent_at || claim.returned_at || claim.held_at) return
    const cardId = await store.takeCard(trx, claim, now)
    if (cardId === undefined) return
    await store.changeWaiting(trx, claim, { sent_at: now, card_id: cardId })
    await context.events.record(trx, GIFT_CARD_SENT, { hostId, claimId: id })
  })
}

/** Called by the daily job: codes that were sent long ago are of no use any more. Repeat: does nothing. */
export async function cleanUpGiftCards(context: Context): Promise<void> {
  const { db, clock } = context
  await store.forgetCardsGivenBefore(db, new Date(clock.now() - CODE_KEPT_MS))
  const seal = context.service(GIFT_CARD_SEAL)
  for (const { id, code } of await store.cardsNotSealedBy(db, seal.mark))
    await store.resealCard(db, id, seal.close(seal.open(code, id), id))
}

// As long as somebody may say that the mail never came.
const CODE_KEPT_MS = 90 * DAY
