import type { TrackingAppId } from '@scheduling/contract'
import type { Selectable } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

export type StoredIntegration = Selectable<Database['integrations']>

export async function listIntegrations(db: Db, hostId: HostId): Promise<StoredIntegration[]> {
  return db.selectFrom('integrations').selectAll().where('host_id', '=', hostId).orderBy('app_id').execute()
}

export async function putIntegration(db: Db, row: StoredIntegration): Promise<StoredIntegration> {
  return db
    .insertInto('integrations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'app_id'])
        .doUpdateSet({ tracking_id: row.tracking_id, connected_at: row.connected_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** False if there was none. */
export async function deleteIntegration(db: Db, hostId: HostId, appId: TrackingAppId): Promise<boolean> {
  const row = await db
    .deleteFrom('integrations')
    .where('host_id', '=', hostId)
    .where('app_id', '=', appId)
    .returning('app_id')
    .executeTakeFirst()
  return row !== undefined
}
