/** How a program checks who calls it. Source of the format: https://www.standardwebhooks.com */
export const SIGNATURE_CHECK = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isGenuine(headers, rawBody, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(Date.now() / 1000 - sentAt) < 300)) return false // older or newer than 5 minutes
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const digest = createHmac('sha256', key).update(\`\${id}.\${sentAt}.\${rawBody}\`).digest()
  const given = signatures.split(' ').map((one) => Buffer.from(one.replace('v1,', ''), 'base64'))
  return given.some((one) => one.length === digest.length && timingSafeEqual(one, digest))
}`
