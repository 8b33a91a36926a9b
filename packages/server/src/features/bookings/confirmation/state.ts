import type { Instant } from '@scheduling/domain'
import type { StoredRequest } from './store.ts'

/** How a request ended without a booking. */
export type RequestEnd = 'declined' | 'withdrawn' | 'expired'

/** Whom a request waits for, or how it ended. A request that was booked is gone. */
export type RequestState = `waits_for_${'email' | 'approval' | 'invitee'}` | RequestEnd

type StateColumns = Pick<StoredRequest, 'waits_for' | 'answer' | 'unanswered' | 'expires_at'>

/** Of a request that is accepted unless the host answers, the end is only the moment at which we book it. */
export function stateOf(request: StateColumns, now: Instant): RequestState {
  const { waits_for: waitsFor, answer, unanswered, expires_at: until } = request
  if (answer !== null) return answer
  if (now >= until.getTime() && unanswered !== 'accept') return 'expired'
  return `waits_for_${waitsFor}`
}

/** How it ended. Null: it still waits. */
export function endOf(request: StateColumns, now: Instant): RequestEnd | null {
  const state = stateOf(request, now)
  return state === 'declined' || state === 'withdrawn' || state === 'expired' ? state : null
}

export function isPending(request: StateColumns, now: Instant): boolean {
  return endOf(request, now) === null
}
