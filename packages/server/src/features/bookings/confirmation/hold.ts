import type { BookingRequest } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { approvalUntil, holdUntil, MINUTE } from '@scheduling/domain'
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
import type { WantedSlot } from '../request.ts'
import type { BookingOrHold } from './booking-or-hold.ts'
import { asHold, earlierBooked } from './booking-or-hold.ts'
import { askHost, endOfHold, refuseTooMany } from './await-approval.ts'
import { askByMail } from './mail.ts'
import { releaseRequests } from './operations.ts'
import { isPending } from './state.ts'
import type { StoredRequest } from './store.ts'
import { deleteReplaced, insertRequest, requestOfKey } from './store.ts'
import { idsIn } from './tokens.ts'

/** A hold that is wanted. */
interface WantedHold {
  wanted: WantedSlot
  /** The id of the request whose hold the invitee gives up for this one. They proved that it is theirs. */
  formerHold: string | undefined
  countedFor: string | null
}

/** Excludes the invitee's own hold, so it does not block the times that they see. */
export function exceptOwnHold(context: Context, hostId: HostId, token: string | undefined): SlotOptions {
  return exceptHold(ownHold(context, hostId, token))
}

function exceptHold(requestId: string | undefined): SlotOptions {
  return { except: requestId && sourceOfHold(requestId) }
}

/** The id of the request. Undefined if the token belongs to no hold of this host. */
function ownHold(context: Context, hostId: HostId, token: string | undefined): string | undefined {
  const ids = token === undefined ? undefined : idsIn(context, 'hold', token)
  return ids?.hostId === hostId ? ids.requestId : undefined
}

/** The booking or hold that the first request with this key led to. Throws `idempotency_key_reused`. */
export async function earlierResult(
  context: Context,
  hostId: HostId,
  repeat: Repeatable | undefined,
  db: Db = context.db,
): Promise<BookingOrHold | undefined> {
  return (
    (await earlierBooked(context, hostId, repeat, db)) ?? (await earlierHold(context, hostId, repeat, db))
  )
}

async function earlierHold(
  context: Context,
  hostId: HostId,
  repeat: Repeatable | undefined,
  db: Db,
): Promise<BookingOrHold | undefined> {
  const request = repeat && (await requestOfKey(db, hostId, repeat.keyHash))
  if (!request || !isPending(request, context.clock.now())) return undefined
  refuseOther(repeat, request.request_hash)
  return asHold(request)
}

/**
 * A booking where the host required a confirmed email earlier, so the invitee may still hold a time. It gives that up, and a
 * repeat answers the hold.
 */
export function replacingHold(
  context: Context,
  claim: SlotClaim<BookingOrHold>,
  wanted: WantedSlot,
): SlotClaim<BookingOrHold> {
  const { offer, request, repeat } = wanted
  const { id, heldUntil } = offer.owner
  const earlier = async (db: Db) =>
    (await claim.earlier?.(db)) ?? (await earlierHold(context, id, repeat, db))
  const also = heldUntil === null ? claim : { ...claim, earlier }
  const formerHold = ownHold(context, id, request.hold)
  if (formerHold === undefined) return also
  return {
    ...also,
    options: exceptHold(formerHold),
    alike: undefined,
    write: async (trx, slot) => {
      await releaseFormerHold(trx, wanted, formerHold, context.clock.now())
      return claim.write(trx, slot)
    },
  }
}

/**
 * Holds a slot until the invitee confirms their email address, or else until the host approves, and sends the mails for that.
 * A person has one hold per offer, so their former hold is released. `write` throws `mailbox_full` and `requests_waiting`.
 */
