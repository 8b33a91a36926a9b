import { isRoom } from '@scheduling/domain'
import type { Insertable, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { renewBusy } from '../../busy/operations.ts'
import { offerOf } from '../../offers/operations.ts'
import { moveTurns } from '../../teams/turns.ts'
import { SlotLost } from '../conflict.ts'
import type { FreeSlot } from '../claim.ts'
import { BOOKING_EVENTS, REASSIGNED, ROOM_CLAIMS } from '../events.ts'
import type { Repeatable } from '../../idempotency/operations.ts'
import { rememberRequest } from '../../idempotency/operations.ts'
import { receiptOf } from '../row.ts'
import { snapshotOf } from '../snapshot.ts'
import type { MovedColumns, StoredBooking } from '../store.ts'
import { bookingById, lockedBooking } from '../store.ts'
import { putRow, occupiedHosts, updateRowOf } from '../people-store.ts'
import type { BookingRow } from '../tables.ts'
import { organizerOf, originOf } from '../terms.ts'

interface Reassignment {
  hostId: HostId
  bookingId: string
  swaps: readonly Swap[]
  slot: FreeSlot
  /** When the meeting starts, as far as whoever asks knows. */
  at: Date
  /** Absent: it stays at its time. */
  move?: (hostId: HostId) => MovedColumns
  byHost: boolean
  repeat: Repeatable | undefined
}

/** One person in the place of another. */
export interface Swap {
  from: HostId
  to: HostId
}

/**
 * Puts people in the place of others, under the locks of all. The row of whoever goes stays, canceled, so that they
 * hear of it and their calendar event goes. Throws `SlotLost` if the booking has changed meanwhile.
 */
export async function reassign(
  context: Context,
  trx: Transaction<Database>,
  { hostId, bookingId, swaps, slot, at, move, byHost, repeat }: Reassignment,
): Promise<void> {
  const locked = await lockedBooking(trx, hostId, bookingId)
  const before = locked && (await bookingById(trx, organizerOf(locked), bookingId))
  const taken = before ? await occupiedHosts(trx, before) : []
  const isSame = before?.starts_at.getTime() === at.getTime()
  // The owner of a page keeps its meetings, so their own part cannot go to somebody else.
  const [gone, come] = [swaps.map(({ from }) => from), swaps.map(({ to }) => to)]
  const isPossible = gone.every((id) => taken.includes(id)) && !come.some((id) => taken.includes(id))
  if (!before || !isSame || !isPossible || gone.includes(before.host_id)) throw new SlotLost('overtaken')
  const now = context.clock.now()
  const common = {
    host_ids: before.host_ids.map((each) => swaps.find(({ from }) => from === each)?.to ?? each),
    former_ids: [...before.former_ids.filter((each) => !come.includes(each)), ...gone],
    location: JSON.stringify(await roomWithout(context, trx, before, gone)),
    sequence: before.sequence + 1,
  }
  const columnsOf = (each: HostId) => ({ ...common, ...move?.(each) })
  for (const each of common.host_ids)
    if (!come.includes(each)) await updateRowOf(trx, each, bookingId, columnsOf(each))
  const team = { hostId: before.host_id, eventTypeId: before.origin_id }
  const turns = await moveTurns(trx, team, before.turns, swaps, async () => {
    const offer = await offerOf(context, trx, organizerOf(before), originOf(before))
    return offer?.pools ?? []
  })
  await updateRowOf(trx, before.host_id, bookingId, { ...common, turns: JSON.stringify(turns) })
  const leaving = { ...common, status: 'canceled', canceled_by: 'host' } as const
  for (const each of gone) await updateRowOf(trx, each, bookingId, leaving)
  for (const each of come)
    await putRow(trx, {
      ...copyOf(before),
      receipt: JSON.stringify(receiptOf(slot, each, now, byHost)),
      ...columnsOf(each),
      host_id: each,
      takes_time: true,
      // They are free at this time.
      may_overlap: false,
      turns: JSON.stringify(turns.filter(({ person }) => person === each)),
    })
  for (const each of [...taken, ...come]) await renewBusy(trx, each)
  await rememberRequest(trx, { hostId, kind: 'booking', id: bookingId }, repeat, new Date(now))
  const owner = await bookingById(trx, before.host_id, bookingId)
  if (!owner) throw new SlotLost('overtaken')
  const happened = {
    hostId: owner.host_id,
    bookingId,
    occurredAt: new Date(now).toISOString(),
    snapshot: snapshotOf(owner),
  }
  await context.events.record(trx, REASSIGNED, { ...happened, id: randomUUID() })
  if (!move) return
  const kind = 'booking.rescheduled'
  await context.events.record(trx, BOOKING_EVENTS, { ...happened, id: randomUUID(), kind })
}

/** A room that a former person made goes with them. */
async function roomWithout(
  context: Context,
  trx: Transaction<Database>,
  { location, id: bookingId }: StoredBooking,
  gone: readonly HostId[],
): Promise<StoredBooking['location']> {
  if (!isRoom(location.kind) || !('url' in location)) return location
  for (const claims of context.hooks(ROOM_CLAIMS))
    for (const hostId of gone) if (await claims(trx, { hostId, bookingId })) return { kind: location.kind }
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
    guests_by_host: JSON.stringify(row.guests_by_host),
    former_guests: JSON.stringify(row.former_guests),
    answers: JSON.stringify(row.answers),
    tracking: JSON.stringify(row.tracking),
    receipt: JSON.stringify(row.receipt),
    turns: JSON.stringify(row.turns),
  }
}
