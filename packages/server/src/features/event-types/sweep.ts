import type { Context } from '../../context.ts'
import { isForeignKeyViolation } from '../../database/violations.ts'
import { isOriginNeeded } from '../bookings/requests/operations.ts'
import { deletedEventTypes, forgetEventType } from './store.ts'

/**
 * Deletes for good what was deleted, once no meeting that came of it can be moved any more, nobody waits to confirm one,
 * and no embed names it. Called by the daily job. Repeat: finds nothing.
 */
export async function sweepEventTypes(context: Context): Promise<void> {
  for (const deleted of await deletedEventTypes(context.db)) {
    const { host_id, id } = deleted
    if (await isOriginNeeded(context, host_id, { kind: 'event_type', id })) continue
    await forgetEventType(context.db, deleted).catch((error: unknown) => {
      if (!isForeignKeyViolation(error)) throw error
    })
  }
}
