import type { Context } from '../../context.ts'
import { isForeignKeyViolation } from '../../database/violations.ts'
import { isOriginNeeded } from '../bookings/confirmation/operations.ts'
import { deletedEventTypes, forgetEventType } from './store.ts'

/**
 * Deletes deleted event types for good, once none of their meetings can be moved, nobody has a booking to confirm,
 * and no embed names them. Called by the daily job. Repeat: finds nothing.
 */
export async function cleanUpEventTypes(context: Context): Promise<void> {
  for (const deleted of await deletedEventTypes(context.db)) {
    const { host_id, id } = deleted
    if (await isOriginNeeded(context, host_id, { kind: 'event_type', id })) continue
    await forgetEventType(context.db, deleted).catch((error: unknown) => {
      if (!isForeignKeyViolation(error)) throw error
    })
  }
}
