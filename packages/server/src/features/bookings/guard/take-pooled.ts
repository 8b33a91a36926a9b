import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import type { Offer } from '../../offers/offer.ts'
import { narrowToPeople, peopleOf } from '../../offers/offer.ts'
import { checkSlot } from '../../slots/operations.ts'
import { choosePeople, readTurns } from '../../teams/turns.ts'
import type { FreeSlot, SlotClaim } from '../claim.ts'
import { readTogether } from '../../../shared-reads.ts'
import { SlotLost } from '../conflict.ts'
import type { Pooled } from './pool-round.ts'
import { takeTurn } from './pool-round.ts'

/**
 * Takes a slot with those whose turn it is. The turns of the pools are locked first, then the people, sorted. Who was taken
 * meanwhile is followed by the next. Throws `SlotLost` when too few are left.
 */
export async function takePooled<Written>(
  context: Context,
  claim: SlotClaim<Written>,
  offer: Offer,
): Promise<Written> {
  let known: Pooled = { offer, busy: new Set() }
  const lost = new Set<HostId>()
  for (let isCurrent = false; ; isCurrent = true) {
    const taken = await takeTurn(context, claim, known)
    if (taken.ok) return taken.written
    if (taken.busy === 'too many' && isCurrent) throw new SlotLost('overtaken')
    if (taken.busy !== 'too many') for (const id of taken.busy) lost.add(id)
    known = await whoIsLeft(context, claim, offer, lost)
  }
}

/**
 * Asks the calendars of those whose turn it is for their current times. Asking a whole pool would take as long as its slowest
 * calendar. Whoever turns out to be busy is followed by the next.
 */
export async function askNext<Written>(
  context: Context,
  { start, options, first }: SlotClaim<Written>,
  { offer, sources }: FreeSlot,
  free: readonly HostId[],
): Promise<void> {
  if (!sources.some((one) => one.sources.some(({ name }) => name === 'calendars'))) return
  const turns = await readTurns(context.db, offer, start)
  const left = new Set(free)
  for (let asked = 0; asked < ASKED_MAX; asked++) {
    const chosen = choosePeople(offer, turns, (id) => left.has(id), first)
    if (!chosen) return
    const check = await checkSlot(context, context.db, narrowToPeople(offer, chosen.hostIds), start, options)
    if (check.ok) return
    for (const id of chosen.hostIds) if (!check.free.includes(id)) left.delete(id)
  }
}

// Each may take as long as a calendar is waited for.
const ASKED_MAX = 3

/** The team as it is now, and who of it is busy: one question about all is faster than one about each. Throws `SlotLost`. */
async function whoIsLeft<Written>(
  context: Context,
  claim: SlotClaim<Written>,
  { origin }: Offer,
  lost: ReadonlySet<HostId>,
): Promise<Pooled> {
  const { start, options } = claim
  const read = async () => {
    const current = await claim.currentOffer(context.db)
    return { current, result: await checkSlot(context, context.db, current, start, options, 'known') }
  }
  const key = `left ${origin.id} ${start} ${JSON.stringify(options)}`
  const { current: offer, result: check } = await (claim.alike ? readTogether(context, key, read) : read())
  if (!check.ok) throw new SlotLost(check.reasons)
  const free = new Set(check.free.filter((id) => !lost.has(id)))
  const busy = peopleOf(offer).filter(({ id }) => !free.has(id))
  return { offer, busy: new Set(busy.map(({ id }) => id)) }
}
