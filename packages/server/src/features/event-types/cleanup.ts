import type { Context } from '../../context.ts'
import { isForeignKeyViolation } from '../../database/violations.ts'
import { isOriginNeeded } from '../bookings/confirmation/operations.ts'
import { restorable } from './deleted.ts'
import { EVENT_TYPE_ENDED } from './events.ts'
import { endedEventTypes, forgetEventType } from './store.ts'

/**
 * Deletes deleted event types for good, once they can no longer be restored, none of their meetings can be moved,
 * nobody has a booking to confirm, and no embed names them. Called by the daily job. Repeat: finds nothing.
 */
export async function cleanUpEventTypes(context: Context): Promise<void> {
  for (const deleted of await endedEventTypes(context.db, restorable(context))) {
    const { host_id, id } = deleted
    await context.db.transaction().execute(async (trx) => {
      for (const follow of context.hooks(EVENT_TYPE_ENDED))
        await follow(context, trx, { hostId: host_id, id })
    })
    if (await isOriginNeeded(context, host_id, { kind: 'event_type', id })) continue
    await forgetEventType(context.db, deleted).catch((error: unknown) => {
      if (!isForeignKeyViolation(error)) throw error
    })
  }
}
