import { AppError } from '../../errors.ts'
import type { ManagedBookingId } from '../../http/caller.ts'
import { readIds, signIds } from './signed-ids.ts'

// A booking has one manage link for life, and mails sent months later carry it again. So the token is not stored, not
// even hashed: it is the booking's ids, signed with a key that only the server has.
const PURPOSE = 'manage'

export function manageToken(key: Buffer, hostId: string, bookingId: string): string {
  return signIds(key, PURPOSE, hostId, bookingId)
}

/** Throws `booking_not_found` for anything that this server did not sign. */
export function readManageToken(key: Buffer, token: string): ManagedBookingId {
  const ids = readIds(key, PURPOSE, token)
  if (!ids) throw new AppError('booking_not_found')
  return { hostId: ids.hostId, bookingId: ids.id } as ManagedBookingId
}

export function manageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/booking/${token}`
}
