import type { ClosedTime, TimeZone, TurnCounts, TurnPeriod } from '@scheduling/domain'
import { addMonths, instantOf } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Pool } from '../offers/offer.ts'
import { countsOf } from './counts.ts'
import type { TeamId } from './store.ts'
import { turnsSince } from './store.ts'

/** Tells in which periods a person of a pool takes no more meetings. Periods without meetings close for nobody. */
export async function closedPeriods(
  db: Db,
  team: TeamId,
  pools: readonly Pool[],
  since: string,
  aheadIn: (pool: Pool, counts: TurnCounts) => ReadonlySet<string>,
): Promise<(pool: Pool, person: HostId, period: TurnPeriod, zone: TimeZone) => ClosedTime[]> {
  const turns = await turnsSince(db, team, since)
  const byPeriod = [...Map.groupBy(turns, (turn) => turn.period)]
  const ahead = new Map(
    pools.map((pool) => [
      pool.id,
      byPeriod.map(([first, ofPeriod]) => ({ first, people: aheadIn(pool, countsOf(ofPeriod, pool.id)) })),
    ]),
  )
  return (pool, person, period, zone) =>
    (ahead.get(pool.id) ?? [])
      .filter(({ people }) => people.has(person))
      .map(({ first }) => ({
        code: 'too_far_ahead',
        start: instantOf(zone, first, '00:00'),
        end: instantOf(zone, addMonths(first, period === 'month' ? 1 : 3), '00:00'),
      }))
}
