import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

export async function monthsOf(db: Db, hostId: HostId): Promise<number | null> {
  const row = await db
    .selectFrom('retentions')
    .select('months')
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row?.months ?? null
}

export async function setMonths(
  trx: Transaction<Database>,
  hostId: HostId,
  months: number | null,
): Promise<void> {
  if (months === null) await trx.deleteFrom('retentions').where('host_id', '=', hostId).execute()
  else
    await trx
      .insertInto('retentions')
      .values({ host_id: hostId, months })
      .onConflict((conflict) => conflict.column('host_id').doUpdateSet({ months }))
      .execute()
}

export async function allRetentions(db: Db): Promise<{ host_id: HostId; months: number }[]> {
  return db.selectFrom('retentions').selectAll().execute()
}
