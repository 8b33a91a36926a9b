import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import { service } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { InTurn } from '../../../database/turns.ts'
import { turns } from '../../../database/turns.ts'
import { isExclusionViolation } from '../../../database/violations.ts'
import type { HostId } from '../../../host-id.ts'
import { LOCKED_WITH_HOSTS } from '../../busy/kept.ts'
import { lockHosts } from '../../busy/operations.ts'
import { isHoldOverlap } from '../../holds/operations.ts'
import { SlotLost } from '../conflict.ts'

/** Within one process, changes of one host's bookings wait for each other here and not in the database. */
export const HOST_TURNS = service<InTurn>({ name: 'turns of hosts', open: turns })

/** A change that affects hosts' time. */
export interface LockedChange<Written> {
  hostIds: readonly HostId[]
  /** Called before locking, if the request had to wait. Most losing requests stop here. Throws `SlotLost`. */
  afterWaiting?: () => Promise<unknown>
  write: (trx: Transaction<Database>) => Promise<Written>
}

/**
 * Locks each host, always in the same order, and writes. If `write` throws, nothing is written. Throws `SlotLost` if the
 * database finds another booking or hold.
 */
export async function withHostLocks<Written>(
  context: Context,
  { hostIds, afterWaiting, write }: LockedChange<Written>,
): Promise<Written> {
  const sorted = [...new Set(hostIds)].toSorted()
  return inTurn(context, sorted, async (hasWaited) => {
    if (hasWaited) await afterWaiting?.()
    return context.db
      .transaction()
      .execute(async (trx) => {
        await lockAll(context, trx, sorted)
        return write(trx)
      })
      .catch(throwLost)
  })
}

/** Locks hosts and what they share with others. Pass `hostIds` sorted. */
export async function lockAll(
  context: Context,
  trx: Transaction<Database>,
  hostIds: readonly HostId[],
): Promise<void> {
  await lockHosts(trx, hostIds)
  for (const lock of context.hooks(LOCKED_WITH_HOSTS)) await lock(trx, hostIds)
}

/** Whether the database found another booking or hold, in a time that was found free. */
export function isTakenMeanwhile(error: unknown): boolean {
  return (error instanceof SlotLost && error.reasons === 'overtaken') || isOverlap(error)
}

function throwLost(error: unknown): never {
  throw isOverlap(error) ? new SlotLost('overtaken') : error
}

function isOverlap(error: unknown): boolean {
  const isOfBooking = ['bookings_no_overlap', 'bookings_no_overlap_of_starts'].some((name) =>
    isExclusionViolation(error, name),
  )
  return isOfBooking || isHoldOverlap(error)
}

async function inTurn<Result>(
  context: Context,
  [hostId, ...others]: readonly string[],
  work: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  if (hostId === undefined) return work(false)
  return context.service(HOST_TURNS)(hostId, (hasWaited) =>
    inTurn(context, others, (hasWaitedForOthers) => work(hasWaited || hasWaitedForOthers)),
  )
}
