import type { Team } from '@scheduling/contract'
import type { PlainDate } from '@scheduling/domain'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { TeamTables } from './tables.ts'

export type PoolTurn = Selectable<TeamTables['pool_turns']>

/** An event type of an organization. */
export interface TeamId {
  hostId: HostId
  eventTypeId: string
}

/** Null: nobody said who takes part. */
export async function storedTeam(db: Db, { hostId, eventTypeId }: TeamId): Promise<Team | null> {
  const row = await db
    .selectFrom('event_teams')
    .select('team')
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .executeTakeFirst()
  return row?.team ?? null
}

export async function putTeam(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: TeamId,
  team: Team,
): Promise<void> {
  const text = JSON.stringify(team)
  await trx
    .insertInto('event_teams')
    .values({ host_id: hostId, event_type_id: eventTypeId, team: text })
    .onConflict((conflict) => conflict.columns(['host_id', 'event_type_id']).doUpdateSet({ team: text }))
    .execute()
}

/** Turns of its pools are taken one after the other until the transaction ends. False: there is no row to lock yet. */
export async function lockTeam(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: TeamId,
): Promise<boolean> {
  const row = await trx
    .selectFrom('event_teams')
    .select('host_id')
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Adds the row that is locked. Repeat: does nothing. */
export async function addTeam(trx: Transaction<Database>, { hostId, eventTypeId }: TeamId): Promise<void> {
  await trx
    .insertInto('event_teams')
    .values({ host_id: hostId, event_type_id: eventTypeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The turns of all pools since the first date of a period. */
export async function turnsSince(
  db: Db,
  { hostId, eventTypeId }: TeamId,
  period: string,
): Promise<PoolTurn[]> {
  return db
    .selectFrom('pool_turns')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .where('period', '>=', period)
    .execute()
}

/** The turns of all pools in one period. */
export async function turnsIn(db: Db, { hostId, eventTypeId }: TeamId, period: string): Promise<PoolTurn[]> {
  return db
    .selectFrom('pool_turns')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .where('period', '=', period)
    .execute()
}

/** The new turns of somebody, and how many meetings more than were read. */
export interface TurnChange {
  row: PoolTurn
  change: number
}

function keyOf({ pool_id, period, person }: PoolTurn): string {
  return `${pool_id} ${period} ${person}`
}

/**
 * Writes changed turns. Canceling and handing on change turns without the team's lock, so `change` is added to what a row has
 * by now.
 */
export async function putTurns(trx: Transaction<Database>, changed: readonly TurnChange[]): Promise<void> {
  if (changed.length === 0) return
  const changes = JSON.stringify(Object.fromEntries(changed.map(({ row, change }) => [keyOf(row), change])))
  const change = sql<number>`(${changes}::jsonb ->> concat_ws(' ', pool_turns.pool_id, pool_turns.period, pool_turns.person))::float8`
  await trx
    .insertInto('pool_turns')
    .values(changed.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'event_type_id', 'pool_id', 'period', 'person']).doUpdateSet((eb) => ({
        meetings: sql<number>`pool_turns.meetings + ${change}`,
        last_booked_at: eb.ref('excluded.last_booked_at'),
      })),
    )
    .execute()
}

/**
 * Forgets those who left a pool. Who comes back begins as a newcomer. Rows that somebody is changing stay until the next
 * time, so it never waits for others.
 */
export async function deleteTurnsOf(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: TeamId,
  { poolId, period, people }: { poolId: string; period: string; people: readonly HostId[] },
): Promise<void> {
  if (people.length === 0) return
  await trx
    .deleteFrom('pool_turns')
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .where('pool_id', '=', poolId)
    .where('period', '=', period)
    .where('person', 'in', (free) =>
      free
        .selectFrom('pool_turns')
        .select('person')
        .where('host_id', '=', hostId)
        .where('event_type_id', '=', eventTypeId)
        .where('pool_id', '=', poolId)
        .where('period', '=', period)
        .where(sql<boolean>`person = any (${people}::uuid[])`)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Somebody in a pool, in one period. */
export interface TurnId {
  poolId: string
  period: PlainDate
  person: string
}

/** Adds to what somebody had. False: nothing is known of them in that period. */
export async function addToTurn(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: TeamId,
  { poolId, period, person }: TurnId,
  meetings: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pool_turns')
    .set({ meetings: sql<number>`meetings + ${meetings}` })
    .where('host_id', '=', hostId)
    .where('event_type_id', '=', eventTypeId)
    .where('pool_id', '=', poolId)
    .where('period', '=', period)
    .where('person', '=', person as HostId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Begins with these meetings, or adds `change` where somebody else has begun meanwhile. */
export async function beginTurn(
  trx: Transaction<Database>,
  { hostId, eventTypeId }: TeamId,
  { poolId, period, person }: TurnId,
  { meetings, change }: { meetings: number; change: number },
): Promise<void> {
  const key = { host_id: hostId, event_type_id: eventTypeId, pool_id: poolId, period }
  await trx
    .insertInto('pool_turns')
    .values({ ...key, person: person as HostId, meetings, last_booked_at: null })
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'event_type_id', 'pool_id', 'period', 'person']).doUpdateSet({
        meetings: sql<number>`pool_turns.meetings + ${change}`,
      }),
    )
    .execute()
}

export async function teamsOfHost(db: Db, hostId: HostId): Promise<Selectable<TeamTables['event_teams']>[]> {
  return db.selectFrom('event_teams').selectAll().where('host_id', '=', hostId).execute()
}

export async function turnsOfHost(db: Db, hostId: HostId): Promise<PoolTurn[]> {
  return db.selectFrom('pool_turns').selectAll().where('host_id', '=', hostId).execute()
}
