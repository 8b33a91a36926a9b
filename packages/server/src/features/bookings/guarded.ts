import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { keeping } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import type { InTurn } from '../../database/turns.ts'
import { turns } from '../../database/turns.ts'
import { isExclusionViolation } from '../../database/violations.ts'
import { LOCKED_WITH_HOSTS } from '../busy/kept.ts'
import { lockHosts } from '../busy/operations.ts'
import { isHeld } from '../holds/operations.ts'
import type { Offer } from '../offers/offer.ts'
import { hostIdsOf } from '../offers/offer.ts'
import type { AskedOfHost, SlotOptions } from '../slots/operations.ts'
import { lookAt } from '../slots/operations.ts'
import type { Outcome, Refusal } from './outcome.ts'
import { OVERTAKEN } from './outcome.ts'

/** Changes of one host's bookings. */
export const IN_TURN = keeping<InTurn>({ name: 'turns of hosts', open: turns })

/** A change of what takes the time of hosts. */
export interface LockedChange<Written> {
  /** Whose time it is. */
  hostIds: readonly string[]
  /** Asked before the lock by those who had to wait for others: most of them leave here. */
  refusal?: () => Promise<Refusal | undefined>
  write: (trx: Transaction<Database>) => Promise<Outcome<Written>>
}

/** Takes the lock of each host, always in the same order, and writes. A refusal leaves nothing behind. */
export async function underLocks<Written>(
  context: Context,
  { hostIds, refusal, write }: LockedChange<Written>,
): Promise<Outcome<Written>> {
  const sorted = [...new Set(hostIds)].toSorted()
  return inTurnOf(context, sorted, async (hasWaited) => {
    const early = hasWaited ? await refusal?.() : undefined
    if (early) return early
    return context.db
      .transaction()
      .execute(async (trx) => {
        await lockHosts(trx, sorted)
        for (const lock of context.partakers(LOCKED_WITH_HOSTS)) await lock(trx, sorted)
        const outcome = await write(trx)
        if (outcome.kind === 'refused' || outcome.kind === 'overtaken') throw new NothingWritten(outcome)
        return outcome
      })
      .catch((error: unknown): Outcome<Written> => {
        if (error instanceof NothingWritten) return error.refusal
        if (isExclusionViolation(error, 'bookings_no_overlap') || isHeld(error)) return OVERTAKEN
        throw error
      })
  })
}

/** Ends a transaction in which something was written before the refusal. */
class NothingWritten extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

async function inTurnOf<Result>(
  context: Context,
  [hostId, ...others]: readonly string[],
  work: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  if (hostId === undefined) return work(false)
  return context.kept(IN_TURN)(hostId, (hasWaited) =>
    inTurnOf(context, others, (hasWaitedForOthers) => work(hasWaited || hasWaitedForOthers)),
  )
}

/** An offer as it is under the locks, and who was asked when its hosts are busy. */
export interface Taking {
  offer: Offer
  asked: readonly AskedOfHost[]
}

export interface TimedChange<Written> {
  hostIds: readonly string[]
  start: Instant
  options: SlotOptions
  /** The offer by the rules that hold now. */
  current: (db: Db) => Promise<Offer>
  /** Where this is a repeat: what came of the first. */
  earlier?: (trx: Transaction<Database>) => Promise<Outcome<Written> | undefined>
  write: (trx: Transaction<Database>, taking: Taking) => Promise<Outcome<Written>>
}

/** The same where a time is taken: answers repeats, looks once more, and lets `write` decide and write. */
export async function takeTime<Written>(
  context: Context,
  { hostIds, start, options, current, earlier, write }: TimedChange<Written>,
): Promise<Outcome<Written>> {
  const look = async (db: Db) => {
    const offer = await current(db)
    return { offer, ...(await lookAt(context, db, offer, start, options)) }
  }
  return underLocks<Written>(context, {
    hostIds,
    async refusal() {
      const seen = await look(context.db)
      return seen.kind === 'refused' ? seen : undefined
    },
    async write(trx) {
      const first = await earlier?.(trx)
      if (first) return first
      const seen = await look(trx)
      if (seen.kind === 'refused') return seen
      // Somebody takes part since, whose lock nobody has taken.
      if (hostIdsOf(seen.offer).some((id) => !hostIds.includes(id))) return OVERTAKEN
      return write(trx, seen)
    },
  })
}
