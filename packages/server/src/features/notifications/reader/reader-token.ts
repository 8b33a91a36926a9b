import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { keptSecret } from '../../../secrets.ts'
import type { Host } from '../../hosts/operations.ts'
import { originOf } from '../../hosts/operations.ts'
import { idBytes, idText } from '../../bookings/links/signed-ids.ts'

/** Signs the links where readers choose their mails, and hides their addresses. */
export const READER_KEY = keptSecret('mail-readers')

// Not stored, like the manage link: a booking's ids and a mark of the reader's address, signed. It lets its holder
// choose mails and nothing else.
const ID_BYTES = 16
const MARK_BYTES = 16
const SIGNATURE_BYTES = 16

type Keys = Pick<Context, 'service'>

export function readerToken(keys: Keys, hostId: HostId, bookingId: string, address: string): string {
  const content = Buffer.concat([idBytes(hostId), idBytes(bookingId), addressMark(keys, address)])
  return Buffer.concat([content, sign(keys, content)]).toString('base64url')
}

/** The page where the holder of this address chooses their mails. */
export function choicesUrl(
  context: Pick<Context, 'config' | 'service'>,
  host: Pick<Host, 'id' | 'domain'>,
  bookingId: string,
  address: string,
): string {
  return `${originOf(context, host)}/mails/${readerToken(context, host.id, bookingId, address)}`
}

/** Throws `booking_not_found` if this server did not sign it. */
export function readReaderToken(
  keys: Keys,
  token: string,
): { hostId: HostId; bookingId: string; mark: Buffer } {
  const bytes = Buffer.from(token, 'base64url')
  const content = bytes.subarray(0, 2 * ID_BYTES + MARK_BYTES)
  const signature = bytes.subarray(content.length)
  const isSigned = signature.length === SIGNATURE_BYTES && timingSafeEqual(signature, sign(keys, content))
  if (!isSigned) throw new AppError('booking_not_found')
  return {
    hostId: idText(content.subarray(0, ID_BYTES)) as HostId,
    bookingId: idText(content.subarray(ID_BYTES, 2 * ID_BYTES)),
    mark: content.subarray(2 * ID_BYTES),
  }
}

/** Tells the readers of one booking apart. */
export function addressMark(keys: Keys, address: string): Buffer {
  return keyed(keys, 'address', address.toLowerCase()).subarray(0, MARK_BYTES)
}

/**
 * The key under which we remember a mailbox. The part after a plus is ignored, so made-up tags lead to the same
 * mailbox.
 */
export function mailboxKey(keys: Keys, address: string): Buffer {
  const [name = '', ...domain] = address.toLowerCase().split('@')
  return keyed(keys, 'mailbox', [name.split('+', 1)[0], ...domain].join('@'))
}

function sign(keys: Keys, content: Buffer): Buffer {
  return keyed(keys, 'token', content).subarray(0, SIGNATURE_BYTES)
}

function keyed({ service }: Keys, use: string, content: Buffer | string): Buffer {
  return createHmac('sha256', service(READER_KEY)).update(`${use}\0`).update(content).digest()
}
