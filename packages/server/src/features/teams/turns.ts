import type { HostBooking } from '@scheduling/contract'
import type { ClosedTime, Instant, Need, TurnCounts } from '@scheduling/domain'
import { chooseInOrder, inTurn, turnOf, turnPeriodOf, withNewcomers } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Offer, OfferedHost, Pool, PooledHost } from '../offers/offer.ts'
import { hasPools } from '../offers/offer.ts'
import { countsOf } from './counts.ts'
import type { PoolTurn, TeamId } from './store.ts'
import { DEFAULT_TEAM } from './default.ts'
import { addTeam, addToTurn, beginTurn, lockTeam, storedTeam, turnsIn } from './store.ts'

/** Why somebody of a pool was chosen, as the receipt says it. */
export type BookingTurn = NonNullable<HostBooking['receipt']['turns']>[number]

/** The pools of an offer, and what their people had in the period of a start. */
export interface PoolTurns {
  start: Instant
  pools: readonly { pool: Pool; period: string; counts: TurnCounts }[]
}

/** Those of a pool who come. */
interface ChosenOfPool {
  poolId: string
  people: HostId[]
}

/** Those who come to a meeting: all fixed people, and some of each pool. */
export interface ChosenPeople {
  hostIds: HostId[]
  ofPools: ChosenOfPool[]
}

export function teamIdOf({ owner, origin }: Pick<Offer, 'owner' | 'origin'>): TeamId {
  return { hostId: owner.id, eventTypeId: origin.id }
}

/** Until the transaction ends, nobody else is chosen from the pools of this offer. Call it before locking people. */
export async function lockPools(trx: Transaction<Database>, offer: Offer): Promise<void> {
  const team = teamIdOf(offer)
  if (await lockTeam(trx, team)) return
  await addTeam(trx, team)
  await lockTeam(trx, team)
}

/** What the people of the pools had in the period of this start. */
export async function readTurns(db: Db, offer: Offer, start: Instant): Promise<PoolTurns> {
  const stored = hasPools(offer) ? await turnsIn(db, teamIdOf(offer), periodOfTurns(offer, start)) : []
  return turnsFrom(offer, start, stored)
}

/** All pools of an offer count in the same periods. */
export function periodOfTurns({ pools: [first] = [], owner }: Offer, start: Instant): string {
  return first ? turnPeriodOf(first.period, start, owner.timeZone) : ''
}

/** The same from the rows of its period. */
export function turnsFrom(offer: Offer, start: Instant, stored: readonly PoolTurn[]): PoolTurns {
  const period = periodOfTurns(offer, start)
  const pools = (offer.pools ?? []).map((pool) => ({
    pool,
    period,
    counts: withNewcomers(sharersOf(pool), countsOf(stored, pool.id)),
  }))
  return { start, pools }
}

/** Those who come before all others if they are free. `cause`: what the receipt says of them, if not their turn. */
export interface FirstPeople {
  hostIds: readonly HostId[]
  cause?: BookingTurn['cause']
}

/** Whose turn it is among those who are free. Undefined: too few are. */
export function choosePeople(
  { hosts }: Pick<Offer, 'hosts'>,
  { pools }: PoolTurns,
  isFree: (hostId: HostId) => boolean,
  { hostIds: first }: FirstPeople = { hostIds: [] },
): ChosenPeople | undefined {
  const fixed = hosts.map(({ id }) => id)
  if (!fixed.every(isFree)) return undefined
  const people = [...new Set([...fixed, ...pools.flatMap(({ pool }) => pool.people.map(({ id }) => id))])]
  const places = new Map(people.map((id, index) => [id as string, index]))
  const ordered = pools.map(({ pool, counts }) => {
    const free = new Set(pool.people.filter(({ id }) => isFree(id)).map(({ id }) => id as string))
    const inOrder = inTurn(sharersOf(pool), counts, free)
    return inOrder.toSorted((a, b) => place(first, a.id) - place(first, b.id))
  })
  const needs: Need[] = [
    ...fixed.map((_, index) => ({ take: 1, people: [index] })),
    ...pools.map(({ pool }, index) => ({
      take: pool.take,
      people: (ordered[index] ?? []).map(({ id }) => places.get(id) ?? -1),
    })),
  ]
  const chosen = chooseInOrder(needs)
  if (!chosen) return undefined
  const hostIds = [...new Set(chosen.flat())].map((at) => people[at] as HostId)
  const ofPools = pools.map(({ pool }, index): ChosenOfPool => ({
    poolId: pool.id,
    people: (chosen[fixed.length + index] ?? []).map((at) => people[at] as HostId),
  }))
  return { hostIds, ofPools }
}

