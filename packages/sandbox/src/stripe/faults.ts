import type { ServerResponse } from 'node:http'
import { Refusal } from './refusal.ts'

/**
 * What goes wrong in a call.
 * `broken`: refused, and so is every repeat with the same key.
 * `dropped`: done, but the connection breaks before the response.
 * `halved`: done, but half of the response arrives.
 * `unanswered`: done, but there is no response.
 * `cut`, `hanging`: like `dropped` and `unanswered`, but nothing is done.
 */
export const FAULTS = [
  'unauthorized',
  'forbidden',
  'rate_limited',
  'locked',
  'declined',
  'unavailable',
  'broken',
  'garbled',
  'empty',
  'dropped',
  'halved',
  'unanswered',
  'cut',
  'hanging',
] as const
export type Fault = (typeof FAULTS)[number]

export interface Faults {
  /** For calls such as `POST /v1/subscriptions`. `times`: that many calls. Absent: until `end`. */
  begin: (call: string, fault: Fault, times?: number) => void
  end: () => void
  /** Whether the next such call fails. */
  isDue: (call: string) => boolean
  /** Returns the fault for a call and counts down. */
  take: (call: string) => Fault | undefined
}

export function newFaults(): Faults {
  const begun = new Map<string, { fault: Fault; left: number }>()
  return {
    begin: (call, fault, times = Infinity) => void begun.set(call, { fault, left: times }),
    end: () => begun.clear(),
    isDue: (call) => begun.has(call),
    take(call) {
      const found = begun.get(call)
      if (!found) return undefined
      found.left--
      if (found.left <= 0) begun.delete(call)
      return found.fault
    },
  }
}

const REFUSALS: Partial<Record<Fault, { status: number; error: Record<string, string> }>> = {
  unauthorized: {
    status: 401,
    error: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
  },
  forbidden: { status: 403, error: { type: 'invalid_request_error', message: 'The key lacks a permission' } },
  rate_limited: {
    status: 429,
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
  },
  locked: {
    status: 429,
    error: { type: 'invalid_request_error', code: 'lock_timeout', message: 'The object is locked' },
  },
  declined: {
    status: 402,
    error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  },
  unavailable: { status: 503, error: { type: 'api_error', message: 'Temporarily unavailable' } },
}

/** https://docs.stripe.com/error-low-level#server-errors */
export function refusedAsBroken(): Refusal {
  return new Refusal(500, { type: 'api_error', message: 'Something went wrong' })
}

/** False if the call should still be done. */
export function refusedBy(fault: Fault | undefined, response: ServerResponse): boolean {
  const refusal = fault && REFUSALS[fault]
  if (refusal) {
    response.writeHead(refusal.status, { 'content-type': 'application/json', 'request-id': 'req_fault' })
    response.end(JSON.stringify({ error: refusal.error }))
    return true
  }
  if (fault === 'garbled' || fault === 'empty') {
    response.writeHead(200, { 'content-type': 'application/json', 'request-id': 'req_fault' })
    response.end(fault === 'garbled' ? '{"id":"su' : '')
    return true
  }
  if (fault === 'cut') {
    response.destroy()
    return true
  }
  return fault === 'hanging'
}

/** For a call that was done. False if it should get its normal response. */
export function answeredBy(fault: Fault | undefined, response: ServerResponse, body: string): boolean {
  if (fault === 'dropped') response.destroy()
  else if (fault === 'halved') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  } else return fault === 'unanswered'
  return true
}
