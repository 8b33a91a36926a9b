import type { ServerResponse } from 'node:http'
import { refuseCall, refuseToken } from './answers.ts'

export type Endpoint =
  | 'token'
  | 'calendars'
  | 'calendarView'
  | 'delta'
  | 'events.get'
  | 'events.post'
  | 'events.patch'
  | 'events.delete'
  | 'subscriptions.post'
  | 'subscriptions.delete'

/** What goes wrong there. `dropped`: done, but the answer never arrives. `hanging`: nothing is answered at all. */
export type Fault =
  | 'unauthorised'
  | 'forbidden'
  | 'rate_limited'
  | 'unavailable'
  | 'garbled'
  | 'dropped'
  | 'hanging'

export interface Faults {
  /** For so many calls; absent: until `end`. */
  begin: (endpoint: Endpoint, fault: Fault, times?: number) => void
  end: () => void
  /** Counts down. */
  take: (endpoint: Endpoint) => Fault | undefined
}

export function newFaults(): Faults {
  const begun = new Map<Endpoint, { fault: Fault; left: number }>()
  return {
    begin: (endpoint, fault, times = Infinity) => void begun.set(endpoint, { fault, left: times }),
    end: () => begun.clear(),
    take(endpoint) {
      const found = begun.get(endpoint)
      if (!found) return undefined
      found.left--
      if (found.left <= 0) begun.delete(endpoint)
      return found.fault
    },
  }
}

/** False where the call is to be done all the same. */
export function refusedBy(fault: Fault | undefined, endpoint: Endpoint, response: ServerResponse): boolean {
  switch (fault) {
    case undefined:
    case 'dropped':
      return false
    case 'hanging':
      return true
    case 'unauthorised':
      if (endpoint === 'token')
        refuseToken(response, 400, 'invalid_grant', 50_173, 'The provided grant has expired.')
      else
        refuseCall(
          response,
          401,
          'InvalidAuthenticationToken',
          'Access token has expired or is not yet valid.',
        )
      return true
    case 'forbidden':
      refuseCall(response, 403, 'ErrorAccessDenied', 'Access is denied.')
      return true
    case 'rate_limited':
      refuseCall(response, 429, 'ApplicationThrottled', 'Too many requests', { 'retry-after': '30' })
      return true
    case 'unavailable':
      refuseCall(response, 503, 'ServiceUnavailable', 'Service unavailable')
      return true
    case 'garbled':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"value":[{"id')
      return true
  }
}
