import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { OriginKind } from '../offers/origin.ts'
import type { StoredBooking } from './tables.ts'

/** Which bookings: those that fit all that is given. */
export interface RecentBookings {
  status?: StoredBooking['status']
  originKind?: OriginKind
  isMoved?: true
  isNoShow?: true
}

/** The bookings that were made last, the newest first. Leaves out those whose data was deleted. */
export async function recentBookings(
  db: Db,
  hostId: HostId,
  { status, originKind, isMoved, isNoShow }: RecentBookings,
  limit: number,
): Promise<StoredBooking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('erased_at', 'is', null)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'scheduled'))
    .$if(originKind !== undefined, (query) => query.where('origin_kind', '=', originKind ?? 'event_type'))
    .$if(isMoved ?? false, (query) => query.where('former_start', 'is not', null))
    .$if(isNoShow ?? false, (query) => query.where('no_show', '=', 'invitee'))
    .orderBy('booked_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
