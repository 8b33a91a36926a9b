import type { BookingLink } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { StoredBookingLink } from './store.ts'

/** The state by the clock. A link that was used up stays so, whatever comes later. */
export function stateOf(
  { booking_ids, max_uses, is_revoked, expires_at }: StoredBookingLink,
  now: Instant,
): BookingLink['state'] {
  if (booking_ids.length >= max_uses) return 'used_up'
  if (is_revoked) return 'revoked'
  return expires_at !== null && expires_at.getTime() <= now ? 'expired' : 'open'
}
