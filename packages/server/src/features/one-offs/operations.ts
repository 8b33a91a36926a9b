import type { api } from '@scheduling/contract'
import type { Instant, Interval } from '@scheduling/domain'
import { DAY, limits, MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { fieldError, found } from '../../errors.ts'
import type { Acting, HostId } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { isOriginNeeded } from '../bookings/requests/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import { holdHost } from '../hosts/operations.ts'
import { refuseOverAllowance } from '../plans/allowance.ts'
import { holdTimes, releaseHolds } from '../holds/operations.ts'
import { unguessableSlug } from '../offers/address.ts'
import type { Origin } from '../offers/origin.ts'
import type { FreeStarts } from '../slots/operations.ts'
import { freeStarts, checkSlot } from '../slots/operations.ts'
import { COUNTED_ONE_OFFS } from './counted.ts'
import { offerOf } from './offers.ts'
import type { StoredOneOff } from './store.ts'
import {
  endedBefore,
  forgetOneOff,
  insertOneOff,
  listPending,
  markDeleted,
  markTaken,
  oneOffById,
} from './store.ts'

type NewOneOff = (typeof api)['POST /one-offs']['$input']['body']

/** Those that can still be taken: their latest time is to come. */
export async function listHostOneOffs(context: Context, host: HostId): Promise<StoredOneOff[]> {
  return listPending(context.db, host, new Date(context.clock.now()))
}

/** Throws `one_off_not_found`. */
export async function getOneOff(context: Context, host: HostId, id: string): Promise<StoredOneOff> {
  const row = await oneOffById(context.db, host, id)
  return found(row?.deleted_at ? undefined : row, 'one_off_not_found', id)
}

/** Repeat: another one, with an address of its own. */
export async function addOneOff(context: Context, host: Acting, input: NewOneOff): Promise<StoredOneOff> {
  const now = context.clock.now()
  const starts = startsOf(input, now)
  const last = Math.max(...starts)
  const expiresAt = input.expiresAt ? expiryOf(input.expiresAt, now) : null
  return context.db.transaction().execute(async (trx) => {
    await holdHost(trx, host.hostId)
    await refuseOverAllowance(context, trx, host.hostId, COUNTED_ONE_OFFS)
    const row = await insertOneOff(trx, {
      host_id: host.hostId,
      id: randomUUID(),
      slug: unguessableSlug(),
      name: input.name,
      description: input.description ?? '',
      duration: input.duration,
      locations: JSON.stringify(input.locations),
      slots: JSON.stringify(starts.map((start) => new Date(start).toISOString())),
      last_slot: new Date(last),
      expires_at: expiresAt === null ? null : new Date(expiresAt),
      holds_times: input.holdsTimes ?? false,
      created_at: new Date(now),
    })
    if (row.holds_times) await holdFree(context, trx, row, Math.min(last, expiresAt ?? last))
    await recordActivity(context, trx, host, 'one_off_added', row.name)
    return row
  })
}

/** Ascending. Throws `invalid_input` for times that are past or named twice. */
function startsOf({ slots }: NewOneOff, now: Instant): Instant[] {
  const starts = slots.map((start) => Date.parse(start))
  for (const [index, start] of starts.entries()) {
    if (start <= now) throw fieldError(`slots[${index}]`, 'in_the_past', `"${slots[index]}" is past`)
    if (starts.indexOf(start) < index)
      throw fieldError(`slots[${index}]`, 'duplicate', 'Duplicate value not allowed')
  }
  return starts.toSorted((a, b) => a - b)
}

function expiryOf(text: string, now: Instant): Instant {
  const at = Date.parse(text)
  if (at <= now) throw fieldError('expiresAt', 'in_the_past', `"${text}" is past`)
  return at
}

/** Times that are not free are not offered, and need no hold. */
async function holdFree(
  context: Context,
  trx: Transaction<Database>,
  row: StoredOneOff,
  until: Instant,
): Promise<void> {
  const now = context.clock.now()
  await lockHosts(trx, [row.host_id])
  const offer = await offerOf(trx, row, now)
  if (!offer) return
  const times = []
  for (const start of offer.picked ?? []) {
    const check = await checkSlot(context, trx, offer, start)
    if (check.ok) times.push({ start, end: start + row.duration * MINUTE, bufferBefore: 0, bufferAfter: 0 })
  }
  if (times.length === 0) return
  const { host_id: hostId, id } = row
  await holdTimes(trx, { hostId, heldFor: id, origin: offer.origin, times, until }, now)
}

/** Which of its times are free; none once it is over. */
export async function freeTimes(
  context: Context,
  host: HostId,
  id: string,
  span: Interval,
): Promise<FreeStarts> {
  const offer = await offerOf(context.db, await getOneOff(context, host, id), context.clock.now())
  if (offer?.state !== 'open') return { starts: [], next: null, mightBeBlocked: false }
  return freeStarts(context, offer, span)
}

/** Its link expires; a meeting that came of it stays. Repeat: not found. */
export async function removeOneOff(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    const row = await markDeleted(trx, host.hostId, id, new Date(context.clock.now()))
    const { name } = found(row, 'one_off_not_found', id)
    await releaseHolds(trx, host.hostId, [id])
    await recordActivity(context, trx, host, 'one_off_deleted', name)
  })
}

/** One of its times is taken: the others are free again, and its link is done. Under the host's lock. Repeat: the same. */
export async function takeOneOff(
  _context: Context,
  trx: Transaction<Database>,
  { hostId, origin, bookingId }: { hostId: string; origin: Origin; bookingId: string },
): Promise<void> {
  if (origin.kind !== 'one_off') return
  await markTaken(trx, hostId, origin.id, bookingId)
  await releaseHolds(trx, hostId, [origin.id])
}

/** Deletes for good what has long been over, once no meeting that came of it can be moved. Repeat: finds nothing. */
export async function sweepOneOffs(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - limits.ENDED_OFFER_DAYS * DAY)
  for (const row of await endedBefore(context.db, before))
    if (!(await isOriginNeeded(context, row.host_id, { kind: 'one_off', id: row.id })))
      await forgetOneOff(context.db, row)
}
