import type { BookingRequest, HostBooking } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import type { Insertable } from 'kysely'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Freshness } from '../busy/kept.ts'
import { dateAt } from '../offers/all-day.ts'
import { hostIdsOf, occupiedIdsOf } from '../offers/offer.ts'
import type { BookingTurn } from '../teams/turns.ts'
import type { FreeSlot } from './claim.ts'
import { localeOf } from './locale.ts'
import { answersOf, guestsOf, locationOf } from './request.ts'
import type { BookingReader, BookingRow } from './tables.ts'

/** How a poll became a meeting, and the language and clock format of everyone who comes. */
export interface Decision {
  decidedBy: BookingRow['decided_by']
  readers: readonly BookingReader[]
}

const BOOKED: Decision = { decidedBy: null, readers: [] }

/** The rows of a new booking, one for each host and its owner's first. */
export function rowsOf(
  context: Context,
  slot: FreeSlot,
  id: string,
  request: BookingRequest,
  { decidedBy, readers }: Decision = BOOKED,
): Insertable<BookingRow>[] {
  const { offer } = slot
  const start = Date.parse(request.start)
  const now = context.clock.now()
  const hostIds = hostIdsOf(offer)
  const takenIds = occupiedIdsOf(offer)
  return hostIds.map((hostId) => ({
    host_id: hostId,
    id,
    host_ids: hostIds,
    takes_time: takenIds.includes(hostId),
    origin_kind: offer.origin.kind,
    origin_id: offer.origin.id,
    status: 'scheduled' as const,
    starts_at: new Date(start),
    ends_at: new Date(start + offer.duration * MINUTE),
    on_date: dateAt(offer, start),
    seats: offer.seats ?? null,
    buffer_before: offer.bufferBefore,
    buffer_after: offer.bufferAfter,
    reschedule_notice: offer.rescheduleNotice,
    cancel_notice: offer.cancelNotice,
    event_name: offer.name,
    location: JSON.stringify(locationOf(offer, request)),
    reminders: JSON.stringify(offer.reminders),
    invitee_name: request.invitee.name,
    invitee_email: request.invitee.email,
    invitee_time_zone: request.timeZone,
    invitee_language: localeOf(request),
    guests: JSON.stringify(guestsOf(request)),
    readers: JSON.stringify(readers),
    decided_by: decidedBy,
    declined: '[]',
    answers: JSON.stringify(answersOf(offer, request)),
    tracking: JSON.stringify(request.tracking),
    sequence: 0,
    receipt: JSON.stringify(receiptOf(slot, hostId, now)),
    turns: JSON.stringify(turnsOf(slot, hostId)),
    booked_at: new Date(now),
  }))
}

/** Those of this host; the owner keeps the turns of all. */
function turnsOf({ offer, turns = [] }: FreeSlot, hostId: HostId): readonly BookingTurn[] {
  return hostId === offer.owner.id ? turns : turns.filter(({ person }) => person === hostId)
}

/** Why this host can be booked, as far as we know now. */
export function receiptOf(
  { offer, sources: checked }: FreeSlot,
  hostId: HostId,
  now: Instant,
  byHost = false,
): HostBooking['receipt'] {
  const { schedule = null } = offer.hosts.find(({ id }) => id === hostId) ?? {}
  const ofHost = checked.find((one) => one.hostId === hostId)
  const { sources = [] } = ofHost ?? {}
  return {
    at: new Date(now).toISOString(),
    schedule,
    rules: {
      minimumNotice: byHost ? 0 : offer.minimumNotice,
      window: offer.window,
      limits: {
        perDay: offer.limits.perDay ?? null,
        perWeek: offer.limits.perWeek ?? null,
        perMonth: offer.limits.perMonth ?? null,
      },
      bufferBefore: offer.bufferBefore,
      bufferAfter: offer.bufferAfter,
    },
    sources: sources.map(({ name, freshness }) => ({ name, asOf: asOf(freshness, now) })),
    ...(ofHost?.mightBeBlocked && { mightBeBlocked: true as const }),
  }
}

function asOf(freshness: Freshness, now: Instant): string {
  return new Date(freshness.kind === 'current' ? now : freshness.at).toISOString()
}
