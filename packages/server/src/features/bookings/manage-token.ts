import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../errors.ts'
import type { ManagedBookingId } from '../../http/caller.ts'

// A booking has one manage link for life, and mails sent months later carry it again. So the token is not stored, not
// even hashed: it is the booking's ids, signed with a key that only the server has.
const ID_BYTES = 16
const SIGNATURE_BYTES = 16

export function manageToken(key: Buffer, hostId: string, bookingId: string): string {
  const ids = Buffer.concat([idBytes(hostId), idBytes(bookingId)])
  return Buffer.concat([ids, sign(key, ids)]).toString('base64url')
}

/** Throws `booking_not_found` for anything that this server did not sign. */
export function readManageToken(key: Buffer, token: string): ManagedBookingId {
  const bytes = Buffer.from(token, 'base64url')
  const ids = bytes.subarray(0, 2 * ID_BYTES)
  const signature = bytes.subarray(2 * ID_BYTES)
  const isSigned = signature.length === SIGNATURE_BYTES && timingSafeEqual(signature, sign(key, ids))
  if (!isSigned) throw new AppError('booking_not_found')
  return {
    hostId: idText(ids.subarray(0, ID_BYTES)),
    bookingId: idText(ids.subarray(ID_BYTES)),
  } as ManagedBookingId
}

export function manageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/booking/${token}`
}

function sign(key: Buffer, ids: Buffer): Buffer {
  return createHmac('sha256', key).update('manage\0').update(ids).digest().subarray(0, SIGNATURE_BYTES)
}

export function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

export function idText(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
