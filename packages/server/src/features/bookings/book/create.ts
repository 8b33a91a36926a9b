import type { BookingRequest } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { findHostByLink } from '../../hosts/operations.ts'
import { occupiedIdsOf } from '../../offers/offer.ts'
import { findOffer, openOffer, withPerson } from '../../offers/operations.ts'
import type { Requester } from '../guard/allowance.ts'
import { allowBooking } from '../guard/allowance.ts'
import { writtenOrRefused } from '../guard/conflict.ts'
import type { SlotClaim } from '../guard/claim.ts'
import { takeSlot } from '../guard/take-slot.ts'
import type { Repeatable } from '../record/idempotency.ts'
import { refuseRequest } from '../record/request.ts'
import { insertBooking } from '../record/write.ts'
import type { BookingOrHold } from '../requests/booking-or-hold.ts'
import { asBooking } from '../requests/booking-or-hold.ts'
import type { WantedSlot } from '../requests/hold.ts'
import { earlierResult, holdClaim, releaseFormerHold, wantedSlot } from '../requests/hold.ts'

/**
 * Books a slot, or holds it if the host requires a confirmed e-mail. Only one request gets a time. The others get
 * `slot_taken` with the three nearest free starts. Repeat with the same key: the same booking or hold.
 */
export async function createBooking(
  context: Context,
  request: BookingRequest,
  repeat: Repeatable | undefined,
  caller: Requester,
): Promise<BookingOrHold> {
  return bookOrHold(context, request, repeat, caller).catch(async (refusal: unknown) => {
    // The first request with this key may have taken the slot.
    const host = repeat && (await findHostByLink(context, request.owner))
    const earlier = host && (await earlierResult(context, host.id, repeat))
    if (earlier) return earlier
    throw refusal
  })
}

async function bookOrHold(
  context: Context,
  request: BookingRequest,
  repeat: Repeatable | undefined,
  caller: Requester,
): Promise<BookingOrHold> {
  const found = await findOffer(context, request.owner, request.event)
  const offer = await withPerson(context, found, request.person)
  refuseRequest(offer, request)
  const wanted = wantedSlot(context, offer, request, repeat)
  const claim = offer.confirmEmail ? holdClaim : bookingClaim
  return writtenOrRefused(context, await takeSlot(context, claim(context, wanted, caller)))
}

function bookingClaim(context: Context, wanted: WantedSlot, caller: Requester): SlotClaim<BookingOrHold> {
  const { offer, request, start, options, repeat } = wanted
  const { owner } = offer
  return {
    start,
    options,
    offer,
    hostIds: occupiedIdsOf(offer),
    allow: () => allowBooking(context, owner, request.invitee.email, caller),
    currentOffer: async (db, only) =>
      withPerson(context, await openOffer(context, db, offer, only), request.person),
    earlier: (db) => earlierResult(context, owner.id, repeat, { db, mayHold: owner.heldUntil !== null }),
    write: async (trx, slot) => {
      // The host may have required a confirmed e-mail earlier, so the invitee may still hold a time.
      if (wanted.formerHold !== undefined) await releaseFormerHold(trx, wanted)
      const booking = await insertBooking(context, trx, slot, { id: randomUUID(), request, repeat })
      return asBooking({ booking, offer })
    },
  }
}
