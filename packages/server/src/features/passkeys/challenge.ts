import { MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keptSecret } from '../../secrets.ts'

// A challenge is: when it expires, random bytes, signature. Nothing is stored until it is answered.

/** Signs challenges. */
export const CHALLENGE_KEY = keptSecret('passkey-challenges')

// The sign-in page offers passkeys as soon as it opens, and may stay open for a while.
const VALID_MS = 15 * MINUTE
const TIME_BYTES = 6
const RANDOM_BYTES = 16
const SIGNATURE_BYTES = 16

/** `purpose` says what the challenge may be answered for. */
export function newChallenge(key: Buffer, purpose: string, now: Instant): Buffer {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(now + VALID_MS, 0, TIME_BYTES)
  const parts = Buffer.concat([time, randomBytes(RANDOM_BYTES)])
  return Buffer.concat([parts, sign(key, purpose, parts)])
}

/**
 * When the challenge expires; undefined if it is not ours, has another purpose, or has expired. Does not detect
 * repeats.
 */
export function expiryOf(key: Buffer, purpose: string, challenge: string, now: Instant): Instant | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  const parts = bytes.subarray(0, TIME_BYTES + RANDOM_BYTES)
  const signature = bytes.subarray(TIME_BYTES + RANDOM_BYTES)
  if (signature.length !== SIGNATURE_BYTES) return undefined
  if (!timingSafeEqual(signature, sign(key, purpose, parts))) return undefined
  const expires = parts.readUIntBE(0, TIME_BYTES)
  return expires > now ? expires : undefined
}

function sign(key: Buffer, purpose: string, parts: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}\0`).update(parts).digest().subarray(0, SIGNATURE_BYTES)
}
