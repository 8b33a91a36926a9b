import { createHash } from 'node:crypto'
import type { HostId } from '../../../host-id.ts'

// A mail or a reader has to be known again, not read: rows hold no addresses.

/** Under what a recipient is kept with a host's rows; with another's it is another. */
export function recipientDigest(hostId: HostId, address: string): Buffer {
  return createHash('sha256').update(`${hostId} ${address.toLowerCase()}`).digest()
}

/** What a mail server said, without whom it said it of. */
export function withoutAddresses(text: string): string {
  return text
    .split(/(\s+)/)
    .map((part) => (part.includes('@') ? '…' : part))
    .join('')
}
