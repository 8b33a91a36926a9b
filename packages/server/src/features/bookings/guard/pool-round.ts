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
export interface Pooled {
  offer: Offer
  busy: ReadonlySet<HostId>
}

/** Written, or nothing was: because of these people, because the team has changed, or because others came first. */
export type Try<Written> = { ok: true; written: Written } | Refused

interface Refused {
  ok: false
  busy: readonly HostId[] | 'too many'
}

/** One of those who want somebody of the pools of an offer, and what came of it. */
export interface Wish {
  claim: SlotClaim<unknown>
  known: Pooled
  outcome?: Try<unknown>
}

/** Those whose turn it is for a wish. */
interface Choice {
  wish: Wish
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
  open: (context) => batchByKey<Wish>(async (wishes) => serve(context, wishes), ROUND_MAX),
})

/** Tries to take those whose turn it is. */
export async function takeTurn<Written>(
  context: Context,
  claim: SlotClaim<Written>,
  known: Pooled,
): Promise<Try<Written>> {
  const wish: Wish = { claim, known }
  await context.service(POOL_ROUNDS)(known.offer.origin.id, wish)
  if (!wish.outcome) throw new Error(`a wish for ${known.offer.origin.id} was not served`)
  return wish.outcome as Try<Written>
}

/** In the order of the wishes. If a transaction is for several and fails, `together` tries each of them alone. */
async function serve(context: Context, wishes: readonly Wish[]): Promise<void> {
  for (;;) {
    const left = wishes.filter(({ outcome }) => !outcome)
    const [first] = left
    if (!first) return
    const outcomes = await context.db
      .transaction()
      .execute(async (trx) => serveFirst(context, trx, left, first.known.offer))
      .catch((error: unknown): Outcomes => {
        if (left.length > 1 || !(error instanceof PeopleTaken)) throw error
        return new Map([[first, { ok: false, busy: error.hostIds }]])
      })
    for (const [wish, outcome] of outcomes) {
      wish.outcome = outcome
      // Whoever is busy for one is busy for all who want the same start.
      if (!outcome.ok && outcome.busy !== 'too many' && outcome.busy.length > 0)
        for (const other of left.filter((one) => isForTheSame(one, wish))) other.outcome ??= outcome
    }
  }
}

function isForTheSame({ claim: one }: Wish, { claim: other }: Wish): boolean {
  const isSameStart =
    one.start === other.start && JSON.stringify(one.options) === JSON.stringify(other.options)
  return isSameStart && isAlike(one, other)
}

function isAlike({ alike: one }: SlotClaim<unknown>, { alike: other }: SlotClaim<unknown>): boolean {
  return one !== undefined && one.kind === other?.kind
}

type Outcomes = Map<Wish, Try<unknown>>

/** The database found another booking of one of these, and does not say whose. */
class PeopleTaken extends SlotLost {
  readonly hostIds: readonly HostId[]

  constructor(hostIds: readonly HostId[]) {
    super('overtaken')
    this.hostIds = hostIds
  }
}

/** As many of the first wishes as can be served together, at least one. As short as it can be: others wait for the turns. */
async function serveFirst(
  context: Context,
  trx: Transaction<Database>,
  wishes: readonly Wish[],
  offer: Offer,
): Promise<Outcomes> {
  await lockPools(trx, offer)
  const outcomes: Outcomes = new Map()
  const book = openTurnBook(trx, offer)
  const round = await chooseAll(context, trx, book, wishes, outcomes)
  const [first] = round
  if (!first) return outcomes
  const hostIds = round.flatMap(({ chosen }) => chosen.hostIds)
  await lockAll(context, trx, hostIds.toSorted())
  const current = await first.wish.claim.currentOffer(trx, hostIds)
  const served = await checkAll(context, trx, round, current, outcomes)
  await writeAll(trx, served, outcomes)
  const now = context.clock.now()
  await (served.length === round.length ? book : await bookOf(trx, offer, served, now)).write()
  return outcomes
}

