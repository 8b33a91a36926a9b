import type { HostBooking } from '@scheduling/contract'
import type { Instant, Need, TurnCounts } from '@scheduling/domain'
import { afterTurn, chooseInOrder, inTurn, turnOf, turnPeriodOf, withNewcomers } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Offer, Pool, PooledHost } from '../offers/offer.ts'
import { countsOf } from './counts.ts'
import type { PoolTurn, TeamId } from './store.ts'
import { DEFAULT_TEAM } from './default.ts'
import {
  addTeam,
  addToTurn,
  beginTurn,
  deleteTurnsOf,
  lockTeam,
  putTurns,
  storedTeam,
  turnsIn,
} from './store.ts'

/** Why somebody of a pool was chosen, as the receipt says it. */
export type BookingTurn = NonNullable<HostBooking['receipt']['turns']>[number]

/** The pools of an offer, and what their people had in the period of a start. */
export interface PoolTurns {
  team: TeamId
  start: Instant
  pools: readonly { pool: Pool; period: string; counts: TurnCounts; stored: readonly PoolTurn[] }[]
}

/** Those who come to a meeting: all fixed people, and some of each pool. */
export interface ChosenPeople {
  hostIds: HostId[]
  turns: BookingTurn[]
}

function teamIdOf({ owner, origin }: Pick<Offer, 'owner' | 'origin'>): TeamId {
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
  const team = teamIdOf(offer)
  const { pools = [], owner } = offer
  const [first] = pools
  const period = first ? turnPeriodOf(first.period, start, owner.timeZone) : ''
  const stored = first ? await turnsIn(db, team, period) : []
  return {
    team,
    start,
    pools: pools.map((pool) => ({
      pool,
      period,
      counts: withNewcomers(sharersOf(pool), countsOf(stored, pool.id)),
      stored: stored.filter(({ pool_id }) => pool_id === pool.id),
    })),
  }
}

/** Whose turn it is among those who are free. Undefined: too few are. `first`: they come before all others. */
export function choosePeople(
  { hosts }: Pick<Offer, 'hosts'>,
  { pools }: PoolTurns,
  isFree: (hostId: HostId) => boolean,
  first: readonly HostId[] = [],
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
  const turns = pools.flatMap(({ pool, period, counts }, index) => {
    const free = ordered[index] ?? []
    return (chosen[fixed.length + index] ?? []).map((at) => {
      const person = people[at] as HostId
      const after = free.filter(({ id }) => places.get(id) !== at)
      const self = pool.people.find(({ id }) => id === person) as Pool['people'][number]
      const { id: _, ...turn } = turnOf(sharersOf(pool), counts, [self, after[0]], free.length)
      return { person, poolId: pool.id, pool: pool.name, period, ...turn }
    })
  })
  return { hostIds: [...new Set(chosen.flat())].map((at) => people[at] as HostId), turns }
}

function place(first: readonly HostId[], id: string): number {
  return first.includes(id as HostId) ? 0 : 1
}

/** Counts the turns of a booking, in its transaction. */
export async function countTurns(
  trx: Transaction<Database>,
  { team, start, pools }: PoolTurns,
  turns: readonly BookingTurn[],
  now: Instant,
): Promise<void> {
  const counted = pools.map((ofPool) => {
    const { pool, counts } = ofPool
    const chosen = new Set(turns.filter(({ poolId }) => poolId === pool.id).map(({ person }) => person))
    const sharers = sharersOf(pool)
    const away = new Set(sharers.filter((person) => isAway(person, start)).map(({ id }) => id as string))
    return { ...ofPool, after: afterTurn(sharers, counts, { chosen, away, now }) }
  })
  await putTurns(trx, counted.flatMap((ofPool) => changedRows(team, ofPool)).toSorted(byRow))
  for (const { pool, period, stored, after } of counted) {
    const gone = stored.map(({ person }) => person).filter((id) => !after.has(id))
    await deleteTurnsOf(trx, team, { poolId: pool.id, period, people: gone })
  }
}

function changedRows(
  { hostId, eventTypeId }: TeamId,
  { pool, period, stored, after }: PoolTurns['pools'][number] & { after: TurnCounts },
): PoolTurn[] {
  const known = countsOf(stored, pool.id)
  const changed = [...after].filter(([id, count]) => {
    const before = known.get(id)
    return before?.meetings !== count.meetings || before.lastBookedAt !== count.lastBookedAt
  })
  return changed.map(([id, { meetings, lastBookedAt }]) => ({
    host_id: hostId,
    event_type_id: eventTypeId,
    pool_id: pool.id,
    period,
    person: id as HostId,
    meetings,
    last_booked_at: lastBookedAt === null ? null : new Date(lastBookedAt),
  }))
}

function byRow(one: PoolTurn, other: PoolTurn): number {
  return byPoolAndPerson([one.pool_id, one.person], [other.pool_id, other.person])
}

/** The order in which everybody changes turns: by pool, then by person. So nobody waits in a circle. */
function byPoolAndPerson([pool, person]: [string, string], [otherPool, other]: [string, string]): number {
  if (pool !== otherPool) return pool < otherPool ? -1 : 1
  return person < other ? -1 : person > other ? 1 : 0
}

/** Those who share the meetings of a pool, also where the invitee has chosen one of them. */
function sharersOf({ people, sharers = people }: Pool): readonly PooledHost[] {
  return sharers
}

function isAway({ closed = [] }: Pool['people'][number], start: Instant): boolean {
  return closed.some((time) => time.code === 'away' && time.start <= start && start < time.end)
}

/**
 * Others take a meeting: it counts for them, and no longer for the former people. Answers the turns as they are now. Of the
 * pools, it asks only where somebody had nothing in that period yet.
 */
export async function handTurnsOn(
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
    return person ? { ...turn, person, cause: 'handed_on' } : turn
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
