import type { Context } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import { numberOf, readTogether } from '../../../shared-reads.ts'
import { narrowToPeople, peopleOf } from '../../offers/offer.ts'
import type { SlotCheck } from '../../slots/operations.ts'
import { checkSlot } from '../../slots/operations.ts'
import { choosePeople, readTurns } from '../../teams/turns.ts'
import type { SlotClaim } from '../claim.ts'
import type { BookingResult } from '../conflict.ts'
import { conflictOf, SlotLost } from '../conflict.ts'
import type { Candidates } from './pool-round.ts'
import { takeTurn } from './pool-round.ts'

/**
 * Takes a slot with those whose turn it is. The turns of the pools are locked first, then the people, sorted. Who was taken
 * meanwhile is followed by the next.
 */
export async function takeFromPools<Written>(
  context: Context,
  claim: SlotClaim<Written>,
): Promise<BookingResult<Written>> {
  try {
    // Repeats and most losing requests end here and need no lock.
    if (!claim.confirmsHold) {
      const earlier = await claim.earlier?.(context.db)
      if (earlier) return { ok: true, written: earlier }
      const check = await checkPools(context, claim)
      if (!check.ok) throw new SlotLost(check.reasons)
      await refreshNext(context, claim, check)
      await claim.allow?.()
    }
    return { ok: true, written: await takeNext(context, claim) }
  } catch (error) {
    return conflictOf(error, claim, claim.offer)
  }
}

/** What is cached may be outdated. So it lets requests pass, whom the guard checks again, and refuses nobody. */
async function checkPools(
  context: Context,
  { offer, start, options }: SlotClaim<unknown>,
): Promise<SlotCheck> {
  const check = async (need: 'kept' | 'known') => {
    // In a rush for one start, most ask the same of the same reading of the offer.
    const key = `check ${need} ${numberOf(offer)} ${start} ${JSON.stringify(options)}`
    return readTogether(context, key, async () => checkSlot(context, context.db, offer, start, options, need))
  }
  const first = await check('kept')
  return first.ok ? first : check('known')
}

// Each may take as long as a calendar is waited for.
const REFRESHES_MAX = 3

/**
 * Asks the calendars of those whose turn it is for their current times. Asking a whole pool would take as long as its slowest
 * calendar. Whoever turns out to be busy is followed by the next.
 */
async function refreshNext(
  context: Context,
  { offer, start, options, first }: SlotClaim<unknown>,
  { free, sources }: Extract<SlotCheck, { ok: true }>,
): Promise<void> {
  if (!sources.some((one) => one.sources.some(({ name }) => name === 'calendars'))) return
  const turns = await readTurns(context.db, offer, start)
  const left = new Set(free)
  for (let refreshes = 0; refreshes < REFRESHES_MAX; refreshes++) {
    const chosen = choosePeople(offer, turns, (id) => left.has(id), first)
    if (!chosen) return
    const check = await checkSlot(context, context.db, narrowToPeople(offer, chosen.hostIds), start, options)
    if (check.ok) return
    for (const id of chosen.hostIds) if (!check.free.includes(id)) left.delete(id)
  }
}

/** Throws `SlotLost` when too few are left. */
async function takeNext<Written>(context: Context, claim: SlotClaim<Written>): Promise<Written> {
  let candidates: Candidates = { offer: claim.offer, busy: new Set() }
  const lost = new Set<HostId>()
  for (let isCurrent = false; ; isCurrent = true) {
    const taken = await takeTurn(context, claim, candidates)
    if (taken.ok) return taken.written
    if (taken.busy === 'too many' && isCurrent) throw new SlotLost('overtaken')
    if (taken.busy !== 'too many') for (const id of taken.busy) lost.add(id)
    candidates = await remainingCandidates(context, claim, lost)
  }
}

/** The team as it is now, and who of it is busy: one question about all is faster than one about each. Throws `SlotLost`. */
async function remainingCandidates(
  context: Context,
  claim: SlotClaim<unknown>,
  lost: ReadonlySet<HostId>,
): Promise<Candidates> {
  const { offer: before, start, options } = claim
  const read = async () => {
    const offer = await claim.currentOffer(context.db)
    return { offer, check: await checkSlot(context, context.db, offer, start, options, 'known') }
  }
  const key = `left ${before.origin.id} ${start} ${JSON.stringify(options)}`
  const { offer, check } = await (claim.alike ? readTogether(context, key, read) : read())
  if (!check.ok) throw new SlotLost(check.reasons)
  const free = new Set(check.free.filter((id) => !lost.has(id)))
  const busy = peopleOf(offer).filter(({ id }) => !free.has(id))
  return { offer, busy: new Set(busy.map(({ id }) => id)) }
}
