import type { HostBookingRequest } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { Acting } from '../../../http/caller.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import { allow } from '../../abuse/operations.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import { occupiedIdsOf } from '../../offers/offer.ts'
import { openOffer, ownOffer, withPerson } from '../../offers/operations.ts'
import { ownersFirst } from '../../teams/owners.ts'
import { writtenOrRefused } from '../conflict.ts'
import { LIMITS } from '../limits.ts'
import { takeSlot } from '../guard/take-slot.ts'
import { INVITEE_BOOKED } from '../events.ts'
import { earlierBooking } from '../operations.ts'
import { acceptRequest } from '../request.ts'
import type { StoredBooking } from '../tables.ts'
import { insertBooking } from '../write.ts'

/**
 * Books a slot that invitees could book, for one of them. Throws `event_type_not_found`, `event_type_off`, `slot_taken`,
 * `slot_not_available`, `invalid_input`, `rate_limited`. Repeat with the same key: the same booking.
 */
export async function bookByHost(
  context: Context,
  host: Acting,
  { eventTypeId, ...sent }: HostBookingRequest,
  repeat: Repeatable | undefined,
): Promise<StoredBooking> {
  const { hostId } = host
  const earlier = async () => (await earlierBooking(context, hostId, repeat))?.booking
  const before = await earlier()
  if (before) return before
  const own = await ownOffer(context, hostId, { kind: 'event_type', id: eventTypeId })
  if (own.state !== 'open') throw new AppError('event_type_off')
  const offer = await withPerson(context, own, sent.person)
  const request = acceptRequest(offer, { ...sent, owner: '', event: '' })
  const result = await takeSlot<StoredBooking>(context, {
    start: Date.parse(request.start),
    options: {},
    offer,
    first: await ownersFirst(context, offer, request.invitee.email),
    hostIds: occupiedIdsOf(offer),
    allow: async () => allow(context, 'book-by-host', [[LIMITS.bookingsByHost, host]]),
    currentOffer: async (db, only) =>
      withPerson(context, await openOffer(context, db, offer, only), request.person),
    earlier: async (db) => (await earlierBooking(context, hostId, repeat, db))?.booking,
    async write(trx, slot) {
      const id = randomUUID()
      await refuseUnmailable(context, trx, { hostId, id, recipient: request.invitee.email })
      return insertBooking(context, trx, slot, { id, request, repeat })
    },
  })
  // The first request with this key may have taken the slot.
  return result.ok ? result.written : ((await earlier()) ?? writtenOrRefused(context, result))
}

/** Throws `rate_limited` if too many people who may never have written to the host got mail today. Counts this one, else. */
export async function refuseUnmailable(
  context: Context,
  trx: Transaction<Database>,
  { hostId, id, recipient }: { hostId: HostId; id: string; recipient: string },
): Promise<void> {
  const mail = { hostId, recipient, mailId: stableId(id, recipient.toLowerCase()) }
  for (const waitsUntil of context.hooks(INVITEE_BOOKED)) {
    const until = await waitsUntil(context, trx, mail)
    if (until !== undefined)
      throw new AppError('rate_limited', {
        detail: 'Enough people who may never have written to you got mail today',
        retryAfterSeconds: Math.ceil((until - context.clock.now()) / 1_000),
      })
  }
}
