import type { OneOff } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { StoredOneOff } from './store.ts'

/**
 * The state by the clock: `taken` for good, or `expired` because it was deleted, has expired, or all of its times are
 * past.
 */
export function stateOf(
  { booking_id, deleted_at, expires_at, last_slot }: StoredOneOff,
  now: Instant,
): OneOff['state'] {
  if (booking_id !== null) return 'taken'
  const isOver = deleted_at !== null || (expires_at !== null && expires_at.getTime() <= now)
  return isOver || last_slot.getTime() <= now ? 'expired' : 'pending'
}
