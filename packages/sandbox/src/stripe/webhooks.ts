import { createHmac } from 'node:crypto'
import type { StripeEvent } from './objects.ts'

export interface Receiver {
  url: string
  secret: string
}

export interface Webhooks {
  /** In order of occurrence. Sent ones stay in the list. */
  events: StripeEvent[]
  /** From now on, nothing is sent automatically. */
  hold: () => void
  /** Sends an event again, or for the first time. Returns the status. */
  send: (event: StripeEvent, change?: Partial<Signing>) => Promise<number>
  /** Resolves when everything in progress has arrived or failed. */
  settled: () => Promise<void>
  receive: (to: Receiver | undefined) => void
}

interface Signing {
  /** In seconds. */
  at: number
  secret: string
}

/** https://docs.stripe.com/webhooks#verify-manually */
export function signature(body: string, { at, secret }: Signing): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

export function newWebhooks(now: () => number): Webhooks & { deliver: (event: StripeEvent) => void } {
  let receiver: Receiver | undefined
  let isHeld = false
  const events: StripeEvent[] = []
  const underWay = new Set<Promise<unknown>>()
  const send: Webhooks['send'] = async (event, change) => {
    if (!receiver) return 0
    const body = JSON.stringify(event)
    const at = Math.floor(now() / 1_000)
    const response = await fetch(receiver.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(body, { at, secret: receiver.secret, ...change }),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    return response.status
  }
  return {
    events,
    hold: () => {
      isHeld = true
    },
    send,
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    receive: (to) => {
      receiver = to
    },
    deliver: (event) => {
      // As it was when it happened, whatever changes later.
      const fixed = structuredClone(event)
      events.push(fixed)
      if (isHeld) return
      const sending = send(fixed).catch(() => 0)
      underWay.add(sending)
      void sending.then(() => underWay.delete(sending))
    },
  }
}
