import type { Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { HandoverTables } from './tables.ts'

export type StoredHandover = Selectable<HandoverTables['handovers']>

export type HandoverId = Pick<StoredHandover, 'host_id' | 'booking_id' | 'person'>

/** Replaces earlier ones: somebody may come back and go again. */
export async function putHandovers(
  trx: Transaction<Database>,
  rows: readonly StoredHandover[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('handovers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['host_id', 'booking_id', 'person']).doUpdateSet((eb) => ({
        to_person: eb.ref('excluded.to_person'),
        state: eb.ref('excluded.state'),
        reason: eb.ref('excluded.reason'),
        starts_at: eb.ref('excluded.starts_at'),
      })),
    )
    .execute()
}

export async function handoverById(
  db: Db,
  { host_id, booking_id, person }: HandoverId,
): Promise<StoredHandover | undefined> {
  return db
    .selectFrom('handovers')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('booking_id', '=', booking_id)
    .where('person', '=', person)
    .executeTakeFirst()
}

export async function settleHandover(
  db: Db,
  { host_id, booking_id, person }: HandoverId,
  { state, reason }: Pick<StoredHandover, 'state' | 'reason'>,
): Promise<void> {
  await db
    .updateTable('handovers')
    .set({ state, reason })
    .where('host_id', '=', host_id)
    .where('booking_id', '=', booking_id)
    .where('person', '=', person)
    .execute()
}

export async function handoversOfHost(db: Db, hostId: HostId): Promise<StoredHandover[]> {
  return db
    .selectFrom('handovers')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('starts_at')
    .orderBy('booking_id')
    .execute()
}

export async function deleteHandoversBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('handovers').where('starts_at', '<', before).execute()
}
