import type { Overview } from '@scheduling/contract'
import type { TimeZone } from '@scheduling/domain'
import { addDays, dateOf, datesBetween, DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { bookingsOnDays } from '../analytics/operations.ts'
import { nextBookings } from '../bookings/list/list.ts'
import { presentShared } from '../bookings/present.ts'
import type { StoredEventType } from '../event-types/operations.ts'
import { listHostEventTypes } from '../event-types/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { ownOffer } from '../offers/operations.ts'
import { pollsToDecide } from '../polls/operations.ts'
import { freeStarts } from '../slots/operations.ts'

const MEETINGS_SHOWN = 3
const POLLS_SHOWN = 3
const EVENT_TYPES_SHOWN = 6
// With today.
const RECENT_DAYS = 14

export async function overviewOf(context: Context, hostId: HostId): Promise<Overview> {
  const { time_zone: timeZone } = found(await findHost(context, hostId), 'not_signed_in', hostId)
  const eventTypes = await listHostEventTypes(context, hostId)
  const [meetings, polls, available, recent] = await Promise.all([
    nextMeetings(context, hostId),
    pollsToDecide(context, hostId, POLLS_SHOWN),
    firstAvailable(context, hostId, eventTypes),
    recentBookings(context, hostId, eventTypes, timeZone),
  ])
  return { meetings, polls, available, recent }
}

async function nextMeetings(context: Context, hostId: HostId): Promise<Overview['meetings']> {
  const bookings = await nextBookings(context, hostId, MEETINGS_SHOWN)
  return bookings.map((booking) => {
    const { id, start, end, date, invitee, eventName } = presentShared(booking)
    return { id, start, end, date, invitee, eventName }
  })
}

async function firstAvailable(
  context: Context,
  hostId: HostId,
  eventTypes: readonly StoredEventType[],
): Promise<Overview['available']> {
  const first = eventTypes.find((one) => one.is_on)
  if (!first) return null
  const offer = await ownOffer(context, hostId, { kind: 'event_type', id: first.id })
  if (offer.state !== 'open') return null
  const now = context.clock.now()
  const { starts, next } = await freeStarts(context, offer, { start: now, end: now + 7 * DAY })
  const start = starts[0] ?? next
  return { eventName: first.name, start: start === null ? null : new Date(start).toISOString() }
}

async function recentBookings(
  context: Context,
  hostId: HostId,
  eventTypes: readonly StoredEventType[],
  timeZone: TimeZone,
): Promise<Overview['recent']> {
  const today = dateOf(timeZone, context.clock.now())
  const days = datesBetween(addDays(today, 1 - RECENT_DAYS), today)
  const all = await bookingsOnDays(context.db, hostId, days, timeZone)
  // Booked under a name that it may not have any more.
  const names = new Map(eventTypes.map(({ id, name }) => [id, name]))
  const shown = all.filter(({ id }) => names.has(id)).slice(0, EVENT_TYPES_SHOWN)
  const others = all.filter((one) => !shown.includes(one))
  const booked: Overview['recent']['booked'] = shown.map(({ id, name, bookings, days: onDays }) => ({
    eventType: { id, name: names.get(id) ?? name },
    bookings,
    days: onDays,
  }))
  if (others.length > 0) booked.push({ eventType: null, bookings: sum(others), days: sumOfDays(others) })
  return { days, bookings: sum(all), booked }

  function sumOfDays(parts: typeof all): number[] {
    return days.map((_, day) => parts.reduce((total, part) => total + (part.days[day] ?? 0), 0))
  }
}

function sum(parts: readonly { bookings: number }[]): number {
  return parts.reduce((total, { bookings }) => total + bookings, 0)
}
