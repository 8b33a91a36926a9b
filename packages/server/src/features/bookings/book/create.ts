import type { BookingRequest } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { findHostByLink } from '../../hosts/operations.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import type { Offer } from '../../offers/offer.ts'
import { occupiedIdsOf } from '../../offers/offer.ts'
import { findOffer, openOffer, withPerson } from '../../offers/operations.ts'
import { ownersFirst } from '../../teams/owners.ts'
import type { Requester } from '../allowance.ts'
import { allowBooking } from '../allowance.ts'
import type { FreeSlot, SlotClaim } from '../claim.ts'
import { writtenOrRefused } from '../conflict.ts'
import { takeSlot } from '../guard/take-slot.ts'
import type { WantedSlot } from '../request.ts'
import { acceptRequest } from '../request.ts'
import { insertBookings } from '../write.ts'
import type { BookingOrHold } from '../confirmation/booking-or-hold.ts'
import { asBooking, earlierBooked } from '../confirmation/booking-or-hold.ts'
import { earlierResult, holdClaim, replacingHold } from '../confirmation/hold.ts'

/**
 * Books a slot, or holds it if the host requires a confirmed email or approves each booking. Only one request gets a time. The others get
 * `slot_taken` with the three nearest free starts. Repeat with the same key: the same booking or hold.
 */
export async function createBooking(
  context: Context,
  request: BookingRequest,
  repeat: Repeatable | undefined,
  caller: Requester,
): Promise<BookingOrHold> {
  let hostId: HostId | undefined
  try {
    const offer = await findOffer(context, request.owner, request.event)
    hostId = offer.owner.id
    const result = bookOrHold(context, offer, { request, repeat, caller })
    return await (offer.link
      ? result.catch(async (refusal) => refuseEnded(context, request, refusal))
      : result)
  } catch (refusal) {
    if (!repeat) throw refusal
    // The first request with this key may have taken the slot, or the event type may be off since.
    hostId ??= (await findHostByLink(context, request.owner))?.id
    const earlier = hostId && (await earlierResult(context, hostId, repeat))
    if (earlier) return earlier
    throw refusal
  }
}

/** Whoever loses a time to somebody with the same link reads that it has ended: it could not book another time. */
async function refuseEnded(
  context: Context,
  { owner, event }: BookingRequest,
  refusal: unknown,
): Promise<never> {
  await findOffer(context, owner, event)
  throw refusal
}

interface Asked extends Omit<WantedSlot, 'offer'> {
  caller: Requester
}

async function bookOrHold(
  context: Context,
  found: Offer,
  { request: sent, repeat, caller }: Asked,
): Promise<BookingOrHold> {
  const offer = await withPerson(context, found, sent.person)
  const request = acceptRequest(offer, sent)
  const wanted = { offer, request, repeat }
  const claim =
    offer.confirmEmail || offer.approval
      ? holdClaim(context, wanted, caller)
      : replacingHold(context, bookingClaim(context, wanted, caller), wanted)
  const first = await ownersFirst(context, offer, request.invitee.email)
  return writtenOrRefused(context, await takeSlot(context, { ...claim, first }))
}

function bookingClaim(context: Context, wanted: WantedSlot, caller: Requester): SlotClaim<BookingOrHold> {
  const { offer, request, repeat } = wanted
  const { owner } = offer
  const writeAll = async (trx: Transaction<Database>, all: readonly Wanting[]) =>
    writeBookings(context, trx, all)
  return {
    start: Date.parse(request.start),
    options: {},
    offer,
    hostIds: occupiedIdsOf(offer),
    alike: request.person === undefined ? { kind: 'booking', wanted, writeAll } : undefined,
    allow: () => allowBooking(context, owner, request.invitee.email, caller),
    currentOffer: async (db, only) =>
      withPerson(context, await openOffer(context, db, offer, only), request.person),
    earlier: (db) => earlierBooked(context, owner.id, repeat, db),
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
  const bookings = await insertBookings(
    context,
    trx,
    all.map(({ slot, wanted: { offer, request, repeat } }) => ({
      slot,
      wanted: { id: randomUUID(), request, repeat, linkId: offer.link?.id },
    })),
  )
  return bookings.flatMap((booking, index) => {
    const offer = all[index]?.wanted.offer
    return offer ? [asBooking({ booking, offer })] : []
  })
}
