import type { Instant } from '@scheduling/domain'
import { keptSecret } from '../../secrets.ts'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// A challenge is `bits.expires.scope.random.signature`. Its solution is a number such that SHA-256 of `challenge:number`
// starts with that many zero bits. Nothing is stored until it is solved.
// Source of the idea: http://www.hashcash.org/papers/hashcash.pdf

/** Signs challenges. */
export const PROOF_KEY = keptSecret('proofs')

const VALID_MS = 5 * 60_000
// A quarter of a second on a phone. Each doubling of the count doubles it.
const BITS_LEAST = 15
// Half a minute on a phone.
const BITS_MOST = 21

/** The work for the `count`-th attempt, if the first `free` attempts need none. */
export function bitsFor(count: number, free: number): number {
  return Math.min(BITS_MOST, BITS_LEAST + Math.floor(Math.log2(Math.max(1, count / free))))
}

/** `scope` says what the proof may be used for. */
export function newChallenge(key: Buffer, scope: string, bits: number, now: Instant): string {
  const parts = [bits, now + VALID_MS, digest(scope), randomBytes(12).toString('base64url')].join('.')
  return `${parts}.${sign(key, parts)}`
}

export interface Answered {
  challenge: string
  bits: number
  expires: Instant
}

/** The challenge that `answer` (`challenge number`) solves. Undefined for anything else. Pure: does not check for reuse. */
export function answeredChallenge(
  key: Buffer,
  scope: string,
  answer: string,
  now: Instant,
): Answered | undefined {
  const match = /^((\d{1,2})\.(\d{1,15})\.([\w-]{16})\.[\w-]{16})\.([\w-]{22}) (\d{1,15})$/.exec(answer)
  if (!match) return undefined
  const [, parts = '', bits, expires, ofScope, signature = '', number = ''] = match
  if (!isSame(signature, sign(key, parts)) || ofScope !== digest(scope) || now > Number(expires))
    return undefined
  const challenge = `${parts}.${signature}`
  const hash = createHash('sha256').update(`${challenge}:${number}`).digest()
  return leadingZeros(hash) >= Number(bits)
    ? { challenge, bits: Number(bits), expires: Number(expires) }
    : undefined
}

function leadingZeros(hash: Buffer): number {
  return Math.clz32(hash.readUInt32BE(0))
}

function digest(scope: string): string {
  return createHash('sha256').update(scope).digest('base64url').slice(0, 16)
}

function sign(key: Buffer, parts: string): string {
  return createHmac('sha256', key).update(`proof\0${parts}`).digest('base64url').slice(0, 22)
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
