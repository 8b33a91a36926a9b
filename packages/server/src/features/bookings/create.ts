import type { BookingRequest } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findHostByLink } from '../accounts/hosts.ts'
import { findBookable, reasonsAgainst } from '../slots/operations.ts'
import type { Asking } from './allowance.ts'
import { allowBooking } from './allowance.ts'
import { guarded, TAKEN } from './guarded.ts'
import type { Repeatable } from './idempotency.ts'
import { earlierBooking } from './idempotency.ts'
import { knownBooking, lostRace, lostSlot } from './operations.ts'
import { isBookable } from './policy.ts'
import { refuseRequest } from './request.ts'
import type { Asked } from './requests/hold.ts'
import { exceptFormer, formerOf, holdSlot, pendingOfKey, releaseFormer } from './requests/hold.ts'
import { rowOf } from './row.ts'
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
    // The slot is not free any more, or the event type has changed, perhaps because the first request succeeded.
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
  const bookable = await findBookable(context, request.owner, request.event)
  refuseRequest(bookable.eventType, request)
  const earlier = await earlierTaken(context, bookable.host.id, repeat, bookable.host.heldUntil !== null)
  if (earlier) return earlier

  const start = Date.parse(request.start)
  const former = formerOf(context, bookable.host.id, request.hold)
  const asked = { bookable, request, start, former, repeat }
  // Most losers leave here, without a lock.
  const reasons = await reasonsAgainst(context, context.db, bookable, start, exceptFormer(asked))
  if (reasons.length > 0) throw await lostSlot(context, bookable, start, reasons, exceptFormer(asked))

  return bookable.eventType.confirm_email
    ? holdSlot(context, asked, caller)
    : bookSlot(context, asked, caller)
}

async function bookSlot(context: Context, asked: Asked, caller: Asking): Promise<Taken> {
  const { bookable, request, start, former, repeat } = asked
  const hostId = bookable.host.id
  await allowBooking(context, hostId, request.invitee.email, caller)
  const outcome = await guarded(context, {
    hostId,
    eventTypeId: bookable.eventType.id,
    repeat,
    reasonsAgainst: (db, current) => reasonsAgainst(context, db, current, start, exceptFormer(asked)),
    write: async (trx, current) => {
      if (!isBookable(current.eventType)) throw new AppError('event_type_off')
      // Asked for while the host wanted it confirmed.
      if (former) await releaseFormer(trx, asked)
      const booking = await insertWhereFree(trx, rowOf(context, current, randomUUID(), request))
      return booking ? { booking, kind: 'booking.created' } : { reasons: TAKEN }
    },
  })
  if ('earlier' in outcome) return booked(await knownBooking(context, hostId, outcome.earlier))
  if ('booking' in outcome) return booked({ booking: outcome.booking, bookable })
  throw await lostRace(context, bookable, start, outcome.reasons, exceptFormer(asked))
}
