import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import { inSavepoint } from '../../../database/savepoint.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { Offer } from '../../offers/offer.ts'
import { narrowToPeople, peopleOf } from '../../offers/offer.ts'
import { checkSlot } from '../../slots/operations.ts'
import type { ChosenPeople, PoolTurns } from '../../teams/turns.ts'
import { choosePeople, countTurns, lockPools, readTurns } from '../../teams/turns.ts'
import { SlotLost } from './conflict.ts'
import { HOST_TURNS, lockAll, throwLost } from './locks.ts'
import type { FreeSlot, SlotClaim } from './claim.ts'

/**
 * Takes a slot with those whose turn it is. The turns of the pools are locked first, then the people, sorted. Who was taken
 * meanwhile is followed by the next. Throws `SlotLost` when too few are left.
 */
export async function takePooled<Written>(
  context: Context,
  claim: SlotClaim<Written>,
  offer: Offer,
): Promise<Written> {
  return context.kept(HOST_TURNS)(`pools ${offer.origin.id}`, async () =>
    context.db.transaction().execute(async (trx) => {
      await lockPools(trx, offer)
      const earlier = await claim.earlier?.(trx)
      if (earlier) return earlier
      const current = await claim.currentOffer(trx)
      return takeNext(context, trx, claim, current, await readTurns(trx, current, claim.start))
    }),
  )
}

/**
 * Asks the calendars of those whose turn it is for their current times. Asking a whole pool would take as long as its slowest
 * calendar. Whoever turns out to be busy is followed by the next.
 */
export async function askNext<Written>(
  context: Context,
  { start, options }: SlotClaim<Written>,
  { offer, sources }: FreeSlot,
  free: readonly HostId[],
): Promise<void> {
  if (!sources.some((one) => one.sources.some(({ name }) => name === 'calendars'))) return
  const turns = await readTurns(context.db, offer, start)
  const left = new Set(free)
  for (let asked = 0; asked < ASKED_MAX; asked++) {
    const chosen = choosePeople(offer, turns, (id) => left.has(id))
    if (!chosen) return
    const check = await checkSlot(context, context.db, narrowToPeople(offer, chosen.hostIds), start, options)
    if (check.ok) return
    for (const id of chosen.hostIds) if (!check.free.includes(id)) left.delete(id)
  }
}

// Each may take as long as a calendar is waited for.
const ASKED_MAX = 3

async function takeNext<Written>(
  context: Context,
  trx: Transaction<Database>,
  claim: SlotClaim<Written>,
  offer: Offer,
  turns: PoolTurns,
): Promise<Written> {
  const busy = new Set<HostId>()
  const promised = claim.promised?.hostIds ?? []
  for (let isKnown = false; ; isKnown = true) {
    const chosen = choosePeople(offer, turns, (id) => !busy.has(id), promised)
    if (!chosen) throw await lostBy(context, trx, claim, offer)
    const taken = await inSavepoint(trx, async () => tryWith(context, trx, claim, offer, turns, chosen))
    if (taken.ok) return taken.written
    // One question about all is faster than one about each.
    const lost = isKnown ? taken.busy : [...taken.busy, ...(await busyOf(context, trx, claim, offer))]
    for (const id of lost) busy.add(id)
  }
}

/** Written, or rolled back with those who are not free. */
type Try<Written> = { ok: true; written: Written } | { ok: false; busy: readonly HostId[] }

async function tryWith<Written>(
  context: Context,
  trx: Transaction<Database>,
  claim: SlotClaim<Written>,
  offer: Offer,
  turns: PoolTurns,
  chosen: ChosenPeople,
): Promise<Try<Written>> {
  const narrowed = narrowToPeople(offer, chosen.hostIds)
  await lockAll(context, trx, chosen.hostIds.toSorted())
  const check = await checkSlot(context, trx, narrowed, claim.start, claim.options)
  if (!check.ok) {
    const busy = chosen.hostIds.filter((id) => !check.free.includes(id))
    // Everybody is free, so the page itself is full.
    if (busy.length === 0) throw new SlotLost(check.reasons)
    return { ok: false, busy }
  }
  const slot = { offer: narrowed, sources: check.sources, turns: chosen.turns }
  try {
    const written = await claim.write(trx, slot).catch(throwLost)
    if (!claim.isHold) await countTurns(trx, turns, chosen.turns, context.clock.now())
    return { ok: true, written }
  } catch (error) {
    if (!(error instanceof SlotLost) || error.reasons !== 'overtaken') throw error
    // The database does not say whose time it is.
    return { ok: false, busy: chosen.hostIds }
  }
}

/** Those who are not free, by what the database says now. */
async function busyOf<Written>(
  context: Context,
  trx: Transaction<Database>,
  claim: SlotClaim<Written>,
  offer: Offer,
): Promise<HostId[]> {
  const { free } = await checkSlot(context, trx, offer, claim.start, claim.options)
  return peopleOf(offer)
    .map(({ id }) => id)
    .filter((id) => !free.includes(id))
}

async function lostBy<Written>(
  context: Context,
  trx: Transaction<Database>,
  claim: SlotClaim<Written>,
  offer: Offer,
): Promise<SlotLost> {
  const check = await checkSlot(context, trx, offer, claim.start, claim.options)
  return new SlotLost(check.ok ? 'overtaken' : check.reasons)
}
