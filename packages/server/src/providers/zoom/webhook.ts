import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '@scheduling/domain'
import type { HookPort } from '../provider.ts'
import { Hook } from './wire.ts'

// Older ones may be replays.
const FRESH_MS = 5 * MINUTE

/** https://developers.zoom.us/docs/api/webhooks/: the signature covers the raw bytes. */
export function zoomHook(secret: string): HookPort {
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  return {
    heard({ headers, body, now }) {
      const [timestamp, signature] = [headers['x-zm-request-timestamp'], headers['x-zm-signature']]
      if (typeof timestamp !== 'string' || typeof signature !== 'string') return undefined
      const isFresh = Math.abs(now - Number(timestamp) * 1_000) <= FRESH_MS
      const own = `v0=${signed(`v0:${timestamp}:${body}`)}`
      if (!isFresh || !isSame(signature, own)) return undefined
      const said = Hook.safeParse(parsed(body)).data
      const { plainToken, account_id, user_id } = said?.payload ?? {}
      if (said?.event === 'endpoint.url_validation' && plainToken !== undefined)
        return { kind: 'asked', answer: { plainToken, encryptedToken: signed(plainToken) } }
      if (said?.event === 'app_deauthorized' && account_id !== undefined && user_id !== undefined)
        return { kind: 'taken_back', accountId: `${account_id}.${user_id}` }
      return { kind: 'nothing' }
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
