import type { HostBookingRequest } from '@scheduling/contract'
import type { Instant, Interval } from '@scheduling/domain'
import { MINUTE, publicReason } from '@scheduling/domain'
import { reachOf } from '@scheduling/domain/roles'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { SignedIn } from '../../../http/caller.ts'
import { allow } from '../../abuse/operations.ts'
import { refuseUnmailable } from '../allowance.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import type { Offer } from '../../offers/offer.ts'
import { hasPools, occupiedIdsOf, peopleOf } from '../../offers/offer.ts'
import { openOffer, ownOffer, withPerson } from '../../offers/operations.ts'
import { presentOthersReason, presentReason } from '../../slots/present.ts'
import { isOwnerAway } from '../../slots/team-question.ts'
import { ownersFirst } from '../../teams/owners.ts'
import { writtenOrRefused } from '../conflict.ts'
import { LIMITS } from '../limits.ts'
import { takeSlot } from '../guard/take-slot.ts'
import { earlierBooking } from '../operations.ts'
import { acceptRequest, guestsOf } from '../request.ts'
import type { StoredBooking } from '../tables.ts'
import { insertBooking } from '../write.ts'

/**
 * Books a slot that invitees could book, for one of them, or any time that the host wants. Throws `event_type_not_found`,
 * `event_type_off`, `slot_taken`, `slot_not_available`, `time_busy`, `role_not_allowed`, `invalid_input`, `rate_limited`.
 * Repeat with the same key: the same booking.
 */
export async function bookByHost(
  context: Context,
  host: SignedIn,
  { eventTypeId, anyTime, acceptedConflicts, ...sent }: HostBookingRequest,
  repeat: Repeatable | undefined,
): Promise<StoredBooking> {
  const { hostId } = host
  const earlier = async () => (await earlierBooking(context, hostId, repeat))?.booking
  const before = await earlier()
  if (before) return before
  const own = await ownOffer(context, hostId, { kind: 'event_type', id: eventTypeId })
  if (own.state !== 'open') throw new AppError('event_type_off')
  const chosen = await withPerson(context, own, sent.person)
  if (anyTime) refuseTimeOfOthers(host, chosen)
  // Whether guests are possible is a rule for invitees.
  const request = acceptRequest({ ...chosen, allowGuests: true }, { ...sent, owner: '', event: '' })
  const start = Date.parse(request.start)
  const bindingOffer = (one: Offer) => (anyTime ? atAnyTime(one, start) : one)
  const offer = bindingOffer(chosen)
  const accepted = acceptsConflicts(offer, anyTime) ? acceptedConflicts.map(spanOfText) : []
  const result = await takeSlot<StoredBooking>(context, {
    start,
    options: anyTime ? { byHost: true, acceptedConflicts: accepted } : {},
    offer,
    first: await ownersFirst(context, offer, request.invitee.email),
    hostIds: occupiedIdsOf(offer),
    allow: async () => allow(context, 'book-by-host', [[LIMITS.bookingsByHost, host]]),
    currentOffer: async (db, only) =>
      bindingOffer(await withPerson(context, await openOffer(context, db, offer, only), request.person)),
    earlier: async (db) => (await earlierBooking(context, hostId, repeat, db))?.booking,
    async write(trx, slot) {
      const id = randomUUID()
      for (const recipient of [request.invitee.email, ...guestsOf(request)])
        await refuseUnmailable(context, trx, { hostId, id, recipient })
      const mayOverlap = accepted.some(overlaps({ start, end: start + offer.duration * MINUTE }))
      return insertBooking(context, trx, slot, { id, request, repeat, mayOverlap, isByHost: true })
    },
  })
  if (result.ok) return result.written
  // The first request with this key may have taken the slot.
  const first = await earlier()
  if (first) return first
  const { reasons } = result.conflict
  if (acceptsConflicts(offer, anyTime) && reasons !== 'overtaken' && publicReason(reasons) === 'taken')
    throw new AppError('time_busy', {
      conflicts: reasons.map(isOwnerAway(offer) ? presentOthersReason : presentReason),
    })
  // The nearest starts are those of the event type.
  return writtenOrRefused(context, { ok: false, conflict: { ...result.conflict, offer: chosen } })
}

/** The offer as if its host had picked this one start, in epoch milliseconds. */
function atAnyTime(offer: Offer, start: Instant): Offer {
  const hosts = offer.hosts.map((one) => ({ ...one, schedule: null }))
  return { ...offer, hosts, picked: [start], minimumNotice: 0, window: { kind: 'indefinite' }, limits: {} }
}

/** Of a pool, whoever is free comes. Nobody of it is booked twice. */
function acceptsConflicts(offer: Offer, anyTime: boolean): boolean {
  return anyTime && !hasPools(offer)
}

/** Members of an organization decide about their own time only. Throws `role_not_allowed`. */
function refuseTimeOfOthers(host: SignedIn, offer: Offer): void {
  const isOfOthers = peopleOf(offer).some(({ id }) => id !== host.ownHostId)
  if (isOfOthers && reachOf(host, 'meetings') === 'own')
    throw new AppError('role_not_allowed', { detail: 'anyTime: this event type takes the time of others' })
}

function overlaps(one: Interval): (other: Interval) => boolean {
  return (other) => other.start < one.end && other.end > one.start
}

function spanOfText({ start, end }: { start: string; end: string }): Interval {
  return { start: Date.parse(start), end: Date.parse(end) }
}
