import type { BookingRequest } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { holdUntil, MINUTE } from '@scheduling/domain'
import type { Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import { sourceOfHold } from '../../holds/busy.ts'
import { holdTimes, releaseHolds } from '../../holds/operations.ts'
import { reasonsAgainst } from '../../slots/operations.ts'
import type { Bookable } from '../../slots/store.ts'
import type { Asking } from '../allowance.ts'
import { allowHold } from '../allowance.ts'
import { REQUESTS } from '../events.ts'
import type { Outcome } from '../guarded.ts'
import { underLock } from '../guarded.ts'
import type { Repeatable } from '../idempotency.ts'
import { earlierBooking, refuseOther } from '../idempotency.ts'
import { knownBooking, lostRace } from '../operations.ts'
import { isBookable } from '../policy.ts'
import type { Taken } from '../taken.ts'
import { booked, held } from '../taken.ts'
import type { StoredRequest } from './store.ts'
import { deleteReplaced, insertRequest, requestOfKey } from './store.ts'
import { idsIn } from './tokens.ts'

type Db = Kysely<Database> | Transaction<Database>

/** Who wants what, and when. */
export interface Asked {
  bookable: Bookable
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
 * each event type: the one before is given up.
 */
export async function holdSlot(context: Context, asked: Asked, caller: Asking): Promise<Taken> {
  const { bookable, request, start, repeat } = asked
  const hostId = bookable.host.id
  const countedFor = await allowHold(context, hostId, request.invitee.email, caller)
  const outcome = await underLock<{ request: StoredRequest }>(context, {
    hostId,
    eventTypeId: bookable.eventType.id,
    earlier: (trx) => earlierHeld(context, trx, hostId, repeat),
    reasonsAgainst: (db, current) => reasonsAgainst(context, db, current, start, exceptFormer(asked)),
    write: (trx, current) => writeHold(context, trx, { ...asked, bookable: current }, countedFor),
  })
  if ('earlier' in outcome) return booked(await knownBooking(context, hostId, outcome.earlier))
  if ('request' in outcome) return held(outcome.request)
  throw await lostRace(context, bookable, start, outcome.reasons, exceptFormer(asked))
}

async function earlierHeld(
  context: Context,
  trx: Transaction<Database>,
  hostId: string,
  repeat: Repeatable | undefined,
): Promise<Outcome<{ request: StoredRequest }> | undefined> {
  const earlier = await earlierBooking(trx, hostId, repeat)
  if (earlier !== undefined) return { earlier }
  const request = await pendingOfKey(context, trx, hostId, repeat)
  return request && { request }
}

async function writeHold(
  context: Context,
  trx: Transaction<Database>,
  asked: Asked,
  countedFor: string | null,
): Promise<Outcome<{ request: StoredRequest }>> {
  const { start, repeat } = asked
  const { eventType, host } = asked.bookable
  if (!isBookable(eventType)) throw new AppError('event_type_off')
  const now = context.clock.now()
  const until = holdUntil(start, now)
  if (until <= now) return { reasons: [{ code: 'in_the_past' }] }
  await releaseFormer(trx, asked)

  const ids = { hostId: host.id, requestId: randomUUID() }
  const end = start + eventType.duration * MINUTE
  const time = { start, end, bufferBefore: eventType.buffer_before, bufferAfter: eventType.buffer_after }
  const hold = { hostId: host.id, heldFor: ids.requestId, eventTypeId: eventType.id, times: [time], until }
  await holdTimes(trx, hold, now)
  const { hold: _, ...request } = asked.request
  const stored = await insertRequest(trx, {
    host_id: host.id,
    id: ids.requestId,
    event_type_id: eventType.id,
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
  await context.events.record(trx, REQUESTS, ids)
  return { request: stored }
}

/** Gives up what the same person held before. Under the host's lock. */
export async function releaseFormer(trx: Transaction<Database>, asked: Asked): Promise<void> {
  const { bookable, request, former, repeat } = asked
  const hostId = bookable.host.id
  const replaced = await deleteReplaced(trx, {
    hostId,
    eventTypeId: bookable.eventType.id,
    emailKey: emailKey(request),
    requestId: former,
    keyHash: repeat?.keyHash,
  })
  await releaseHolds(trx, hostId, replaced)
}

function emailKey({ invitee }: BookingRequest): string {
  return invitee.email.toLowerCase()
}
