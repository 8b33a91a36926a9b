import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Makes cached busy times outdated. `heldUntil`: when an added hold ends. */
export async function renewRevision(
  trx: Transaction<Database>,
  hostId: HostId,
  heldUntil: Date | null,
): Promise<void> {
  await trx
    .updateTable('hosts')
    .set({
      busy_revision: sql`gen_random_uuid()`,
      held_until: sql`greatest(held_until, ${heldUntil}::timestamptz)`,
    })
    .where('host_id', '=', hostId)
    .execute()
}

export async function lockHost(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx
    .selectFrom('hosts')
    .select('host_id')
    .where('host_id', '=', hostId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
