import { MINUTE } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { onAnyDate } from '../offers/all-day.ts'
import { offeredHost } from '../offers/host.ts'
import type { Offer, OfferedHost } from '../offers/offer.ts'
import { hasPools, peopleOf } from '../offers/offer.ts'
import { offerOf } from '../offers/operations.ts'
import type { Origin } from '../offers/origin.ts'
import type { StoredBooking } from './store.ts'
import { occupiedHosts } from './people-store.ts'

export function originOf({ origin_kind: kind, origin_id: id }: StoredBooking): Origin {
  return { kind, id }
}

/**
 * The terms for moving a booking: the current hours, window and limits of its origin, and everything else as the booking
 * stored it. Undefined if the origin is gone.
 */
export async function termsOf(context: Context, db: Db, booking: StoredBooking): Promise<Offer | undefined> {
  const taken = await occupiedHosts(db, booking)
  const offer = await offerOf(context, db, organizerOf(booking), originOf(booking), taken)
  return offer && termsFor(context, offer, booking, await hostsIn(db, offer, taken))
}

/** Those who come, with their hours for this origin. Whoever left it meets within their usual hours. */
async function hostsIn(db: Db, offer: Offer, taken: readonly HostId[]): Promise<OfferedHost[]> {
  const people = peopleOf(offer)
  const found: OfferedHost[] = []
  for (const id of taken) {
    const host = people.find((one) => one.id === id) ?? (await offeredHost(db, id))
    if (host) found.push(host)
  }
  return found
}

/** The terms of a booking, for other people. */
export async function termsWith(
  context: Context,
  db: Db,
  booking: StoredBooking,
  hosts: readonly OfferedHost[],
): Promise<Offer | undefined> {
  // It is about these people, whoever is in the pools now.
  const offer = await offerOf(context, db, organizerOf(booking), originOf(booking), [])
  return offer && termsFor(context, offer, booking, hosts)
}

function termsFor(
  context: Context,
  offer: Offer,
  booking: StoredBooking,
  hosts: readonly OfferedHost[],
): Offer | undefined {
  const { pools: _, ...terms } = offer
  return hosts.length === 0 ? undefined : asBooked(context, { ...terms, hosts }, booking)
}

/**
 * The terms by which others of its pools could take the booking, in the places of those who come. Undefined where nobody
 * is chosen, or where it is not clear anymore whose place is whose.
 */
export async function termsOfPools(
  context: Context,
  db: Db,
  booking: StoredBooking,
): Promise<Offer | undefined> {
  const offer = await offerOf(context, db, organizerOf(booking), originOf(booking))
  if (!offer || !hasPools(offer)) return undefined
  const { pools = [] } = offer
  const taken = await occupiedHosts(db, booking)
  const isPooled = (id: HostId) => pools.some(({ people }) => people.some((one) => one.id === id))
  const hosts = offer.hosts.filter(({ id }) => taken.includes(id) && !isPooled(id))
  const places = hosts.length + pools.reduce((sum, { take }) => sum + take, 0)
  return places === taken.length ? asBooked(context, { ...offer, hosts }, booking) : undefined
}

/** What the booking stored counts more than what its origin says now. */
function asBooked(context: Context, offer: Offer, booking: StoredBooking): Offer {
  const terms: Offer = {
    ...offer,
    name: booking.event_name,
    duration: (booking.ends_at.getTime() - booking.starts_at.getTime()) / MINUTE,
    bufferBefore: booking.buffer_before,
    bufferAfter: booking.buffer_after,
    rescheduleNotice: booking.reschedule_notice,
    cancelNotice: booking.cancel_notice,
    reminders: booking.reminders,
  }
  return booking.on_date === null ? terms : onAnyDate(terms, context.clock.now())
}

/** The first host, whose page it was booked on. Mails and webhooks about the booking are sent for them. */
export function organizerOf({ host_id, host_ids: [first = host_id] }: StoredBooking): HostId {
  return first
}