/** Why those who were chosen come, against everybody who was free with them. */
export function turnsOf(
  { pools }: PoolTurns,
  { hostIds, ofPools }: ChosenPeople,
  isFree: (hostId: HostId) => boolean,
  { hostIds: first, cause }: FirstPeople = { hostIds: [] },
): BookingTurn[] {
  const everybody = new Set<string>(hostIds)
  return pools.flatMap(({ pool, period, counts }) => {
    const chosen = ofPools.find(({ poolId }) => poolId === pool.id)?.people ?? []
    const sharers = sharersOf(pool)
    const free = new Set(
      sharers.filter(({ id }) => isFree(id) || chosen.includes(id)).map(({ id }) => id as string),
    )
    const others = new Set([...free].filter((id) => !everybody.has(id)))
    const [next] = inTurn(sharers, counts, others)
    return sharers
      .filter(({ id }) => chosen.includes(id))
      .map((person) => {
        const { id, ...turn } = turnOf(sharers, counts, [person, next], free.size)
        const wanted = pool.sharers ? 'chosen' : first.includes(person.id) ? cause : undefined
        const own = wanted && free.size > 1 ? { cause: wanted } : {}
        return { person: id, poolId: pool.id, pool: pool.name, period, ...turn, ...own }
      })
  })
}

function place(first: readonly HostId[], id: string): number {
  return first.includes(id as HostId) ? 0 : 1
}

/** The order in which everybody changes turns: by pool, then by person. So nobody waits in a circle. */
export function byPoolAndPerson(
  [pool, person]: [string, string],
  [otherPool, other]: [string, string],
): number {
  if (pool !== otherPool) return pool < otherPool ? -1 : 1
  return person < other ? -1 : person > other ? 1 : 0
}

/** Those who share the meetings of a pool, also where the invitee has chosen one of them. */
export function sharersOf({ people, sharers = people }: Pool): readonly PooledHost[] {
  return sharers
}

export function isAway(person: PooledHost, start: Instant): boolean {
  return closedCodes(person, start).includes('away')
}

/** Why somebody takes no meetings of the team at that time. */
export function closedCodes({ closed = [] }: OfferedHost, start: Instant): ClosedTime['code'][] {
  return closed.filter((time) => time.start <= start && start < time.end).map(({ code }) => code)
}

/**
 * Others take a meeting: it counts for them, and no longer for the former people. Answers the turns as they are now. Of the
 * pools, it asks only where somebody had nothing in that period yet.
 */
export async function moveTurns(
  trx: Transaction<Database>,
  team: TeamId,
  turns: readonly BookingTurn[],
  swaps: readonly { from: HostId; to: HostId }[],
  poolsNow: () => Promise<readonly Pool[]>,
): Promise<BookingTurn[]> {
  const nextOf = ({ person }: BookingTurn) => swaps.find(({ from }) => from === person)?.to
  const steps = turns.flatMap((turn) => {
    const person = nextOf(turn)
    return person
      ? [
          { turn, change: -1 },
          { turn: { ...turn, person }, change: 1 },
        ]
      : []
  })
  const inOrder = steps.toSorted((a, b) => byTurn(a.turn, b.turn))
  for (const [index, { turn, change }] of inOrder.entries()) {
    const isKnown = await addToTurn(trx, team, turn, change)
    if (isKnown || change < 0) continue
    const pool = (await poolsNow()).find(({ id }) => id === turn.poolId)
    // What is taken from others later is still theirs.
    const later = inOrder.slice(index).filter((step) => step.change < 0)
    const leaving = later.flatMap((step) => (step.turn.poolId === turn.poolId ? [step.turn.person] : []))
    if (pool) await beginLevel(trx, team, turn, pool, leaving)
  }
  return turns.map((turn) => {
    const person = nextOf(turn)
    return person ? { ...turn, person, cause: 'reassigned' } : turn
  })
}

/** A newcomer of the period begins level with the others, and takes one meeting. Who is not in the pool has no turns. */
async function beginLevel(
  trx: Transaction<Database>,
  team: TeamId,
  turn: BookingTurn,
  { id: poolId, people }: Pool,
  leaving: readonly string[],
): Promise<void> {
  if (!people.some(({ id }) => id === turn.person)) return
  const stored = (await turnsIn(trx, team, turn.period)).map((row) =>
    leaving.includes(row.person) && row.pool_id === poolId ? { ...row, meetings: row.meetings - 1 } : row,
  )
  const level = withNewcomers(people, countsOf(stored, poolId)).get(turn.person)?.meetings ?? 0
  await beginTurn(trx, team, turn, { meetings: level + 1, change: 1 })
}

function byTurn(one: BookingTurn, other: BookingTurn): number {
  return byPoolAndPerson([one.poolId, one.person], [other.poolId, other.person])
}

/** A canceled meeting counts for nobody. Call it once for each, in the transaction that cancels. */
export async function uncountTurns(
  trx: Transaction<Database>,
  team: TeamId,
  turns: readonly BookingTurn[],
): Promise<void> {
  await changeTurns(trx, team, turns, -1)
}

/** Counts each turn once less, or once more. */
export async function changeTurns(
  trx: Transaction<Database>,
  team: TeamId,
  turns: readonly BookingTurn[],
  meetings: 1 | -1,
): Promise<void> {
  for (const turn of turns.toSorted(byTurn)) await addToTurn(trx, team, turn, meetings)
}

/** Whether a meeting to which the invitee did not come counts as a turn. */
export async function countsNoShows(db: Db, team: TeamId): Promise<boolean> {
  return ((await storedTeam(db, team)) ?? DEFAULT_TEAM).noShowCounts
}
