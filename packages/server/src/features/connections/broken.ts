import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { CONNECTION_BROKEN } from './events.ts'
import type { StoredConnection } from './store.ts'

/** Records the event that tells the host about a broken connection. */
export async function recordBroken(
  context: Context,
  trx: Transaction<Database>,
  broken: StoredConnection,
  how: 'ended' | 'failing',
): Promise<void> {
  await context.events.record(trx, CONNECTION_BROKEN, {
    id: randomUUID(),
    hostId: broken.host_id,
    connectionId: broken.id,
    provider: broken.provider,
    account: broken.account_name,
    how,
    occurredAt: new Date(context.clock.now()).toISOString(),
  })
}
