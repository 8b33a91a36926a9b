import { createHmac, timingSafeEqual } from 'node:crypto'

// https://docs.stripe.com/webhooks#verify-manually
const TOLERANCE_SECONDS = 300
const HEADER_MAX = 2_000

/** Whether one of the secrets signed these bytes recently. Clocks may differ by five minutes in either direction. */
export function isSigned(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  nowSeconds: number,
): boolean {
  if (header === undefined || header.length > HEADER_MAX) return false
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const at = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(at) || Math.abs(nowSeconds - at) > TOLERANCE_SECONDS) return false
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? [Buffer.from(value, 'hex')] : []))
  return secrets.some((secret) => {
    const wanted = createHmac('sha256', secret).update(`${at}.`).update(body).digest()
    return given.some((signature) => signature.length === wanted.length && timingSafeEqual(signature, wanted))
  })
}
