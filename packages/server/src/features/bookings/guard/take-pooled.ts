import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
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
  return context.kept(HOST_TURNS)(`pools ${offer.origin.id}`, async () => {
    let known: Pooled = { offer, busy: new Set() }
    const lost = new Set<HostId>()
    for (let isCurrent = false; ; isCurrent = true) {
      const taken = await tryNext(context, claim, known)
      if (taken.ok) return taken.written
      if (taken.busy === 'too many' && isCurrent) throw new SlotLost('overtaken')
      if (taken.busy !== 'too many') for (const id of taken.busy) lost.add(id)
      known = await whoIsLeft(context, claim, lost)
    }
  })
}

/** An offer, and those of its people who are not free. */
interface Pooled {
  offer: Offer
  busy: ReadonlySet<HostId>
}

/** Written, or nothing was, because of these people or because the team has changed. */
type Try<Written> = { ok: true; written: Written } | { ok: false; busy: readonly HostId[] | 'too many' }

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

/** One transaction, as short as it can be: others wait for the turns. */
async function tryNext<Written>(
  context: Context,
  claim: SlotClaim<Written>,
  { offer, busy }: Pooled,
): Promise<Try<Written>> {
  let chosen: ChosenPeople | undefined
  try {
    return await context.db.transaction().execute(async (trx): Promise<Try<Written>> => {
      await lockPools(trx, offer)
      const earlier = await claim.earlier?.(trx)
      if (earlier) return { ok: true, written: earlier }
      const turns = await readTurns(trx, offer, claim.start)
      chosen = choosePeople(offer, turns, (id) => !busy.has(id), claim.promised?.hostIds)
      if (!chosen) return { ok: false, busy: 'too many' }
      return writeWith(context, trx, claim, { offer, turns, chosen })
    })
  } catch (error) {
    const isOvertaken = error instanceof SlotLost && error.reasons === 'overtaken'
    if (!isOvertaken || !chosen) throw error
    // The database does not say whose time it is.
    return { ok: false, busy: chosen.hostIds }
  }
}

async function writeWith<Written>(
  context: Context,
  trx: Transaction<Database>,
  claim: SlotClaim<Written>,
  { offer, turns, chosen }: { offer: Offer; turns: PoolTurns; chosen: ChosenPeople },
): Promise<Try<Written>> {
  await lockAll(context, trx, chosen.hostIds.toSorted())
  const current = await claim.currentOffer(trx, chosen.hostIds)
  const narrowed = narrowToPeople(current, chosen.hostIds)
  const isSameTeam = current.teamState === offer.teamState && narrowed.hosts.length === chosen.hostIds.length
  if (!isSameTeam) return { ok: false, busy: [] }
  const check = await checkSlot(context, trx, narrowed, claim.start, claim.options)
  if (!check.ok) {
    const busy = chosen.hostIds.filter((id) => !check.free.includes(id))
    // Everybody is free, so the page itself is full.
    if (busy.length === 0) throw new SlotLost(check.reasons)
    return { ok: false, busy }
  }
  const slot = { offer: narrowed, sources: check.sources, turns: chosen.turns }
  const written = await claim.write(trx, slot).catch(throwLost)
  if (!claim.isHold) await countTurns(trx, turns, chosen.turns, context.clock.now())
  return { ok: true, written }
}

/** The team as it is now, and who of it is busy: one question about all is faster than one about each. Throws `SlotLost`. */
async function whoIsLeft<Written>(
  context: Context,
  claim: SlotClaim<Written>,
  lost: ReadonlySet<HostId>,
): Promise<Pooled> {
  const offer = await claim.currentOffer(context.db)
  const check = await checkSlot(context, context.db, offer, claim.start, claim.options, 'known')
  if (!check.ok) throw new SlotLost(check.reasons)
  const free = new Set(check.free.filter((id) => !lost.has(id)))
  const busy = peopleOf(offer).filter(({ id }) => !free.has(id))
  return { offer, busy: new Set(busy.map(({ id }) => id)) }
}
