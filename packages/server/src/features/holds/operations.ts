import type { BusyTime, Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { isExclusionViolation } from '../../database/violations.ts'
import type { HostId } from '../../host-id.ts'
import { renewBusy, renewBusyAside } from '../busy/operations.ts'
import type { Origin } from '../offers/origin.ts'
import { deleteEndedHolds, deleteFreeHoldsFor, deleteHoldsFor, insertHolds, setHoldsEnd } from './store.ts'

/** Times that are kept free for one thing, all until the same instant. */
export interface Holding {
  hostId: HostId
  /** The id of the request, one-off or poll. */
  heldFor: string
  /** The holds count towards the limits of this origin. */
  origin: Origin
  times: readonly Required<Pick<BusyTime, 'start' | 'end' | 'bufferBefore' | 'bufferAfter'>>[]
  until: Instant
}

/**
 * Keeps times free. Take the host's lock and check the times first. Where another hold overlaps, the database refuses
 * (`isHoldOverlap`). Repeat: holds them twice, so release them first.
 */
export async function holdTimes(
  trx: Transaction<Database>,
  { hostId, heldFor, origin, times, until }: Holding,
  now: Instant,
): Promise<void> {
  // Ended holds block nothing, but the database would count them as overlaps.
  await deleteEndedHolds(trx, now, hostId)
  const rows = times.map(({ start, end, bufferBefore, bufferAfter }) => ({
    host_id: hostId,
    id: randomUUID(),
    held_for: heldFor,
    origin_kind: origin.kind,
    origin_id: origin.id,
    starts_at: new Date(start),
    ends_at: new Date(end),
    buffer_before: bufferBefore,
    buffer_after: bufferAfter,
    expires_at: new Date(until),
  }))
  await insertHolds(trx, rows)
  await renewBusy(trx, hostId, until)
}

/** Holds the times until later. Under the host's lock. Repeat: the same. */
export async function prolongHolds(
  trx: Transaction<Database>,
  hostId: HostId,
  heldFor: string,
  until: Instant,
): Promise<void> {
  await setHoldsEnd(trx, hostId, heldFor, new Date(until))
  await renewBusy(trx, hostId, until)
}

/** Releases the holds. Under the host's lock. Repeat: does nothing. */
export async function releaseHolds(
  trx: Transaction<Database>,
  hostId: HostId,
  heldFor: readonly string[],
): Promise<void> {
  if (heldFor.length === 0) return
  await deleteHoldsFor(trx, hostId, heldFor)
  await renewBusy(trx, hostId)
}

/**
 * The same for hosts whose locks were perhaps not taken: somebody picks a time of other people, and gives up a hold. Locking
 * them now would be out of order, so it waits for nobody. Repeat: does nothing.
 */
export async function releaseHoldsAside(
  trx: Transaction<Database>,
  hostIds: readonly HostId[],
  heldFor: string,
): Promise<void> {
  await deleteFreeHoldsFor(trx, hostIds, heldFor)
  await renewBusyAside(trx, hostIds)
}

/** Whether the database refused a time because another offer holds it. */
export function isHoldOverlap(error: unknown): boolean {
  return isExclusionViolation(error, 'holds_no_overlap')
}

/** Called by the daily job. Ended holds block nothing before that either. Repeat: does nothing. */
export async function cleanUpHolds(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteEndedHolds(context.db, context.clock.now())
}
