import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

export interface Answer {
  status: number
  body: string
}

interface Answered {
  /** A digest of the request. */
  request: string
  answer: Answer
  /** In seconds. */
  at: number
}

/** https://docs.stripe.com/api/idempotent_requests */
export interface Keys {
  /** Does the work once per key. The same request with that key gets the first response. */
  onceFor: (key: string, question: string, work: () => Answer) => Answer & { isReplayed: boolean }
  toJSON: () => object
  restore: (kept: unknown) => void
}

const KEPT_SECONDS = 86_400

export function newKeys(now: () => number): Keys {
  const keys = new Map<string, Answered>()
  return {
    onceFor(key, question, work) {
      const request = createHash('sha256').update(question).digest('hex')
      const known = keys.get(key)
      if (known && known.request !== request) return { ...refusedAsOther(), isReplayed: false }
      if (known) return { ...known.answer, isReplayed: true }
      const answer = work()
      // A request that was refused before any work may be sent again.
      if (answer.status !== 401 && answer.status !== 404) keys.set(key, { request, answer, at: now() })
      return { ...answer, isReplayed: false }
    },
    toJSON: () => [...keys].filter(([, { at }]) => at > now() - KEPT_SECONDS),
    restore(kept) {
      for (const [key, answered] of kept as [string, Answered][]) keys.set(key, answered)
    },
  }
}

export function refused({ status, body }: Refusal): Answer {
  return { status, body: JSON.stringify({ error: body }) }
}

function refusedAsOther(): Answer {
  return refused(
    new Refusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
    }),
  )
}
