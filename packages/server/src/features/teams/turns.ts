import type { HostBooking } from '@scheduling/contract'
import type { Instant, Need, TurnCounts } from '@scheduling/domain'
import { afterTurn, chooseInOrder, inTurn, turnOf, turnPeriodOf, withNewcomers } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Offer, Pool } from '../offers/offer.ts'
import { countsOf } from './counts.ts'
import type { PoolTurn, TeamId } from './store.ts'
import { addTeam, addToTurn, deleteTurnsOf, lockTeam, putTurns, turnsIn } from './store.ts'

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
      counts: withNewcomers(pool.people, countsOf(stored, pool.id)),
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
    const inOrder = inTurn(pool.people, counts, free)
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
      const { id: _, ...turn } = turnOf(pool.people, counts, [self, after[0]], free.length)
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
  for (const { pool, period, counts, stored } of pools) {
    const chosen = new Set(turns.filter(({ poolId }) => poolId === pool.id).map(({ person }) => person))
    const away = new Set(pool.people.filter((person) => isAway(person, start)).map(({ id }) => id as string))
    const after = afterTurn(pool.people, counts, { chosen, away, now })
    const known = countsOf(stored, pool.id)
    const changed = [...after]
      .filter(([id, count]) => {
        const before = known.get(id)
        return before?.meetings !== count.meetings || before.lastBookedAt !== count.lastBookedAt
      })
      // In the order of people, as whoever cancels a meeting or hands it on does: nobody waits in a circle.
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
    await putTurns(
      trx,
      changed.map(([id, { meetings, lastBookedAt }]) => ({
        host_id: team.hostId,
        event_type_id: team.eventTypeId,
        pool_id: pool.id,
        period,
        person: id as HostId,
        meetings,
        last_booked_at: lastBookedAt === null ? null : new Date(lastBookedAt),
      })),
    )
    const gone = stored.map(({ person }) => person).filter((id) => !after.has(id))
    await deleteTurnsOf(trx, team, { poolId: pool.id, period, people: gone })
  }
}

function isAway({ closed = [] }: Pool['people'][number], start: Instant): boolean {
  return closed.some((time) => time.code === 'away' && time.start <= start && start < time.end)
}

/** Others take a meeting: it counts for them, and no longer for the former people. Answers the turns as they are now. */
export async function handTurnsOn(
  trx: Transaction<Database>,
  team: TeamId,
  turns: readonly BookingTurn[],
  swaps: readonly { from: HostId; to: HostId }[],
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
  // In the order of people, as whoever cancels a meeting does.
  for (const { turn, change } of steps.toSorted((a, b) => (a.turn.person < b.turn.person ? -1 : 1)))
    await addToTurn(trx, team, turn, change)
  return turns.map((turn) => {
    const person = nextOf(turn)
    return person ? { ...turn, person, cause: 'handed_on' } : turn
  })
}

/** A canceled meeting counts for nobody. Call it once for each, in the transaction that cancels. */
export async function uncountTurns(
  trx: Transaction<Database>,
  team: TeamId,
  turns: readonly BookingTurn[],
): Promise<void> {
  for (const turn of turns.toSorted((one, other) => (one.person < other.person ? -1 : 1)))
    await addToTurn(trx, team, turn, -1)
}
