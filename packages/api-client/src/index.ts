import type { Client } from 'openapi-fetch'
import createFetchClient from 'openapi-fetch'
import type { components, paths } from './api.ts'
import { IDEMPOTENT } from './api.ts'
import { patientFetch } from './patient-fetch.ts'

export type SchedulingClient = Client<paths>
/** The schemas of the API by name, such as `Schemas['Slots']`. */
export type Schemas = components['schemas']

export interface SchedulingClientOptions {
  /** The address of the server, such as `https://meet.example.com`. */
  origin: string
  /** An API key, made in the dashboard. Without one, the client may do what an invitee may. */
  key?: string
  /** How often a call is sent again after a lost connection, an overload, or too many calls. Default: 4. */
  retries?: number
  /** Default: the runtime's own. */
  fetch?: (request: Request) => Promise<Response>
}

/**
 * A client with a method for each HTTP method, typed by path. Calls that create something get an `Idempotency-Key`,
 * so that a repeated call never creates it twice. Resolves with `data` or `error`, an RFC 9457 problem with a stable
 * `code`; rejects only if the server could not be reached.
 */
export function createSchedulingClient({
  origin,
  key,
  retries = 4,
  fetch = (request) => globalThis.fetch(request),
}: SchedulingClientOptions): SchedulingClient {
  const client = createFetchClient<paths>({
    baseUrl: new URL('/api/v1', origin).href,
    fetch: patientFetch(fetch, retries),
    headers: key === undefined ? {} : { 'X-API-Key': key },
    // The key is for this server alone.
    redirect: 'error',
  })
  client.use({
    onRequest({ request, schemaPath }) {
      const takesKey = IDEMPOTENT.has(`${request.method} ${schemaPath}`)
      if (takesKey && !request.headers.has('Idempotency-Key'))
        request.headers.set('Idempotency-Key', crypto.randomUUID())
    },
  })
  return client
}
