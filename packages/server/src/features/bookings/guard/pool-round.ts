import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import { service } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { batchByKey } from '../../../batch.ts'
import type { Offer } from '../../offers/offer.ts'
import { narrowToPeople } from '../../offers/offer.ts'
import type { SlotReading } from '../../slots/operations.ts'
import { checkSlot, freePeople, readFor, takeTime } from '../../slots/operations.ts'
import type { TurnBook } from '../../teams/turn-book.ts'
import { openTurnBook } from '../../teams/turn-book.ts'
import type { ChosenPeople, PoolTurns } from '../../teams/turns.ts'
import { choosePeople, lockPools, sharersOf, turnsOf } from '../../teams/turns.ts'
import type { FreeSlot, SlotClaim } from '../claim.ts'
import { SlotLost } from '../conflict.ts'
import { isTakenMeanwhile, lockAll } from './locks.ts'

/** An offer, and those of its people who are not free. */
export interface Candidates {
  offer: Offer
  busy: ReadonlySet<HostId>
}

/** Written, or nothing was: because of these people, because the team has changed, or because others came first. */
export type TurnResult<Written> = { ok: true; written: Written } | Refused

interface Refused {
  ok: false
  busy: readonly HostId[] | 'too many'
}

/** A claim that waits for the pools of its offer, and its result. */
export interface QueuedClaim {
  claim: SlotClaim<unknown>
  candidates: Candidates
  result?: TurnResult<unknown>
}

/** Those whose turn it is for a claim. */
interface Choice {
  queued: QueuedClaim
  turns: PoolTurns
  chosen: ChosenPeople
}

/** A choice whose people are free under their locks. */
interface Served extends Choice {
  slot: FreeSlot
}

// Others wait for the turns, in other processes too. More would make a round hardly cheaper for each.
const ROUND_MAX = 50

/** Whoever comes while the turns of an offer are taken is served in the next transaction, with all others who came. */
export const POOL_ROUNDS = service({
  name: 'rounds of pools',
  open: (context) => batchByKey<QueuedClaim>(async (all) => takeTurns(context, all), ROUND_MAX),
})

/** Tries to take those whose turn it is. */
export async function takeTurn<Written>(
  context: Context,
  claim: SlotClaim<Written>,
  candidates: Candidates,
): Promise<TurnResult<Written>> {
  const { id } = candidates.offer.origin
  const queued: QueuedClaim = { claim, candidates }
  await context.service(POOL_ROUNDS)(id, queued)
  if (!queued.result) throw new Error(`a claim for ${id} was not served`)
  return queued.result as TurnResult<Written>
}

/** In the order of the claims. If a transaction is for several and fails, `batch` tries each of them alone. */
async function takeTurns(context: Context, all: readonly QueuedClaim[]): Promise<void> {
  for (;;) {
    const left = all.filter(({ result }) => !result)
    const [first] = left
    if (!first) return
    const results = await context.db
      .transaction()
      .execute(async (trx) => takeRound(context, trx, left, first.candidates.offer))
      .catch((error: unknown): Results => {
        if (left.length > 1 || !(error instanceof PeopleTaken)) throw error
        return new Map([[first, { ok: false, busy: error.hostIds }]])
      })
    for (const [queued, result] of results) {
      queued.result = result
      // Whoever is busy for one is busy for all who want the same start.
      if (!result.ok && result.busy !== 'too many' && result.busy.length > 0)
        for (const other of left.filter((one) => isForTheSame(one, queued))) other.result ??= result
    }
  }
}

function isForTheSame({ claim: one }: QueuedClaim, { claim: other }: QueuedClaim): boolean {
  const isSameStart =
    one.start === other.start && JSON.stringify(one.options) === JSON.stringify(other.options)
  return isSameStart && isAlike(one, other)
}

function isAlike({ alike: one }: SlotClaim<unknown>, { alike: other }: SlotClaim<unknown>): boolean {
  return one !== undefined && one.kind === other?.kind
}

type Results = Map<QueuedClaim, TurnResult<unknown>>

/** The database found another booking of one of these, and does not say whose. */
class PeopleTaken extends SlotLost {
  readonly hostIds: readonly HostId[]

  constructor(hostIds: readonly HostId[]) {
    super('overtaken')
    this.hostIds = hostIds
  }
}

/** As many of the first claims as can be served together, at least one. As short as it can be: others wait for the turns. */
async function takeRound(
  context: Context,
  trx: Transaction<Database>,
  all: readonly QueuedClaim[],
  offer: Offer,
): Promise<Results> {
  await lockPools(trx, offer)
  const results: Results = new Map()
  const book = openTurnBook(trx, offer)
  const round = await chooseAll(context, trx, book, all, results)
  const [first] = round
  if (!first) return results
  const hostIds = round.flatMap(({ chosen }) => chosen.hostIds)
  await lockAll(context, trx, hostIds.toSorted())
  const current = await first.queued.claim.currentOffer(trx, hostIds)
  const served = await checkAll(context, trx, round, current, results)
  await writeAll(trx, served, results)
  const now = context.clock.now()
  await (served.length === round.length ? book : await recount(trx, offer, served, now)).write()
  return results
}

