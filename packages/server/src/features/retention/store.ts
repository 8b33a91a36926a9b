import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'

export async function monthsOf(db: Db, hostId: string): Promise<number | null> {
  const row = await db
    .selectFrom('retentions')
    .select('months')
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row?.months ?? null
}

export async function setMonths(
  trx: Transaction<Database>,
  hostId: string,
  months: number | null,
): Promise<void> {
  await trx.deleteFrom('retentions').where('host_id', '=', hostId).execute()
  if (months !== null) await trx.insertInto('retentions').values({ host_id: hostId, months }).execute()
}

export async function allRetentions(db: Db): Promise<{ host_id: string; months: number }[]> {
  return db.selectFrom('retentions').selectAll().execute()
}
