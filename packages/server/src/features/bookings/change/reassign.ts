import { inTurn } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { fieldError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { offeredHosts } from '../../offers/host.ts'
import type { Offer, OfferedHost } from '../../offers/offer.ts'
import { peopleOf } from '../../offers/offer.ts'
import { offerOf } from '../../offers/operations.ts'
import { membersOf } from '../../organizations/operations.ts'
import { checkSlot } from '../../slots/operations.ts'
import { readTurns } from '../../teams/turns.ts'
import type { BookingResult } from '../conflict.ts'
import { writtenOrRefused } from '../conflict.ts'
import { takeSlot } from '../guard/take-slot.ts'
import { reassign } from './reassign-hosts.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import type { BookingWithOffer } from '../operations.ts'
import { earlierBooking, getBooking, lockedBooking, occupiedHosts } from '../operations.ts'
import { requirePermission } from '../policy.ts'
import type { StoredBooking } from '../store.ts'
import { organizerOf, originOf, termsWith } from '../terms.ts'

export interface Reassignment {
  hostId: HostId
  bookingId: string
  /** Who no longer comes. Absent: the only person. */
  from?: HostId | undefined
  /** Who comes instead. Null: whose turn it is among the others who are free. */
  to: HostId | null
  /** `to` may be anybody of the organization, also who takes no part in this event type. */
  beyondTeam?: boolean | undefined
  /** Somebody who may hand on only their own part. */
  only?: HostId | undefined
}

/** Somebody who comes to a meeting, or could. */
export interface Candidate {
  host: OfferedHost
  isComing: boolean
  isFree: boolean
  /** They take no part in this event type. */
  isOutside: boolean
}

/**
 * Lets somebody else come. Id, link and time stay. Repeat: the same booking. Throws `invalid_input` where nobody fits,
 * and what a move throws where they are not free.
 */
export async function reassignBooking(
  context: Context,
  asked: Reassignment,
  repeat: Repeatable | undefined,
): Promise<BookingWithOffer> {
  const { hostId, bookingId } = asked
  const before = await getBooking(context, hostId, bookingId)
  const earlier = await earlierBooking(context, hostId, repeat)
  if (earlier) return earlier
  const taken = await occupiedHosts(context.db, before.booking)
  if (asked.to !== null && taken.includes(asked.to)) return before
  requirePermission(context, 'reschedule', before.booking, 'host')
  const from = personWhoGoes(asked, taken)
  const beyond = (asked.beyondTeam && asked.to) || undefined
  const others = (await candidatesOf(context, before.booking, beyond)).filter(({ id }) => !taken.includes(id))
  const wanted =
    asked.to === null ? await othersInTurn(context, before.booking, from, others) : namedIn(others, asked.to)
  let result: BookingResult<BookingWithOffer> | undefined
  for (const to of wanted) {
    result = await handTo(context, before.booking, { from, to, taken, beyond }, repeat)
    if (result.ok) break
  }
  if (!result) throw fieldError('to', 'not_an_option', 'Nobody else can take this meeting')
  return writtenOrRefused(context, result)
}

function personWhoGoes({ from, only }: Reassignment, taken: readonly HostId[]): HostId {
  const [single, ...more] = taken
  const who = from ?? only ?? (more.length === 0 ? single : undefined)
  if (who === undefined) throw fieldError('from', 'required', 'Several people come to this meeting')
  if (!taken.includes(who) || (only !== undefined && who !== only))
    throw fieldError('from', 'not_an_option', 'Expected somebody who comes to this meeting')
  return who
}

function namedIn(others: readonly OfferedHost[], to: HostId): OfferedHost[] {
  const named = others.filter(({ id }) => id === to)
  if (named.length === 0) throw fieldError('to', 'not_an_option', 'Expected somebody of this event type')
  return named
}

/** The others, those of the same pool first, by whose turn it is. */
async function othersInTurn(
  context: Context,
  booking: StoredBooking,
  from: HostId,
  others: readonly OfferedHost[],
): Promise<readonly OfferedHost[]> {
  const offer = await offerOf(context, context.db, organizerOf(booking), originOf(booking))
  // Who has left the organization is in no pool any more, but their turn says in which they were.
  const turn = booking.turns.find(({ person }) => person === from)
  const pool = offer?.pools?.find(
    ({ id, people }) => id === turn?.poolId || people.some((person) => person.id === from),
  )
  if (!offer || !pool) return others
  const free = new Set<string>(others.map(({ id }) => id))
  const { pools } = await readTurns(context.db, offer, booking.starts_at.getTime())
  const counts = pools.find((one) => one.pool.id === pool.id)?.counts ?? new Map()
  return inTurn(pool.people, counts, free).flatMap(({ id }) => others.find((one) => one.id === id) ?? [])
}

/**
 * Everybody of the booking's origin, as it is now, whose account is open. The owner takes part only if it is their own meeting. `beyond`: a member of
 * the organization, or all of them, who take part too, in their usual hours.
 */
async function candidatesOf(
  { db, ...context }: Context,
  booking: StoredBooking,
  beyond?: HostId | 'all',
): Promise<OfferedHost[]> {
  const offer = await offerOf(context, db, organizerOf(booking), originOf(booking))
  if (!offer) return []
  const people = peopleOf(offer)
  if (beyond === undefined) return people.filter(isThere)
  const members = (await membersOf(db, organizerOf(booking))).map(({ person }) => person)
  const others = members.filter(
    (member) => (beyond === 'all' || member === beyond) && !people.some(({ id }) => id === member),
  )
  const hosts = await offeredHosts(
    db,
    others.map((hostId) => ({ hostId, scheduleId: null })),
  )
  return [...people, ...others.flatMap((id) => hosts.get(id) ?? [])].filter(isThere)
}

const isThere = ({ isClosed = false }: OfferedHost) => !isClosed

/** Who comes to the meeting, who else could, and who of them is free. `beyondTeam`: also all others of the organization. */
export async function candidatesFor(
  context: Context,
  { hostId, bookingId, beyondTeam = false }: Pick<Reassignment, 'hostId' | 'bookingId' | 'beyondTeam'>,
): Promise<Candidate[]> {
  const { booking } = await getBooking(context, hostId, bookingId)
  const taken = await occupiedHosts(context.db, booking)
  const team = await candidatesOf(context, booking)
  const all = beyondTeam ? await candidatesOf(context, booking, 'all') : team
  const offer = await termsWith(context, context.db, booking, all)
  if (!offer) return []
  const options = { except: booking.id, byHost: true }
  const { free } = await checkSlot(context, context.db, offer, booking.starts_at.getTime(), options)
  return all.map((host) => {
    const isComing = taken.includes(host.id)
    const isOutside = !team.some(({ id }) => id === host.id)
    return { host, isComing, isFree: isComing || free.includes(host.id), isOutside }
  })
}

interface Handing {
  beyond: HostId | undefined
  from: HostId
  to: OfferedHost
  taken: readonly HostId[]
}

async function handTo(
  context: Context,
  before: StoredBooking,
  { from, to, taken, beyond }: Handing,
  repeat: Repeatable | undefined,
): Promise<BookingResult<BookingWithOffer>> {
  const { host_id: hostId, id: bookingId } = before
  const offerNow = async (db: Context['db']): Promise<Offer> => {
    const current = (await candidatesOf({ ...context, db }, before, beyond)).find(({ id }) => id === to.id)
    const offer = current && (await termsWith(context, db, before, [current]))
    if (!offer) throw fieldError('to', 'not_an_option', 'Expected somebody of this event type')
    return offer
  }
  return takeSlot<BookingWithOffer>(context, {
    start: before.starts_at.getTime(),
    options: { except: bookingId, byHost: true },
    offer: await offerNow(context.db),
    hostIds: [...taken, to.id],
    currentOffer: offerNow,
    earlier: (db) => earlierBooking(context, hostId, repeat, db),
    write: async (trx, slot) => {
      const booking = await lockedBooking(trx, hostId, bookingId)
      if (booking) requirePermission(context, 'reschedule', booking, 'host')
      const swaps = [{ from, to: to.id }]
      const at = before.starts_at
      await reassign(context, trx, { hostId, bookingId, swaps, slot, repeat, at, byHost: true })
      return getBooking(context, hostId, bookingId, trx)
    },
  })
}
