import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Whether bookings follow changes to their calendar events. */
export async function syncsCancelation(db: Db, hostId: HostId): Promise<boolean> {
  const row = await db
    .selectFrom('calendar_choices')
    .select('syncs_cancelation')
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row?.syncs_cancelation ?? true
}

export async function putSyncsCancelation(db: Db, hostId: HostId, syncs: boolean): Promise<void> {
  await db
    .insertInto('calendar_choices')
    .values({ host_id: hostId, syncs_cancelation: syncs })
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet({ syncs_cancelation: syncs }))
    .execute()
}
