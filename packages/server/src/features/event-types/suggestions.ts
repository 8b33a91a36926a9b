import type { Instant } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { lastUsedUp } from '../abuse/operations.ts'
import { LIMITS } from '../bookings/limits.ts'
import { listEventTypes } from './store.ts'

/**
 * When very many bookings came at once, if that was within the last day and an active event type does not confirm
 * emails yet.
 */
export async function confirmEmailSuggestion(context: Context, host: HostId): Promise<Instant | null> {
  const at = await lastUsedUp(context, LIMITS.bookingsPerHost, host)
  if (at === null) return null
  const eventTypes = await listEventTypes(context.db, host)
  return eventTypes.some(({ is_on, confirm_email, seats }) => is_on && !confirm_email && seats === null)
    ? at
    : null
}
