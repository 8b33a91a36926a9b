import type { OneOff } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { stateOf } from './state.ts'
import type { StoredOneOff } from './store.ts'

export function presentOneOff(row: StoredOneOff, now: Instant): OneOff {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    duration: row.duration,
    locations: row.locations,
    slots: row.slots,
    expiresAt: row.expires_at?.toISOString() ?? null,
    holdsTimes: row.holds_times,
    state: stateOf(row, now),
    bookingId: row.booking_id,
    createdAt: row.created_at.toISOString(),
  }
}
