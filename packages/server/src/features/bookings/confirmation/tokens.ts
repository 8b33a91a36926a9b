import { limits } from '@scheduling/domain'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { keptSecret } from '../../../secrets.ts'
import { idBytes, readIds, signIds } from '../links/signed-ids.ts'

/** Signs the links that confirm an email address, and makes the codes. */
export const CONFIRM_KEY = keptSecret('confirmations')

// We never store or queue tokens and codes. The worker that writes the mail and the server that checks the code both compute
// them from the ids and a key.

type Keys = Pick<Context, 'service'>

export interface RequestId {
  hostId: HostId
  requestId: string
}

/** What the caller proves itself with: the browser has the hold, and only the mail has the link. */
export type Proof = 'hold' | 'link'

const PURPOSE: Record<Proof, string> = { hold: 'hold', link: 'confirm' }

export function holdToken({ service }: Keys, { hostId, requestId }: RequestId): string {
  return signIds(service(CONFIRM_KEY), PURPOSE.hold, hostId, requestId)
}

export function linkToken({ service }: Keys, { hostId, requestId }: RequestId): string {
  return signIds(service(CONFIRM_KEY), PURPOSE.link, hostId, requestId)
}

export function confirmUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/booking/confirm/${token}`
}

/** Undefined for anything that this server did not sign for this purpose. */
export function idsIn({ service }: Keys, proof: Proof, token: string): RequestId | undefined {
  const ids = readIds(service(CONFIRM_KEY), PURPOSE[proof], token)
  return ids && { hostId: ids.hostId, requestId: ids.id }
}

/** As above. Throws `hold_expired`. */
export function readToken(keys: Keys, proof: Proof, token: string): RequestId {
  const ids = idsIn(keys, proof, token)
  if (!ids) throw new AppError('hold_expired')
  return ids
}

/** The code in the mails of a request. It is the same in all of them. */
export function codeOf({ service }: Keys, { hostId, requestId }: RequestId): string {
  const ids = [idBytes(hostId), idBytes(requestId)]
  const digest = createHmac('sha256', service(CONFIRM_KEY))
    .update('code\0')
    .update(Buffer.concat(ids))
    .digest()
  const number = digest.readUIntBE(0, 6) % 10 ** limits.CONFIRM_CODE_DIGITS
  return String(number).padStart(limits.CONFIRM_CODE_DIGITS, '0')
}

export function isCode(keys: Keys, ids: RequestId, given: string): boolean {
  const code = Buffer.from(codeOf(keys, ids))
  const typed = Buffer.from(given)
  return typed.length === code.length && timingSafeEqual(typed, code)
}
