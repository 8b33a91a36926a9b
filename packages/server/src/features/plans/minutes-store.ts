import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

export async function secondsSince(db: Db, hostId: HostId, since: Date): Promise<number> {
  const { seconds } = await db
    .selectFrom('minute_entries')
    .select((eb) => eb.fn.sum<string | null>('seconds').as('seconds'))
    .where('host_id', '=', hostId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(seconds ?? 0)
}

/** Repeat: adds nothing. */
export async function insertEntries(
  trx: Transaction<Database>,
  hostId: HostId,
  campaignId: string,
  { leadIds, seconds, at }: { leadIds: readonly string[]; seconds: number; at: Date },
): Promise<void> {
  await sql`
    insert into minute_entries (host_id, campaign_id, lead_id, seconds, at)
    select ${hostId}::uuid, ${campaignId}, lead, ${seconds}::integer, ${at}::timestamptz
    from unnest(${leadIds}::text[]) lead
    on conflict do nothing`.execute(trx)
}

/** Those of the leads that have no entry. */
export async function leadsWithoutEntry(
  db: Db,
  hostId: HostId,
  campaignId: string,
  leadIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ lead: string }>`
    select lead from unnest(${leadIds}::text[]) lead
    where not exists (
      select from minute_entries
      where host_id = ${hostId}::uuid and campaign_id = ${campaignId} and lead_id = lead
    )`.execute(db)
  return rows.map(({ lead }) => lead)
}

export async function allEntries(db: Db, hostId: HostId) {
  return db.selectFrom('minute_entries').selectAll().where('host_id', '=', hostId).orderBy('at').execute()
}
