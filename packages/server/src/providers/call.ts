import { HOUR } from '@scheduling/domain'
import { ProviderError } from './provider.ts'

// A booking page waits for it.
const TIME_MS = 4_000
const SECOND = 1_000
// The longest pause: we must notice soon that the provider works again.
const REST_MAX_MS = HOUR
// A year of a full calendar takes some hundreds of kilobytes.
const BYTES_MAX = 4_000_000

export interface ProviderCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The provider's origin from the configuration, never from a person or a response. */
  origin: string
  path: string
  token?: string
  form?: Record<string, string>
  json?: object
  headers?: Readonly<Record<string, string>>
}

export interface ProviderAnswer {
  status: number
  /** Undefined if there is none. */
  body: unknown
  /** How long the provider asks us to wait: RFC 9110, 10.2.3. Absent: it does not say. */
  restMs?: number
}

/** One call without redirects. Throws `unavailable` if there is no response, `invalid` if it cannot be parsed. */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const { method, origin, path, token, form, json, headers } = call
  const url = new URL(path, origin)
  if (url.origin !== origin) throw new ProviderError('invalid', 'an address of somebody else')
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: form ? new URLSearchParams(form) : json ? JSON.stringify(json) : null,
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_MS),
  }).catch((error: unknown) => {
    throw new ProviderError('unavailable', (error as Error).name)
  })
  const text = await readText(response)
  const restMs = restIn(response.headers)
  return {
    status: response.status,
    body: text === '' ? undefined : parsed(text, response.ok),
    ...(restMs !== undefined && { restMs }),
  }
}

export type Calling = (
  call: Omit<ProviderCall, 'origin'>,
  /** Statuses besides success that are not refusals. */
  also?: readonly number[],
) => Promise<ProviderAnswer>

const DONE = [200, 201, 202, 204]

/** Calls of one provider. `refusal` turns everything but success into an error. */
export function callingAt(origin: string, refusal: (answer: ProviderAnswer) => Error): Calling {
  return async (call, also = []) => {
    const answer = await callProvider({ ...call, origin })
    if (![...DONE, ...also].includes(answer.status)) throw refusal(answer)
    return answer
  }
}

/** In seconds, or a date. */
export function restIn(headers: Headers): number | undefined {
  const said = headers.get('retry-after')
  if (said === null) return undefined
  const restMs = /^\d+$/.test(said)
    ? Number(said) * SECOND
    : Date.parse(said) - Date.parse(headers.get('date') ?? '')
  return restMs > 0 ? Math.min(restMs, REST_MAX_MS) : undefined
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > BYTES_MAX) throw new ProviderError('invalid', `more than ${BYTES_MAX} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError('unavailable', (error as Error).name)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** For a refusal, the status says enough. */
function parsed(text: string, isOk: boolean): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    if (!isOk) return undefined
    throw new ProviderError('invalid', 'an answer that is no JSON')
  }
}
