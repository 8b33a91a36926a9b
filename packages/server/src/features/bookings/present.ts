import type { HostBooking, ManagedBooking, MeetingPerson } from '@scheduling/contract'
import type { ChangeDecision, Instant, PlainDate, TimeZone } from '@scheduling/domain'
import { bookingOutcome, MINUTE } from '@scheduling/domain'
import { clockText } from '@scheduling/domain/words'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { publicAddressOf } from '../../mail/content/people.ts'
import type { HostId } from '../../host-id.ts'
import { readTogether } from '../../shared-reads.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost, hostsWith, namesOf } from '../hosts/operations.ts'
import { presentMeetingHost, presentOwner } from '../hosts/present.ts'
import type { BookingWithOffer } from './operations.ts'
import { eventTypeIdOf } from '../offers/origin.ts'
import { originOf } from './terms.ts'
import { mayNameHosts, isOfSeveral, mayChange, timesOf } from './policy.ts'
import { languageOf } from './locale.ts'
import { isRoomExpected } from './rooms.ts'
import type { StoredBooking } from './store.ts'
import { seatsOfBookings } from './seats-store.ts'
import { occupiedHosts, ownersWithoutTime, schedulesOfPeople } from './people-store.ts'

/** What hosts and invitees see alike. */
export function presentShared(row: StoredBooking) {
  return {
    id: row.id,
    status: row.status,
    start: row.starts_at.toISOString(),
    end: row.ends_at.toISOString(),
    date: row.on_date,
    duration: (row.ends_at.getTime() - row.starts_at.getTime()) / MINUTE,
    eventName: row.event_name,
    location: row.location,
    invitee: {
      name: row.invitee_name,
      email: row.invitee_email,
      timeZone: row.invitee_time_zone,
      language: languageOf(row.invitee_language),
    },
    guests: row.guests,
    answers: row.answers,
    formerStart: row.former_start?.toISOString() ?? null,
    rescheduleReason: row.reschedule_reason,
    cancelReason: row.cancel_reason,
    canceledBy: row.canceled_by,
    bookedAt: row.booked_at.toISOString(),
    erasure: row.erased_at ? ('done' as const) : row.erasure_asked_at ? ('asked' as const) : null,
  }
}

/** The booking as its manage link shows it. */
export async function presentManagedBooking(
  context: Context,
  found: BookingWithOffer,
  host?: Host,
): Promise<ManagedBooking> {
  const [by, hosts, roomExpected] = await Promise.all([
    host ?? hostOf(context, found),
    hostsOf(context, found),
    isRoomExpected(context, found.booking),
  ])
  const hostEmail = hosts[0]?.email ?? publicAddressOf(by)?.address ?? null
  return presentManaged(
    found,
    { owner: presentOwner(by), hosts: hosts.map(presentMeetingHost), hostEmail, roomExpected },
    context.clock.now(),
  )
}

