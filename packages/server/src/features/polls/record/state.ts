import type { PublicPoll } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { StoredPoll } from './store.ts'

/** How it stands. Nobody writes down that it has closed: the clock says so. */
export function stateOf(
  { booking_id, deleted_at, deadline, last_slot }: StoredPoll,
  now: Instant,
): PublicPoll['state'] {
  if (deleted_at !== null) return 'expired'
  if (booking_id !== null) return 'finished'
  if (last_slot.getTime() <= now) return 'expired'
  return deadline !== null && deadline.getTime() <= now ? 'closed' : 'open'
}
