import type { Environment, Refuse } from '../environment.ts'
import { serverAddress } from '../environment.ts'
import type { ProviderAnswer } from './call.ts'
import { callProvider } from './call.ts'
import type { Calling } from './call.ts'
import type { ProviderFailure, SignInPort } from './provider.ts'
import { ProviderError } from './provider.ts'

// Services whose accounts are opened with a key that their owner pastes.

/** Where such a service is called. */
export interface Keyed {
  id: string
  /** The operator's variable: `HEYREACH_API_URL`. */
  variable: string
  origin: string
}

/** Addresses that replace a service's own, by provider id. */
export type ProviderOrigins = Readonly<Partial<Record<string, string>>>

export function originsOf(services: readonly Keyed[], env: Environment, refuse: Refuse): ProviderOrigins {
  return Object.fromEntries(
    services.flatMap(({ id, variable, origin }) => {
      const address = serverAddress(env, variable, /^https?:$/, origin, refuse)
      return address === undefined ? [] : [[id, address]]
    }),
  )
}

/** What a header can carry. */
const KEY = /^[\x21-\x7e]{8,1000}$/
const ENDING = 6

/** Signs in with a key. `test` is a cheap call that a wrong key fails. */
export function keySignIn(test: (key: string) => Promise<void>): SignInPort {
  return {
    async open({ key: pasted }) {
      const key = pasted.trim()
      if (!KEY.test(key)) throw new ProviderError('unauthorized', 'no key has these characters')
      await test(key)
      // One account of a host: a new key takes the place of the one before.
      return { secret: key, account: { id: 'key', name: `…${key.slice(-ENDING)}` } }
    },
  }
}

/** Calls of a service whose errors only tell by their status. */
export function callingKeyed(origin: string): Calling {
  return async (call, also = []) => {
    const answer = await callProvider({ ...call, origin }).catch(unreadable)
    const isDone = answer.status >= 200 && answer.status < 300
    if (!isDone && !also.includes(answer.status)) throw refusalOf(answer)
    return answer
  }
}

/** An answer that cannot be read says nothing about what was sent. So it is sent again. */
function unreadable(error: unknown): never {
  throw error instanceof ProviderError && error.failure === 'invalid'
    ? new ProviderError('unavailable', error.found)
    : error
}

const TEN_SECONDS = 10_000

function refusalOf({ status, restMs }: ProviderAnswer): ProviderError {
  const failure = failureOf(status)
  return new ProviderError(
    failure,
    String(status),
    failure === 'rate_limited' ? (restMs ?? TEN_SECONDS) : restMs,
  )
}

function failureOf(status: number): ProviderFailure {
  if (status === 401) return 'unauthorized'
  if (status === 429) return 'rate_limited'
  if (status >= 500 || status === 408) return 'unavailable'
  // The plan there does not include the API.
  if (status === 402 || status === 403) return 'forbidden'
  return status === 404 ? 'not_found' : 'invalid'
}
