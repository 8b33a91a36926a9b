import type { BookingLink } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { inviteeNames } from '../bookings/operations.ts'
import { stateOf } from './state.ts'
import type { StoredBookingLink } from './store.ts'

/** Links of one host, with the people who booked with them. */
export async function presentLinks(
  { db, clock }: Context,
  hostId: HostId,
  rows: readonly StoredBookingLink[],
): Promise<BookingLink[]> {
  const ids = rows.flatMap(({ booking_ids }) => booking_ids)
  const names = await inviteeNames(db, hostId, ids)
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    label: row.label,
    maxUses: row.max_uses,
    expiresAt: row.expires_at?.toISOString() ?? null,
    prefill: { name: row.prefill_name, email: row.prefill_email },
    state: stateOf(row, clock.now()),
    bookings: row.booking_ids.toReversed().map((id) => ({ id, inviteeName: names.get(id) ?? '' })),
    createdAt: row.created_at.toISOString(),
  }))
}