/**
 * Whose turn it is for each of the first wishes. It ends before somebody would be chosen twice, because whether they are free
 * then depends on what is written for the first.
 */
async function chooseAll(
  context: Context,
  trx: Transaction<Database>,
  book: TurnBook,
  wishes: readonly Wish[],
  outcomes: Outcomes,
): Promise<Choice[]> {
  const round: Choice[] = []
  const people = new Set<HostId>()
  for (const wish of wishes) {
    const { claim, known } = wish
    if (round[0] && !isAlike(claim, round[0].wish.claim)) break
    const earlier = await claim.earlier?.(trx)
    if (earlier !== undefined) {
      outcomes.set(wish, { ok: true, written: earlier })
      continue
    }
    const turns = await book.turnsAt(known.offer, claim.start)
    const isFree = (id: HostId) => !known.busy.has(id)
    const chosen = choosePeople(known.offer, turns, isFree, claim.promised ?? claim.first)
    if (chosen?.hostIds.some((id) => people.has(id))) break
    if (!chosen) {
      outcomes.set(wish, { ok: false, busy: 'too many' })
      continue
    }
    for (const id of chosen.hostIds) people.add(id)
    if (!claim.isHold) book.count(turns, chosen, context.clock.now())
    round.push({ wish, turns, chosen })
  }
  return round
}

async function bookOf(
  trx: Transaction<Database>,
  offer: Offer,
  served: readonly Choice[],
  now: Instant,
): Promise<TurnBook> {
  const book = openTurnBook(trx, offer)
  for (const { wish, turns, chosen } of served) {
    await book.turnsAt(wish.known.offer, wish.claim.start)
    if (!wish.claim.isHold) book.count(turns, chosen, now)
  }
  return book
}

/** The first of them whose people are free, with what was read at once for all. It ends where somebody is not. */
async function checkAll(
  context: Context,
  trx: Transaction<Database>,
  round: readonly Choice[],
  current: Offer,
  outcomes: Outcomes,
): Promise<Served[]> {
  const asked = round.map((choice) => {
    const { claim, known } = choice.wish
    const { start, options } = claim
    const offer = narrowToPeople(current, choice.chosen.hostIds)
    // The others are read only to say of how many somebody was chosen. It costs no statement more.
    const pooled = claim.isHold ? undefined : { offer: withWholePools(known.offer), start, options }
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
      outcomes.set(choice.wish, checked)
      break
    }
    served.push({ ...choice, slot: checked })
    takeTime(reading, checked.offer, choice.wish.claim.start)
  }
  return served
}

async function checkOne(
  context: Context,
  trx: Transaction<Database>,
  { wish: { claim, known }, turns, chosen }: Choice,
  offer: Offer,
  pooled: Offer | undefined,
  reading: SlotReading,
): Promise<FreeSlot | Refused | SlotLost> {
  const isSameTeam = offer.teamState === known.offer.teamState && offer.hosts.length === chosen.hostIds.length
  if (!isSameTeam) return { ok: false, busy: [] }
  const check = await checkSlot(context, trx, offer, claim.start, claim.options, reading)
  if (check.ok) {
    if (!pooled) return { offer, sources: check.sources }
    const free = freePeople(pooled, claim.start, claim.options, reading)
    const isFree = (id: HostId) => free.has(id)
    return {
      offer,
      sources: check.sources,
      turns: turnsOf(turns, chosen, isFree, claim.promised ?? claim.first),
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
  outcomes: Outcomes,
): Promise<void> {
  const [first] = served
  if (!first) return
  const { alike, write } = first.wish.claim
  const all = served.map(({ slot, wish }) => ({ slot, wanted: wish.claim.alike?.wanted }))
  try {
    const written = alike ? await alike.writeAll(trx, all) : [await write(trx, first.slot)]
    for (const [index, { wish }] of served.entries())
      outcomes.set(wish, { ok: true, written: written[index] })
  } catch (error) {
    const people = served.flatMap(({ chosen }) => chosen.hostIds)
    throw isTakenMeanwhile(error) ? new PeopleTaken(people) : error
  }
}
