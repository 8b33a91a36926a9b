import type { ServerResponse } from 'node:http'
import { refuseCall, refuseToken } from './answers.ts'

export const CALENDAR_ENDPOINTS = [
  'calendarList',
  'freeBusy',
  'events.list',
  'events.get',
  'events.insert',
  'events.patch',
  'events.delete',
  'events.watch',
  'channels.stop',
] as const

/** An address of the stand-in, as tests name it. */
export type Endpoint = 'token' | 'revoke' | (typeof CALENDAR_ENDPOINTS)[number]

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
  /** Whether anything is to go wrong. */
  isAny: () => boolean
  /** Counts down. */
  take: (endpoint: Endpoint) => Fault | undefined
}

export function newFaults(): Faults {
  const begun = new Map<Endpoint, { fault: Fault; left: number }>()
  return {
    begin: (endpoint, fault, times = Infinity) => void begun.set(endpoint, { fault, left: times }),
    end: () => begun.clear(),
    isAny: () => begun.size > 0,
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
  const isToken = endpoint === 'token' || endpoint === 'revoke'
  switch (fault) {
    case undefined:
    case 'dropped':
      return false
    case 'hanging':
      return true
    case 'unauthorised':
      if (isToken) refuseToken(response, 400, 'invalid_grant', 'Token has been expired or revoked.')
      else refuseCall(response, 401, 'authError', 'Invalid Credentials')
      return true
    case 'forbidden':
      refuseCall(response, 403, 'insufficientPermissions', 'Insufficient Permission')
      return true
    case 'rate_limited':
      refuseCall(response, 403, 'rateLimitExceeded', 'Rate Limit Exceeded')
      return true
    case 'unavailable':
      refuseCall(response, 503, 'backendError', 'Backend Error')
      return true
    case 'garbled':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"kind":"cal')
      return true
  }
}
