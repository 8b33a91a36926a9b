import type { ServerResponse } from 'node:http'

/** What each service says in words of its own. */
export type Refusal = 'unauthorised' | 'forbidden' | 'quota' | 'rate_limited' | 'unavailable'

/**
 * What goes wrong. `refused`: the connection ends before anything is done. `dropped`: done, but the answer never arrives.
 * `hanging`: nothing is answered before it works again. `garbled`: done, but half of the answer arrives.
 */
export type Fault = Refusal | 'refused' | 'dropped' | 'hanging' | 'garbled'

export interface Faults<Endpoint extends string> {
  /** For so many calls; absent: until `end`. */
  begin: (endpoint: Endpoint, fault: Fault, times?: number) => void
  end: () => void
  /** Whether anything is to go wrong. */
  isAny: () => boolean
  /** Counts down. */
  take: (endpoint: Endpoint) => Fault | undefined
  /** It is ended with the fault. */
  hang: (response: ServerResponse) => void
  /** Whether somebody waits for an answer that does not come. */
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
  /** What was answered, in order: `freeBusy 200`. */
  answered: string[]
  refuse: (refusal: Refusal, endpoint: Endpoint, response: ServerResponse) => void
}

/** Does what is asked unless something goes wrong there; notes what was answered. `name`: as it is noted. */
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
