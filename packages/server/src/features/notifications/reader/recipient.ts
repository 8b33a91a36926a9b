import { limits } from '@scheduling/domain'
import { createHash } from 'node:crypto'
import type { HostId } from '../../../host-id.ts'
import { oneLine, shorten } from '../../../mail/content/plain-text.ts'

// We need to recognize a mail or a reader, not to read the address, so rows hold no addresses.

/** The digest of a recipient in a host's rows. Other hosts' rows hold another digest. */
export function recipientDigest(hostId: HostId, address: string): Buffer {
  return createHash('sha256').update(`${hostId} ${address.toLowerCase()}`).digest()
}

/** A mail server's answer on one line, shortened, and without the addresses in it. */
export function answerText(text: string): string {
  const clean = oneLine(text)
    .split(' ')
    .map((part) => (part.includes('@') ? '…' : part))
    .join(' ')
  return shorten(clean, limits.MAIL_ANSWER_MAX)
}
