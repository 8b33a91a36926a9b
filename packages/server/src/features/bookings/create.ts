import type { BookingRequest } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { findHostByLink } from '../hosts/operations.ts'
import { hostIdsOf } from '../offers/offer.ts'
import { findOffer, openOffer } from '../offers/operations.ts'
import { lookAt } from '../slots/operations.ts'
import type { Asking } from './allowance.ts'
import { allowBooking } from './allowance.ts'
import { takeTime } from './guarded.ts'
import type { Repeatable } from './idempotency.ts'
import { earlierBooking } from './idempotency.ts'
import { knownBooking, lostRace, lostSlot } from './operations.ts'
import { OVERTAKEN } from './outcome.ts'
import type { Changed } from './recorded.ts'
import { recorded, repeated } from './recorded.ts'
import { refuseRequest } from './request.ts'
import type { Asked } from './requests/hold.ts'
import { exceptFormer, formerOf, holdSlot, pendingOfKey, releaseFormer } from './requests/hold.ts'
import { rowsOf } from './row.ts'
import { insertWhereFree } from './store.ts'
import type { Taken } from './taken.ts'
import { booked, held } from './taken.ts'

/**
 * Books a slot, or holds it where the host asks for a confirmed e-mail. One winner for one time: the others get
 * `slot_taken` with the three nearest free starts. Repeat with the same key: the same booking, the same hold.
 */
export async function createBooking(
  context: Context,
  request: BookingRequest,
  repeat: Repeatable | undefined,
  caller: Asking,
): Promise<Taken> {
  return takeSlot(context, request, repeat, caller).catch(async (refusal: unknown) => {
    // The slot is not free any more, or what is offered has changed, perhaps because the first request succeeded.
    const host = repeat && (await findHostByLink(context, request.owner))
    const earlier = host && (await earlierTaken(context, host.id, repeat))
    if (earlier) return earlier
    throw refusal
  })
}

async function earlierTaken(
  context: Context,
  hostId: string,
  repeat: Repeatable | undefined,
  mayHold = true,
): Promise<Taken | undefined> {
  const bookingId = await earlierBooking(context.db, hostId, repeat)
  if (bookingId !== undefined) return booked(await knownBooking(context, hostId, bookingId))
  if (!mayHold) return undefined
  const request = await pendingOfKey(context, context.db, hostId, repeat)
  return request && held(request)
}

async function takeSlot(
  context: Context,
  request: BookingRequest,
  repeat: Repeatable | undefined,
  caller: Asking,
): Promise<Taken> {
  const offer = await findOffer(context, request.owner, request.event)
  const [owner] = offer.hosts
  refuseRequest(offer, request)
  const earlier = await earlierTaken(context, owner.id, repeat, owner.heldUntil !== null)
  if (earlier) return earlier

  const start = Date.parse(request.start)
  const former = formerOf(context, owner.id, request.hold)
  const asked = { offer, request, start, former, repeat }
  // Most losers leave here, without a lock.
  const look = await lookAt(context, context.db, offer, start, exceptFormer(asked))
  if (look.kind === 'refused') throw await lostSlot(context, offer, start, look, exceptFormer(asked))

  return offer.confirmEmail ? holdSlot(context, asked, caller) : bookSlot(context, asked, caller)
}

async function bookSlot(context: Context, asked: Asked, caller: Asking): Promise<Taken> {
  const { offer, request, start, former, repeat } = asked
  const hostId = offer.hosts[0].id
  await allowBooking(context, offer.hosts[0], request.invitee.email, caller)
  const outcome = await takeTime<Changed>(context, {
    hostIds: hostIdsOf(offer),
    start,
    options: exceptFormer(asked),
    current: (db) => openOffer(context, db, offer),
    earlier: (trx) => repeated(trx, hostId, repeat),
    write: async (trx, taking) => {
      // Asked for while the host wanted it confirmed.
      if (former) await releaseFormer(trx, asked)
      const booking = await insertWhereFree(trx, rowsOf(context, taking, randomUUID(), request))
      return booking ? recorded(context, trx, { booking, kind: 'booking.created' }, repeat) : OVERTAKEN
    },
  })
  if (outcome.kind === 'repeated') return booked(await knownBooking(context, hostId, outcome.bookingId))
  if (outcome.kind === 'written') return booked({ booking: outcome.written.booking, offer })
  throw await lostRace(context, offer, start, outcome, exceptFormer(asked))
}
