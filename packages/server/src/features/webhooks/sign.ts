import type { Instant } from '@scheduling/domain'
import { createHmac, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** The secret as its owner gets it. */
export function secretText(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`
}

/**
 * The headers that tell a receiver that we sent it, when, and whether it is a repeat; one signature for each secret.
 * Source: https://www.standardwebhooks.com
 */
export function signedHeaders(
  secrets: readonly Buffer[],
  id: string,
  now: Instant,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  const signatures = secrets.map((secret) => {
    const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`)
    return `v1,${mac.digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