export function holdClaim(context: Context, wanted: WantedSlot, caller: Requester): SlotClaim<BookingOrHold> {
  const { offer, request, repeat } = wanted
  const { owner } = offer
  const formerHold = ownHold(context, owner.id, request.hold)
  const hold: WantedHold = { wanted, formerHold, countedFor: networkMark(owner.id, caller) }
  const write = async (trx: Transaction<Database>, slot: FreeSlot, one: WantedHold) =>
    asHold(await writeHold(context, trx, slot.offer, one))
  const writeAll = async (
    trx: Transaction<Database>,
    all: readonly { slot: FreeSlot; wanted: WantedHold }[],
  ) => {
    const written: BookingOrHold[] = []
    for (const one of all) written.push(await write(trx, one.slot, one.wanted))
    return written
  }
  return {
    start: Date.parse(request.start),
    options: exceptHold(formerHold),
    offer,
    hostIds: occupiedIdsOf(offer),
    alike: request.person === undefined ? { kind: 'hold', wanted: hold, writeAll } : undefined,
    isHold: true,
    allow: () => allowHold(context, owner, request.invitee.email, caller),
    currentOffer: async (db, only) =>
      withPerson(context, await openOffer(context, db, offer, only), request.person),
    earlier: (db) => earlierResult(context, owner.id, repeat, db),
    write: (trx, slot) => write(trx, slot, hold),
  }
}

async function writeHold(
  context: Context,
  trx: Transaction<Database>,
  offer: Offer,
  { wanted, formerHold, countedFor }: WantedHold,
): Promise<StoredRequest> {
  const { repeat } = wanted
  const start = Date.parse(wanted.request.start)
  const { origin, duration, bufferBefore, bufferAfter } = offer
  const now = context.clock.now()
  const approval = offer.confirmEmail ? null : offer.approval
  const until = approval ? approvalUntil(start, now, approval.hours) : holdUntil(start, now)
  if (until <= now) throw new SlotLost([{ code: 'in_the_past' }])
  const emailKey = emailKeyOf(wanted.request)
  const waitsForHost = Boolean(offer.approval)
  const counted = { originId: origin.id, emailKey, countedFor, except: formerHold, waitsForHost }
  await refuseTooMany(trx, offer.owner.id, counted, now)
  await releaseFormerHold(trx, wanted, formerHold, now)

  const ids = { hostId: offer.owner.id, requestId: randomUUID() }
  const end = start + duration * MINUTE
  const times = [{ start, end, bufferBefore, bufferAfter }]
  const heldFor = ids.requestId
  const holdsEnd = approval ? endOfHold(approval, until, start) : until
  for (const hostId of occupiedIdsOf(offer))
    await holdTimes(trx, { hostId, heldFor, origin, times, until: holdsEnd }, now)
  const { hold: _, ...request } = wanted.request
  const stored = await insertRequest(trx, {
    host_id: ids.hostId,
    id: ids.requestId,
    host_ids: occupiedIdsOf(offer),
    origin_kind: origin.kind,
    origin_id: origin.id,
    email_key: emailKey,
    request: JSON.stringify(request),
    starts_at: new Date(start),
    ends_at: new Date(end),
    asked_at: new Date(now),
    expires_at: new Date(until),
    counted_for: countedFor,
    link_id: wanted.offer.link?.id ?? null,
    key_hash: repeat?.keyHash ?? null,
    request_hash: repeat?.requestHash ?? null,
    mailed_at: new Date(now),
    waits_for: approval ? 'approval' : 'email',
    unanswered: approval ? approval.unanswered : null,
  })
  await (approval ? askHost : askByMail)(context, trx, stored)
  return stored
}

/** Releases the person's former hold. Call it under the locks. */
async function releaseFormerHold(
  trx: Transaction<Database>,
  { offer, request, repeat }: WantedSlot,
  formerHold: string | undefined,
  now: Instant,
): Promise<void> {
  const replaced = await deleteReplaced(trx, {
    hostId: offer.owner.id,
    originId: offer.origin.id,
    emailKey: emailKeyOf(request),
    requestId: formerHold,
    keyHash: repeat?.keyHash,
    now,
  })
  await releaseRequests(trx, replaced)
}

function emailKeyOf({ invitee }: BookingRequest): string {
  return invitee.email.toLowerCase()
}