/** Who hosts, if not the owner alone. */
async function hostsOf(context: Context, { booking, offer }: BookingWithOffer): Promise<Host[]> {
  if (booking.host_ids.length === 1 || !mayNameHosts(offer)) return []
  const ids = await occupiedHosts(context.db, booking)
  const found = await readTogether(context, `hosts ${ids.join()}`, async () => hostsWith(context.db, ids))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function hostOf(context: Context, { booking }: BookingWithOffer): Promise<Host> {
  const { host_id: hostId } = booking
  const host = await readTogether(context, `host ${hostId}`, async () => findHost(context, hostId))
  if (!host) throw new AppError('booking_not_found')
  return host
}

function presentManaged(
  { booking, offer }: BookingWithOffer,
  {
    owner,
    hosts,
    hostEmail,
    roomExpected,
  }: Pick<ManagedBooking, 'owner' | 'hostEmail' | 'roomExpected'> & Required<Pick<ManagedBooking, 'hosts'>>,
  now: Instant,
): ManagedBooking {
  const cancel = presentDecision(mayChange('cancel', booking, now, 'invitee'))
  return {
    ...presentShared(booking),
    // Voters gave their address to the host, not to each other.
    ...(isOfSeveral(booking) && { guests: [] }),
    owner,
    ...(hosts.length > 0 && { hosts }),
    hostEmail: cancel.reason === 'inside_notice' ? hostEmail : null,
    roomExpected,
    // Hand-picked times cannot be booked again.
    eventSlug: offer?.state === 'open' && !offer.picked ? offer.slug : null,
    reschedule: presentDecision(mayChange('reschedule', booking, now, 'invitee')),
    cancel,
  }
}

function presentDecision(decision: ChangeDecision): ManagedBooking['cancel'] {
  return {
    allowed: decision.ok,
    reason: decision.ok ? null : decision.reason,
    until: decision.until === null ? null : new Date(decision.until).toISOString(),
  }
}

/** The names of those who come to these bookings, by booking. Bookings of one host have none. */
export async function peopleOfBookings(
  { db }: Pick<Context, 'db'>,
  bookings: readonly StoredBooking[],
): Promise<ReadonlyMap<string, MeetingPerson[]>> {
  const shared = bookings.filter(({ host_ids: hostIds }) => hostIds.length > 1)
  const owners = shared.map(({ host_ids: [owner] }) => owner)
  const away = new Set(await ownersWithoutTime(db, shared))
  const names = await namesOf(db, [...new Set(shared.flatMap(({ host_ids: hostIds }) => hostIds))])
  return new Map(
    shared.map(({ id, host_ids: hostIds }, index) => [
      id,
      hostIds.flatMap((each) => {
        const name = names.get(each)
        const isAway = each === owners[index] && away.has(id)
        return name === undefined || isAway ? [] : [{ id: each, name }]
      }),
    ]),
  )
}

/** What is shown with bookings and is not in their rows, to one reader. */
export interface BookingNames {
  people: ReadonlyMap<string, MeetingPerson[]>
  peopleWhoChanged: ReadonlyMap<HostId, string>
  /** Of meetings of a team: by whose schedules they could be booked. */
  schedules: ReadonlyMap<string, NonNullable<HostBooking['receipt']['schedules']>>
  seats: ReadonlyMap<string, NonNullable<HostBooking['seats']>>
  /** The reader's own host. */
  reader: HostId
}

/**
 * The names of those who attend these bookings, and of the hosts who changed them. `onlyPerson`: the reader is a member who
 * sees only their own schedule.
 */
export async function namesForBookings(
  context: Pick<Context, 'db'>,
  bookings: readonly StoredBooking[],
  reader: HostId,
  onlyPerson?: HostId,
): Promise<BookingNames> {
  const ids = bookings.flatMap(({ rescheduled_by_person: mover, canceled_by_person: canceler }) => [
    ...(mover ? [mover] : []),
    ...(canceler ? [canceler] : []),
  ])
  const peopleWhoChanged = await namesOf(context.db, [...new Set(ids)])
  return {
    people: await peopleOfBookings(context, bookings),
    peopleWhoChanged,
    schedules: await schedulesOfBookings(context, bookings, onlyPerson),
    seats: await seatsOfBookings(context.db, bookings),
    reader,
  }
}

async function schedulesOfBookings(
  { db }: Pick<Context, 'db'>,
  bookings: readonly StoredBooking[],
  onlyPerson: HostId | undefined,
): Promise<BookingNames['schedules']> {
  const ofTeams = bookings.filter(({ takes_time: takesTime }) => !takesTime)
  const known = (await schedulesOfPeople(db, ofTeams)).flatMap(({ id, person, schedule }) =>
    schedule && (onlyPerson === undefined || onlyPerson === person) ? [{ id, person, schedule }] : [],
  )
  return new Map(
    ofTeams.map(({ id, host_ids: hostIds }) => [
      id,
      known.flatMap(({ id: of, person, schedule }) =>
        of === id && hostIds.includes(person) ? [{ person, schedule }] : [],
      ),
    ]),
  )
}

export function presentHostBooking(booking: StoredBooking, now: Instant, names: BookingNames): HostBooking {
  const formerStart = booking.former_start?.getTime() ?? null
  const people = names.people.get(booking.id)
  const schedules = names.schedules.get(booking.id) ?? []
  const [mover, canceler] = [booking.rescheduled_by_person, booking.canceled_by_person].map((id) =>
    id === null ? undefined : presentPerson(id, names),
  )
  return {
    ...presentShared(booking),
    eventTypeId: eventTypeIdOf(originOf(booking)),
    tracking: booking.tracking,
    rescheduledBy: booking.rescheduled_by,
    receipt: {
      ...booking.receipt,
      ...(schedules.length > 0 && { schedules: [...schedules] }),
      ...(booking.turns.length > 0 && { turns: [...booking.turns] }),
    },
    seats: names.seats.get(booking.id) ?? null,
    outcome: bookingOutcome({ ...timesOf(booking), formerStart }, now),
    ...onInviteesClock({ ...timesOf(booking), date: booking.on_date }, booking.invitee_time_zone),
    ...(people && { people: [...people] }),
    ...(mover && { rescheduledByPerson: mover }),
    ...(canceler && { canceledByPerson: canceler }),
    ...(booking.no_show && { noShow: booking.no_show }),
    ...(booking.notes && { notes: booking.notes }),
    ...(booking.mail_refused_at && { mailRefused: true as const }),
    ...(isOfSeveral(booking) && { isOfSeveral: true as const }),
    ...(!booking.host_ids.includes(booking.host_id) && { wasReassigned: true as const }),
  }
}

/** Start and end as the invitee sees them. Null for a whole date, which is the same for everybody. */
export function onInviteesClock(
  { start, end, date }: { start: Instant; end: Instant; date: PlainDate | null },
  zone: TimeZone,
): Pick<HostBooking, 'inviteeStart' | 'inviteeEnd'> {
  const text = (at: Instant) => (date === null ? clockText(zone, at, "yyyy-MM-dd'T'HH:mm:ssxxx") : null)
  return { inviteeStart: text(start), inviteeEnd: text(end) }
}

function presentPerson(id: HostId, names: BookingNames): HostBooking['canceledByPerson'] {
  const name = names.peopleWhoChanged.get(id)
  return name === undefined ? undefined : { id, name, isYou: id === names.reader }
}
