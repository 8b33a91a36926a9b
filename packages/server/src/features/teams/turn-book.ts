import type { Instant } from '@scheduling/domain'
import { afterTurn } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Offer } from '../offers/offer.ts'
import { countsOf } from './counts.ts'
import type { PoolTurn, TurnChange } from './store.ts'
import { deleteTurnsOf, putTurns, turnsIn } from './store.ts'
import type { ChosenPeople, PoolTurns } from './turns.ts'
import { byPoolAndPerson, isAway, periodOfTurns, sharersOf, teamIdOf, turnsFrom } from './turns.ts'

/** The turns of a team while its pools are locked: read once for each period, counted here, written once. */
export interface TurnBook {
  turnsAt(offer: Offer, start: Instant): Promise<PoolTurns>
  /** Counts a booking for those who were chosen. */
  count(at: PoolTurns, chosen: ChosenPeople, now: Instant): void
  write(): Promise<void>
}

export function openTurnBook(trx: Transaction<Database>, offer: Pick<Offer, 'owner' | 'origin'>): TurnBook {
  const team = teamIdOf(offer)
  const stored = new Map<string, readonly PoolTurn[]>()
  const changed = new Map<string, TurnChange>()
  const gone: { poolId: string; period: string; people: HostId[] }[] = []

  function countIn(
    { pool, period, counts }: PoolTurns['pools'][number],
    start: Instant,
    chosen: ReadonlySet<string>,
    now: Instant,
  ): void {
    const rows = stored.get(period) ?? []
    const sharers = sharersOf(pool)
    const away = new Set(sharers.filter((person) => isAway(person, start)).map(({ id }) => id as string))
    const after = afterTurn(sharers, counts, { chosen, away, now })
    const before = countsOf(rows, pool.id)
    const written = [...after].flatMap(([id, { meetings, lastBookedAt }]): PoolTurn[] => {
      const known = before.get(id)
      if (known?.meetings === meetings && known.lastBookedAt === lastBookedAt) return []
      const last_booked_at = lastBookedAt === null ? null : new Date(lastBookedAt)
      const key = { host_id: team.hostId, event_type_id: team.eventTypeId, pool_id: pool.id, period }
      return [{ ...key, person: id as HostId, meetings, last_booked_at }]
    })
    for (const row of written) {
      const key = JSON.stringify([row.pool_id, period, row.person])
      const level = counts.get(row.person)?.meetings ?? 0
      changed.set(key, { row, change: (changed.get(key)?.change ?? 0) + row.meetings - level })
    }
    const isOf = (row: PoolTurn) => row.pool_id === pool.id
    const people = rows.filter((row) => isOf(row) && !after.has(row.person)).map(({ person }) => person)
    if (people.length > 0) gone.push({ poolId: pool.id, period, people })
    const isReplaced = ({ person }: PoolTurn) =>
      people.includes(person) || written.some((row) => row.person === person)
    stored.set(period, [...rows.filter((row) => !isOf(row) || !isReplaced(row)), ...written])
  }

  return {
    async turnsAt(offered, start) {
      const period = periodOfTurns(offered, start)
      const rows = stored.get(period) ?? (await turnsIn(trx, team, period))
      stored.set(period, rows)
      return turnsFrom(offered, start, rows)
    },
    count({ start, pools }, { ofPools }, now) {
      for (const ofPool of pools) {
        const own = ofPools.find(({ poolId }) => poolId === ofPool.pool.id)
        countIn(ofPool, start, new Set(own?.people), now)
      }
    },
    async write() {
      await putTurns(trx, [...changed.values()].toSorted(byRow))
      for (const some of gone) await deleteTurnsOf(trx, team, some)
    },
  }
}

function byRow({ row: one }: TurnChange, { row: other }: TurnChange): number {
  return byPoolAndPerson([one.pool_id, one.person], [other.pool_id, other.person])
}
