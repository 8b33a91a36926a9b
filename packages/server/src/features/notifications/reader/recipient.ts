import { createHash } from 'node:crypto'
import type { HostId } from '../../../host-id.ts'

// We need to recognize a mail or a reader, not to read the address, so rows hold no addresses.

/** The digest of a recipient in a host's rows. Other hosts' rows hold another digest. */
export function recipientDigest(hostId: HostId, address: string): Buffer {
  return createHash('sha256').update(`${hostId} ${address.toLowerCase()}`).digest()
}

/** A mail server's answer without the addresses in it. */
export function withoutAddresses(text: string): string {
  return text
    .split(/(\s+)/)
    .map((part) => (part.includes('@') ? '…' : part))
    .join('')
}
