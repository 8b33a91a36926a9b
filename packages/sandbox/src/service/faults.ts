import type { ServerResponse } from 'node:http'

/** Each service has its own words for these. */
export type Refusal = 'unauthorized' | 'forbidden' | 'quota' | 'rate_limited' | 'unavailable'

/**
 * What goes wrong.
 * `refused`: the connection ends before anything is done.
 * `dropped`: done, but the response never arrives.
 * `hanging`: no response until the fault ends.
 * `garbled`: done, but half of the response arrives.
 */
export type Fault = Refusal | 'refused' | 'dropped' | 'hanging' | 'garbled'

export interface Faults<Endpoint extends string> {
  /** For that many calls. Absent: until `end`. */
  begin: (endpoint: Endpoint, fault: Fault, times?: number) => void
  end: () => void
  /** Whether any fault is active. */
  isAny: () => boolean
  /** Returns the fault for a call and counts down. */
  take: (endpoint: Endpoint) => Fault | undefined
  /** Leaves a response open until the fault ends. */
  hang: (response: ServerResponse) => void
  /** Whether a call is waiting for a response that never comes. */
  isHanging: () => boolean
}

export function newFaults<Endpoint extends string>(): Faults<Endpoint> {
  const begun = new Map<Endpoint, { fault: Fault; left: number }>()
  const hanging = new Set<ServerResponse>()
  return {
    begin: (endpoint, fault, times = Infinity) => void begun.set(endpoint, { fault, left: times }),
    end() {
      begun.clear()
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    isAny: () => begun.size > 0,
    take(endpoint) {
      const found = begun.get(endpoint)
      if (!found) return undefined
      found.left--
      if (found.left <= 0) begun.delete(endpoint)
      return found.fault
    },
    hang: (response) => void hanging.add(response),
    isHanging: () => hanging.size > 0,
  }
}

interface Place<Endpoint extends string> {
  faults: Faults<Endpoint>
  /** Responses in order: `freeBusy 200`. */
  answered: string[]
  refuse: (refusal: Refusal, endpoint: Endpoint, response: ServerResponse) => void
}

/** Handles a call unless a fault applies, and records the response. `name`: its name in the record. */
export async function guarded<Endpoint extends string>(
  { faults, answered, refuse }: Place<Endpoint>,
  endpoint: Endpoint,
  response: ServerResponse,
  work: () => void | Promise<void>,
  name: string = endpoint,
): Promise<void> {
  response.once('finish', () => answered.push(`${name} ${response.statusCode}`))
  const fault = faults.take(endpoint)
  switch (fault) {
    case 'refused':
      response.destroy()
      return
    case 'hanging':
      faults.hang(response)
      return
    case 'garbled': {
      const end = response.end.bind(response)
      response.end = (body?: unknown) => end(typeof body === 'string' ? body.slice(0, body.length / 2) : '')
      return work()
    }
    case 'dropped':
      response.end = () => {
        response.destroy()
        return response
      }
      return work()
    case undefined:
      return work()
    default:
      refuse(fault, endpoint, response)
  }
}
