import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { DaysOffRow } from './tables.ts'

export type StoredDaysOff = Selectable<DaysOffRow>

export async function daysOffById(db: Db, hostId: HostId): Promise<StoredDaysOff | undefined> {
  return db.selectFrom('days_off').selectAll().where('host_id', '=', hostId).executeTakeFirst()
}

/** Writes the given columns. The others stay, or have their defaults. */
export async function putDaysOff(
  trx: Transaction<Database>,
  row: Partial<Insertable<DaysOffRow>> & { host_id: HostId },
): Promise<StoredDaysOff> {
  const { host_id, ...columns } = row
  return trx
    .insertInto('days_off')
    .values({ holidays: '[]', away: '[]', ...row })
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet({ host_id, ...columns }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Holidays of all hosts that were computed before `before`, or in a language that is not the host's any more. */
export async function holidaysToRenew(
  db: Db,
  before: Date,
): Promise<Pick<StoredDaysOff, 'host_id' | 'country' | 'region'>[]> {
  return db
    .selectFrom('days_off')
    .innerJoin('profiles', 'profiles.host_id', 'days_off.host_id')
    .select(['days_off.host_id', 'days_off.country', 'days_off.region'])
    .where('days_off.country', 'is not', null)
    .where(
      sql<boolean>`(days_off.computed_at < ${before} or days_off.language is distinct from profiles.language)`,
    )
    .execute()
}

/** Does nothing if the host has chosen another country or region meanwhile. */
export async function renewStoredHolidays(
  db: Db,
  { host_id, country, region }: Pick<StoredDaysOff, 'host_id' | 'country' | 'region'>,
  columns: Pick<Insertable<DaysOffRow>, 'holidays' | 'language' | 'computed_at'>,
): Promise<void> {
  await db
    .updateTable('days_off')
    .set(columns)
    .where('host_id', '=', host_id)
    .where('country', 'is not distinct from', country)
    .where('region', 'is not distinct from', region)
    .execute()
}
