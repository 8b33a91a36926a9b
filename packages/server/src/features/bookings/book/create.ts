import type { BookingRequest } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { findHostByLink } from '../../hosts/operations.ts'
import { occupiedIdsOf } from '../../offers/offer.ts'
import { findOffer, openOffer, withPerson } from '../../offers/operations.ts'
import type { Requester } from '../allowance.ts'
import { allowBooking } from '../allowance.ts'
import { writtenOrRefused } from '../conflict.ts'
import type { FreeSlot, SlotClaim } from '../claim.ts'
import { takeSlot } from '../guard/take-slot.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import { ownersFirst } from '../../teams/owners.ts'
import { refuseRequest } from '../request.ts'
import { insertBookings } from '../write.ts'
import type { BookingOrHold } from '../confirmation/booking-or-hold.ts'
import { asBooking } from '../confirmation/booking-or-hold.ts'
import type { WantedSlot } from '../confirmation/hold.ts'
import { earlierResult, holdClaim, releaseFormerHold, wantedSlot } from '../confirmation/hold.ts'

/**
 * Books a slot, or holds it if the host requires a confirmed email. Only one request gets a time. The others get
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
  const first = await ownersFirst(context, offer, request.invitee.email)
  return writtenOrRefused(context, await takeSlot(context, { ...claim(context, wanted, caller), first }))
}

function bookingClaim(context: Context, wanted: WantedSlot, caller: Requester): SlotClaim<BookingOrHold> {
  const { offer, request, start, options, repeat } = wanted
  const { owner } = offer
  const writeAll = async (trx: Transaction<Database>, all: readonly Wanting[]) =>
    writeBookings(context, trx, all)
  return {
    start,
    options,
    offer,
    hostIds: occupiedIdsOf(offer),
    alike: request.person === undefined ? { kind: 'booking', wanted, writeAll } : undefined,
    allow: () => allowBooking(context, owner, request.invitee.email, caller),
    currentOffer: async (db, only) =>
      withPerson(context, await openOffer(context, db, offer, only), request.person),
    earlier: (db) => earlierResult(context, owner.id, repeat, { db, mayHold: owner.heldUntil !== null }),
    write: async (trx, slot) => {
      const [written] = await writeAll(trx, [{ slot, wanted }])
      if (!written) throw new Error(`nothing was written at ${request.start}`)
      return written
    },
  }
}

interface Wanting {
  slot: FreeSlot
  wanted: WantedSlot
}

async function writeBookings(
  context: Context,
  trx: Transaction<Database>,
  all: readonly Wanting[],
): Promise<BookingOrHold[]> {
  // The host may have required a confirmed email earlier, so the invitee may still hold a time.
  for (const { wanted } of all) if (wanted.formerHold !== undefined) await releaseFormerHold(trx, wanted)
  const bookings = await insertBookings(
    context,
    trx,
    all.map(({ slot, wanted: { request, repeat } }) => ({
      slot,
      wanted: { id: randomUUID(), request, repeat },
    })),
  )
  return bookings.flatMap((booking, index) => {
    const offer = all[index]?.wanted.offer
    return offer ? [asBooking({ booking, offer })] : []
  })
}
