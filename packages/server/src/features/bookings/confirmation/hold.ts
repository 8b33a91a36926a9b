import type { BookingRequest } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { holdUntil, MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { sourceOfHold } from '../../holds/busy.ts'
import { holdTimes } from '../../holds/operations.ts'
import type { Offer } from '../../offers/offer.ts'
import { occupiedIdsOf } from '../../offers/offer.ts'
import { openOffer, withPerson } from '../../offers/operations.ts'
import type { SlotOptions } from '../../slots/operations.ts'
import type { Requester } from '../allowance.ts'
import { allowHold, networkMark } from '../allowance.ts'
import { SlotLost } from '../conflict.ts'
import type { FreeSlot, SlotClaim } from '../claim.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import { refuseOther } from '../../idempotency/operations.ts'
import { earlierBooking } from '../operations.ts'
import type { BookingOrHold } from './booking-or-hold.ts'
import { asBooking, asHold } from './booking-or-hold.ts'
import { askByMail } from './mail.ts'
import { isPending, releaseRequests } from './operations.ts'
import type { StoredRequest } from './store.ts'
import { deleteReplaced, insertRequest, requestOfKey } from './store.ts'
import { idsIn } from './tokens.ts'

/** Who wants what, and when. */
export interface WantedSlot {
  offer: Offer
  request: BookingRequest
  start: Instant
  options: SlotOptions
  /** The id of the request whose hold the invitee gives up for this one. They proved that it is theirs. */
  formerHold: string | undefined
  repeat: Repeatable | undefined
}

export function wantedSlot(
  context: Context,
  offer: Offer,
  request: BookingRequest,
  repeat: Repeatable | undefined,
): WantedSlot {
  const formerHold = ownHold(context, offer.owner.id, request.hold)
  const options = exceptHold(formerHold)
  return { offer, request, start: Date.parse(request.start), options, formerHold, repeat }
}

type ExceptHold = { except: string | undefined }

/** Excludes the invitee's own hold, so it does not block the times that they see. */
export function exceptOwnHold(context: Context, hostId: HostId, token: string | undefined): ExceptHold {
  return exceptHold(ownHold(context, hostId, token))
}

function exceptHold(requestId: string | undefined): ExceptHold {
  return { except: requestId && sourceOfHold(requestId) }
}

/** The id of the request. Undefined if the token belongs to no hold of this host. */
function ownHold(context: Context, hostId: HostId, token: string | undefined): string | undefined {
  const ids = token === undefined ? undefined : idsIn(context, 'hold', token)
  return ids?.hostId === hostId ? ids.requestId : undefined
}

/** What the first request with this key led to. Throws `idempotency_key_reused`. */
export async function earlierResult(
  context: Context,
  hostId: HostId,
  repeat: Repeatable | undefined,
  { db = context.db, mayHold = true }: { db?: Db; mayHold?: boolean } = {},
): Promise<BookingOrHold | undefined> {
  if (!repeat) return undefined
  const booking = await earlierBooking(context, hostId, repeat, db)
  if (booking) return asBooking(booking)
  const request = mayHold ? await requestOfKey(db, hostId, repeat.keyHash) : undefined
  if (!request || !isPending(request, context.clock.now())) return undefined
  refuseOther(repeat, request.request_hash)
  return asHold(request)
}

/**
 * Holds a slot until the invitee confirms their email address, and sends the mail for that. A person has one hold per
 * offer, so their former hold is released. `write` throws `mailbox_full`.
 */
export function holdClaim(context: Context, wanted: WantedSlot, caller: Requester): SlotClaim<BookingOrHold> {
  const { offer, request, start, options, repeat } = wanted
  const { owner } = offer
  const writing = { wanted, countedFor: networkMark(owner.id, caller) }
  const write = async (trx: Transaction<Database>, slot: FreeSlot, one: typeof writing) =>
    asHold(await writeHold(context, trx, { ...one.wanted, offer: slot.offer }, one.countedFor))
  const writeAll = async (
    trx: Transaction<Database>,
    all: readonly { slot: FreeSlot; wanted: typeof writing }[],
  ) => {
    const written: BookingOrHold[] = []
    for (const one of all) written.push(await write(trx, one.slot, one.wanted))
    return written
  }
  return {
    start,
    options,
    offer,
    hostIds: occupiedIdsOf(offer),
    alike: request.person === undefined ? { kind: 'hold', wanted: writing, writeAll } : undefined,
    isHold: true,
    allow: () => allowHold(context, owner, request.invitee.email, caller),
    currentOffer: async (db, only) =>
      withPerson(context, await openOffer(context, db, offer, only), request.person),
    earlier: (db) => earlierResult(context, owner.id, repeat, { db }),
    write: (trx, slot) => write(trx, slot, writing),
  }
}

async function writeHold(
  context: Context,
  trx: Transaction<Database>,
  wanted: WantedSlot,
  countedFor: string | null,
): Promise<StoredRequest> {
  const { offer, start, repeat } = wanted
  const { origin, duration, bufferBefore, bufferAfter } = offer
  const now = context.clock.now()
  const until = holdUntil(start, now)
  if (until <= now) throw new SlotLost([{ code: 'in_the_past' }])
  await releaseFormerHold(trx, wanted)

  const ids = { hostId: offer.owner.id, requestId: randomUUID() }
  const end = start + duration * MINUTE
  const times = [{ start, end, bufferBefore, bufferAfter }]
  for (const hostId of occupiedIdsOf(offer))
    await holdTimes(trx, { hostId, heldFor: ids.requestId, origin, times, until }, now)
  const { hold: _, ...request } = wanted.request
  const stored = await insertRequest(trx, {
    host_id: ids.hostId,
    id: ids.requestId,
    host_ids: occupiedIdsOf(offer),
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
  return stored
}

/** Releases the person's former hold. Call it under the locks. */
export async function releaseFormerHold(trx: Transaction<Database>, wanted: WantedSlot): Promise<void> {
  const { offer, request, formerHold, repeat } = wanted
  const replaced = await deleteReplaced(trx, {
    hostId: offer.owner.id,
    originId: offer.origin.id,
    emailKey: emailKey(request),
    requestId: formerHold,
    keyHash: repeat?.keyHash,
  })
  await releaseRequests(trx, replaced)
}

function emailKey({ invitee }: BookingRequest): string {
  return invitee.email.toLowerCase()
}