/**
 * Whose turn it is for each of the first claims. It ends before somebody would be chosen twice, because whether they are free
 * then depends on what is written for the first.
 */
async function chooseAll(
  context: Context,
  trx: Transaction<Database>,
  book: TurnBook,
  all: readonly QueuedClaim[],
  results: Results,
): Promise<Choice[]> {
  const round: Choice[] = []
  const people = new Set<HostId>()
  for (const queued of all) {
    const { claim, candidates } = queued
    if (round[0] && !isAlike(claim, round[0].queued.claim)) break
    const earlier = await claim.earlier?.(trx)
    if (earlier !== undefined) {
      results.set(queued, { ok: true, written: earlier })
      continue
    }
    const turns = await book.turnsAt(candidates.offer, claim.start)
    const isFree = (id: HostId) => !candidates.busy.has(id)
    const chosen = choosePeople(candidates.offer, turns, isFree, claim.first)
    if (chosen?.hostIds.some((id) => people.has(id))) break
    if (!chosen) {
      results.set(queued, { ok: false, busy: 'too many' })
      continue
    }
    for (const id of chosen.hostIds) people.add(id)
    if (!claim.isHold) book.count(turns, chosen, context.clock.now())
    round.push({ queued, turns, chosen })
  }
  return round
}

/** The turns as if only these were chosen. */
async function recount(
  trx: Transaction<Database>,
  offer: Offer,
  served: readonly Choice[],
  now: Instant,
): Promise<TurnBook> {
  const book = openTurnBook(trx, offer)
  for (const { queued, turns, chosen } of served) {
    await book.turnsAt(queued.candidates.offer, queued.claim.start)
    if (!queued.claim.isHold) book.count(turns, chosen, now)
  }
  return book
}

/** The first of them whose people are free, with what was read at once for all. It ends where somebody is not. */
async function checkAll(
  context: Context,
  trx: Transaction<Database>,
  round: readonly Choice[],
  current: Offer,
  results: Results,
): Promise<Served[]> {
  const asked = round.map((choice) => {
    const { claim, candidates } = choice.queued
    const { start, options } = claim
    const offer = narrowToPeople(current, choice.chosen.hostIds)
    // The others are read only to say of how many somebody was chosen. It costs no statement more.
    const pooled = claim.isHold ? undefined : { offer: withWholePools(candidates.offer), start, options }
    return { choice, offer, start, options, pooled }
  })
  const reading = await readFor(context, trx, [...asked, ...asked.flatMap(({ pooled }) => pooled ?? [])])
  const served: Served[] = []
  for (const { choice, offer, pooled } of asked) {
    const checked = await checkOne(context, trx, choice, offer, pooled?.offer, reading)
    if (checked instanceof SlotLost) {
      if (served.length === 0) throw checked
      break
    }
    // The others were chosen as if this one were written.
    if ('busy' in checked) {
      results.set(choice.queued, checked)
      break
    }
    served.push({ ...choice, slot: checked })
    takeTime(reading, checked.offer, choice.queued.claim.start)
  }
  return served
}

async function checkOne(
  context: Context,
  trx: Transaction<Database>,
  { queued: { claim, candidates }, turns, chosen }: Choice,
  offer: Offer,
  pooled: Offer | undefined,
  reading: SlotReading,
): Promise<FreeSlot | Refused | SlotLost> {
  const isSameTeam =
    offer.teamState === candidates.offer.teamState && offer.hosts.length === chosen.hostIds.length
  if (!isSameTeam) return { ok: false, busy: [] }
  const check = await checkSlot(context, trx, offer, claim.start, claim.options, reading)
  if (check.ok) {
    if (!pooled) return { offer, sources: check.sources }
    const free = freePeople(pooled, claim.start, claim.options, reading)
    const isFree = (id: HostId) => free.has(id)
    return {
      offer,
      sources: check.sources,
      turns: turnsOf(turns, chosen, isFree, claim.first),
    }
  }
  const busy = chosen.hostIds.filter((id) => !check.free.includes(id))
  // Everybody is free, so the page itself is full.
  if (busy.length === 0) return new SlotLost(check.reasons)
  return { ok: false, busy }
}

/** The offer with everybody of each pool, even if the invitee chose one person. */
function withWholePools(offer: Offer): Offer {
  const { pools = [] } = offer
  return { ...offer, pools: pools.map((pool) => ({ ...pool, people: sharersOf(pool) })) }
}

async function writeAll(
  trx: Transaction<Database>,
  served: readonly Served[],
  results: Results,
): Promise<void> {
  const [first] = served
  if (!first) return
  const { alike, write } = first.queued.claim
  const all = served.map(({ slot, queued }) => ({ slot, wanted: queued.claim.alike?.wanted }))
  try {
    const written = alike ? await alike.writeAll(trx, all) : [await write(trx, first.slot)]
    for (const [index, { queued }] of served.entries())
      results.set(queued, { ok: true, written: written[index] })
  } catch (error) {
    const people = served.flatMap(({ chosen }) => chosen.hostIds)
    throw isTakenMeanwhile(error) ? new PeopleTaken(people) : error
  }
}
