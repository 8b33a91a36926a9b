import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'

/** Makes cached busy times outdated. `heldUntil`: when an added hold ends. */
export async function renewRevisions(
  trx: Transaction<Database>,
  hostIds: readonly HostId[],
  heldUntil: Date | null,
): Promise<void> {
  await trx
    .updateTable('hosts')
    .set({
      busy_revision: sql`gen_random_uuid()`,
      held_until: sql`greatest(held_until, ${heldUntil}::timestamptz)`,
    })
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .execute()
}

/** The same for hosts that nobody else has locked. Never waits. */
export async function renewBusyAside(trx: Transaction<Database>, hostIds: readonly HostId[]): Promise<void> {
  await trx
    .updateTable('hosts')
    .set({ busy_revision: sql`gen_random_uuid()` })
    .where('host_id', 'in', (free) =>
      free
        .selectFrom('hosts')
        .select('host_id')
        .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()
}

/** In the order of their ids. */
export async function lockRows(trx: Transaction<Database>, hostIds: readonly HostId[]): Promise<void> {
  await trx
    .selectFrom('hosts')
    .select('host_id')
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .orderBy('host_id')
    .forNoKeyUpdate()
    .execute()
}
