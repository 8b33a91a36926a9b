import type { BookingRequest } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { holdUntil, MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import { sourceOfHold } from '../../holds/busy.ts'
import { holdTimes, releaseHolds } from '../../holds/operations.ts'
import type { Offer } from '../../offers/offer.ts'
import { hostIdsOf } from '../../offers/offer.ts'
import { openOffer } from '../../offers/operations.ts'
import type { Asking } from '../allowance.ts'
import { allowHold } from '../allowance.ts'
import { takeTime } from '../guarded.ts'
import type { Repeatable } from '../idempotency.ts'
import { earlierBooking, refuseOther } from '../idempotency.ts'
import { knownBooking, lostRace } from '../operations.ts'
import type { Outcome } from '../outcome.ts'
import type { Taken } from '../taken.ts'
import { booked, held } from '../taken.ts'
import { askByMail } from './mail.ts'
import type { StoredRequest } from './store.ts'
import { deleteReplaced, insertRequest, requestOfKey } from './store.ts'
import { idsIn } from './tokens.ts'

/** Who wants what, and when. */
export interface Asked {
  offer: Offer
  request: BookingRequest
  start: Instant
  /** The id of the request that this one takes the place of, proven by its hold. */
  former: string | undefined
  repeat: Repeatable | undefined
}

/** The id of the request whose hold a new one names; undefined where it names none of this host. */
export function formerOf(context: Context, hostId: string, hold: string | undefined): string | undefined {
  const ids = hold === undefined ? undefined : idsIn(context, 'hold', hold)
  return ids?.hostId === hostId ? ids.requestId : undefined
}

/** The own hold that is given up for another one is not in its way. */
export function exceptFormer({ former }: Pick<Asked, 'former'>): { except: string | undefined } {
  return { except: former && sourceOfHold(former) }
}

/** The request with this key that still waits. Throws `idempotency_key_reused`. */
export async function pendingOfKey(
  context: Context,
  db: Db,
  hostId: string,
  repeat: Repeatable | undefined,
): Promise<StoredRequest | undefined> {
  const request = repeat && (await requestOfKey(db, hostId, repeat.keyHash))
  if (!request || !isPending(request, context.clock.now())) return undefined
  refuseOther(repeat, request.request_hash)
  return request
}

export function isPending({ expires_at }: StoredRequest, now: Instant): boolean {
  return now < expires_at.getTime()
}

/**
 * Holds a slot until the invitee's e-mail address is confirmed, and sends the mail for that. A person has one hold for
 * each offer: the one before is given up. Throws `mailbox_full`.
 */
export async function holdSlot(context: Context, asked: Asked, caller: Asking): Promise<Taken> {
  const { offer, request, start, repeat } = asked
  const hostId = offer.hosts[0].id
  const countedFor = await allowHold(context, offer.hosts[0], request.invitee.email, caller)
  const outcome = await takeTime<StoredRequest>(context, {
    hostIds: hostIdsOf(offer),
    start,
    options: exceptFormer(asked),
    current: (db) => openOffer(context, db, offer),
    earlier: (trx) => earlierHeld(context, trx, hostId, repeat),
    write: (trx, taking) => writeHold(context, trx, { ...asked, offer: taking.offer }, countedFor),
  })
  if (outcome.kind === 'repeated') return booked(await knownBooking(context, hostId, outcome.bookingId))
  if (outcome.kind === 'written') return held(outcome.written)
  throw await lostRace(context, offer, start, outcome, exceptFormer(asked))
}

async function earlierHeld(
  context: Context,
  trx: Transaction<Database>,
  hostId: string,
  repeat: Repeatable | undefined,
): Promise<Outcome<StoredRequest> | undefined> {
  const bookingId = await earlierBooking(trx, hostId, repeat)
  if (bookingId !== undefined) return { kind: 'repeated', bookingId }
  const request = await pendingOfKey(context, trx, hostId, repeat)
  return request && { kind: 'written', written: request }
}

async function writeHold(
  context: Context,
  trx: Transaction<Database>,
  asked: Asked,
  countedFor: string | null,
): Promise<Outcome<StoredRequest>> {
  const { offer, start, repeat } = asked
  const { origin, duration, bufferBefore, bufferAfter } = offer
  const now = context.clock.now()
  const until = holdUntil(start, now)
  if (until <= now) return { kind: 'refused', reasons: [{ code: 'in_the_past' }] }
  await releaseFormer(trx, asked)

  const ids = { hostId: offer.hosts[0].id, requestId: randomUUID() }
  const end = start + duration * MINUTE
  const times = [{ start, end, bufferBefore, bufferAfter }]
  for (const hostId of hostIdsOf(offer))
    await holdTimes(trx, { hostId, heldFor: ids.requestId, origin, times, until }, now)
  const { hold: _, ...request } = asked.request
  const stored = await insertRequest(trx, {
    host_id: ids.hostId,
    id: ids.requestId,
    host_ids: hostIdsOf(offer),
    origin_kind: origin.kind,
    origin_id: origin.id,
    email_key: emailKey(request),
    request: JSON.stringify(request),
    starts_at: new Date(start),
    ends_at: new Date(end),
    asked_at: new Date(now),
    expires_at: new Date(until),
    counted_for: countedFor,
    key_hash: repeat?.keyHash ?? null,
    request_hash: repeat?.requestHash ?? null,
    mailed_at: new Date(now),
  })
  await askByMail(context, trx, stored)
  return { kind: 'written', written: stored }
}

/** Gives up what the same person held before. Under the locks. */
export async function releaseFormer(trx: Transaction<Database>, asked: Asked): Promise<void> {
  const { offer, request, former, repeat } = asked
  const replaced = await deleteReplaced(trx, {
    hostId: offer.hosts[0].id,
    originId: offer.origin.id,
    emailKey: emailKey(request),
    requestId: former,
    keyHash: repeat?.keyHash,
  })
  await releaseRequests(trx, replaced)
}

/** Gives their times free with all of their hosts. */
export async function releaseRequests(
  trx: Transaction<Database>,
  requests: readonly StoredRequest[],
): Promise<void> {
  for (const { id, host_ids } of requests)
    for (const hostId of host_ids) await releaseHolds(trx, hostId, [id])
}

function emailKey({ invitee }: BookingRequest): string {
  return invitee.email.toLowerCase()
}
