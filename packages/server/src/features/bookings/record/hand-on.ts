import { isRoom } from '@scheduling/domain'
import type { Insertable, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { renewBusy } from '../../busy/operations.ts'
import { handTurnsOn } from '../../teams/turns.ts'
import { SlotLost } from '../guard/conflict.ts'
import type { FreeSlot } from '../guard/claim.ts'
import { REASSIGNED, ROOM_CLAIMS } from './events.ts'
import type { Repeatable } from './idempotency.ts'
import { rememberRequest } from './idempotency.ts'
import { receiptOf } from './row.ts'
import { snapshotOf } from './snapshot.ts'
import type { StoredBooking } from './store.ts'
import { bookingById, lockedBooking } from './store.ts'
import { putRow, occupiedHosts, updateRowOf } from './people-store.ts'
import type { BookingRow } from './tables.ts'
import { organizerOf } from './terms.ts'

interface HandedOn {
  hostId: HostId
  bookingId: string
  from: HostId
  to: HostId
  slot: FreeSlot
  /** The time that was checked. */
  at: Date
  repeat: Repeatable | undefined
}

/**
 * Puts one person in the place of another, under the locks of both. The former person's row stays, canceled, so that
 * they hear of it and their calendar event goes. Throws `SlotLost` if the booking has changed meanwhile.
 */
export async function handOn(
  context: Context,
  trx: Transaction<Database>,
  { hostId, bookingId, from, to, slot, at, repeat }: HandedOn,
): Promise<void> {
  const locked = await lockedBooking(trx, hostId, bookingId)
  const before = locked && (await bookingById(trx, organizerOf(locked), bookingId))
  const taken = before ? await occupiedHosts(trx, before) : []
  const isSame = before?.starts_at.getTime() === at.getTime()
  // The owner of a page keeps its meetings, so their own part cannot go to somebody else.
  if (!before || !isSame || !taken.includes(from) || taken.includes(to) || from === before.host_id)
    throw new SlotLost('overtaken')
  const now = context.clock.now()
  const common = {
    host_ids: before.host_ids.map((each) => (each === from ? to : each)),
    former_ids: [...before.former_ids.filter((each) => each !== to), from],
    location: JSON.stringify(await roomWithout(context, trx, before, from)),
    sequence: before.sequence + 1,
  }
  for (const each of common.host_ids) if (each !== to) await updateRowOf(trx, each, bookingId, common)
  const team = { hostId: before.host_id, eventTypeId: before.origin_id }
  const turns = await handTurnsOn(trx, team, before.turns, { from, to })
  await updateRowOf(trx, before.host_id, bookingId, { ...common, turns: JSON.stringify(turns) })
  const leaving = { ...common, status: 'canceled', canceled_by: 'host' } as const
  await updateRowOf(trx, from, bookingId, leaving)
  const receipt = JSON.stringify(receiptOf(slot, to, now, true))
  const own = JSON.stringify(turns.filter(({ person }) => person === to))
  await putRow(trx, { ...copyOf(before), ...common, host_id: to, takes_time: true, receipt, turns: own })
  for (const each of [...taken, to]) await renewBusy(trx, each)
  await rememberRequest(trx, hostId, bookingId, repeat, new Date(now))
  const owner = await bookingById(trx, before.host_id, bookingId)
  if (!owner) throw new SlotLost('overtaken')
  await context.events.record(trx, REASSIGNED, {
    id: randomUUID(),
    hostId: owner.host_id,
    bookingId,
    occurredAt: new Date(now).toISOString(),
    snapshot: snapshotOf(owner),
  })
}

/** A room that the former person made goes with them. */
async function roomWithout(
  context: Context,
  trx: Transaction<Database>,
  { location, id: bookingId }: StoredBooking,
  from: HostId,
): Promise<StoredBooking['location']> {
  if (!isRoom(location.kind) || !('url' in location)) return location
  for (const claims of context.partakers(ROOM_CLAIMS))
    if (await claims(trx, { hostId: from, bookingId })) return { kind: location.kind }
  return location
}

function copyOf(row: StoredBooking): Insertable<BookingRow> {
  return {
    ...row,
    location: JSON.stringify(row.location),
    reminders: JSON.stringify(row.reminders),
    guests: JSON.stringify(row.guests),
    readers: JSON.stringify(row.readers),
    declined: JSON.stringify(row.declined),
    answers: JSON.stringify(row.answers),
    tracking: JSON.stringify(row.tracking),
    receipt: JSON.stringify(row.receipt),
    turns: JSON.stringify(row.turns),
  }
}
