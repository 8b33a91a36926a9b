import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { keptSecret } from '../../../secrets.ts'

/** Shared by the processes on one database: proves who asks and who answers. */
export const PROBE_KEY = keptSecret('doctor')
export const PROBE_PATH = '/admin/probe'
export const PROBE_HEADER = 'x-doctor'

/** What a web process says about a request that reached it. */
export interface ProbeAnswer {
  /** Proves that a server on the same database answers. */
  proof: string
  version: string
  /** Who sends the request, as limits for strangers count it. */
  address: string
  /** The other end of the connection. */
  peer: string
  /** Whether a proxy named the sender. */
  isForwarded: boolean
}

export interface ProbeRequest {
  nonce: string
  header: string
}

export function probeRequest(key: Buffer): ProbeRequest {
  const nonce = randomBytes(16).toString('hex')
  return { nonce, header: `${nonce}.${signed(key, 'ask', nonce)}` }
}

/** Undefined if somebody else than the doctor asks. Repeat: the same, which tells its sender nothing new. */
export function answerProbe(request: FastifyRequest, key: Buffer, version: string): ProbeAnswer | undefined {
  const [nonce = '', proof = ''] = String(request.headers[PROBE_HEADER] ?? '').split('.')
  if (!isSame(proof, signed(key, 'ask', nonce))) return undefined
  return {
    proof: signed(key, 'answer', nonce),
    version,
    address: request.ip,
    peer: request.socket.remoteAddress ?? '',
    isForwarded: request.headers['x-forwarded-for'] !== undefined,
  }
}

export function isProof(answer: Partial<ProbeAnswer>, key: Buffer, nonce: string): answer is ProbeAnswer {
  return isSame(String(answer.proof), signed(key, 'answer', nonce))
}

function signed(key: Buffer, purpose: 'ask' | 'answer', nonce: string): string {
  return createHmac('sha256', key).update(`${purpose} ${nonce}`).digest('hex')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
