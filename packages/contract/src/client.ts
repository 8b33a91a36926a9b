import type { Api, FileRoute, JsonRoute } from './api.ts'
import type { ErrorCode, Problem } from './errors.ts'

/** A refusal by the server. If the server could not be reached: `code: 'unavailable'` with status 0. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.status = problem.status
    this.code = problem.code
    this.problem = problem
  }
}

export interface ClientHeaders {
  /** `Bearer …` of a host or `Manage …` of a booking. */
  authorization?: string
  /** The host for whom this tab acts. Absent: the person's own. */
  'acting-for'?: string
  /** Id of this tab. */
  'x-device-id'?: string
}

export interface ClientOptions {
  /** Origin of the server, without a trailing slash; empty for the page's own origin. */
  origin?: string
  /** Sent with each call. */
  headers?: () => ClientHeaders
  /** Called before a 401 (or a 403 to a GET) is thrown. */
  onSessionEnd?: (error: ApiError) => void
}

export type Call = <K extends JsonRoute>(
  route: K,
  ...args: object extends Api[K]['$args']
    ? [args?: Api[K]['$args'] & CallOptions]
    : [args: Api[K]['$args'] & CallOptions]
) => Promise<Api[K]['$result']>

export interface CallOptions {
  signal?: AbortSignal
  headers?: {
    /** The version to change. If there is a newer one, the call throws `changed_meanwhile`. */
    'if-match'?: string
    /** Empty: the person's own host, whomever this tab acts for. */
    'acting-for'?: string
  }
  /** The server asks for proof of work, so the answer takes a moment. */
  onWork?: () => void
}

interface AnyArgs extends CallOptions {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  idempotencyKey?: string
}

/**
 * The typed client: `call('POST /bookings', { body })`. Calls name their paths, so that only types come from the
 * contract and the client stays under 1 kB. If the server asks for proof of work, the client solves it once. Throws
 * `ApiError`.
 */
export function createClient(options: ClientOptions = {}): Call {
  return (async (route: string, args: AnyArgs = {}) => {
    const { method, url, headers } = requestOf(options, route, args)
    const isFile = args.body instanceof Blob
    if (args.body !== undefined && !isFile) headers['content-type'] = 'application/json'
    const send = async (): Promise<unknown> => {
      const response = await fetch(url, {
        method,
        headers,
        body: isFile ? (args.body as Blob) : JSON.stringify(args.body),
        signal: args.signal,
      }).catch((cause: unknown) => {
        if (args.signal?.aborted) throw cause
        throw new ApiError(unreachable(0))
      })
      const { status, ok } = response
      if (status === 204) return undefined
      const answer: unknown = await response.json().catch(() => unreachable(status))
      if (ok) return answer
      const problem = isProblem(answer) ? answer : unreachable(status)
      if (problem.proof && !headers[PROOF]) {
        args.onWork?.()
        // Rarely needed, so it is a separate file.
        const { solveProof } = await import('./proof.ts')
        headers[PROOF] = await solveProof(problem.proof, args.signal)
        return send()
      }
      throw refused(options, method, status, problem)
    }
    return send()
  }) as Call
}

export interface DownloadedFile {
  name: string
  content: Blob
}

/** Downloads a file of the API. A plain link would not send the token. Throws `ApiError`. */
export type Download = <K extends FileRoute>(
  route: K,
  args: Api[K]['$args'] & CallOptions,
) => Promise<DownloadedFile>

/** Like `createClient`, for downloads. */
export function createDownload(options: ClientOptions = {}): Download {
  return async (route, args: AnyArgs) => {
    const { method, url, headers } = requestOf(options, route, args)
    try {
      const response = await fetch(url, { method, headers, signal: args.signal })
      if (!response.ok) throw refused(options, method, response.status, await problemOf(response))
      const disposition = response.headers.get('content-disposition') ?? ''
      const name = /filename="([^"/\\]+)"/.exec(disposition)?.[1] ?? 'download'
      // The server streams the file, so the transfer may break off.
      return { name, content: await response.blob() }
    } catch (cause) {
      if (cause instanceof ApiError || args.signal?.aborted) throw cause
      throw new ApiError(unreachable(0))
    }
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const answer: unknown = await response.json().catch(() => undefined)
  return isProblem(answer) ? answer : unreachable(response.status)
}

function requestOf(options: ClientOptions, route: string, args: AnyArgs) {
  const [method, template] = route.split(' ') as [string, string]
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(args.params?.[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(args.query ?? {}))
    if (value !== undefined) query.set(name, String(value))
  const headers: Record<string, string> = { ...options.headers?.(), ...args.headers }
  if (args.idempotencyKey) headers['idempotency-key'] = args.idempotencyKey
  const search = query.size ? `?${query}` : ''
  return { method, url: `${options.origin ?? ''}/api/v1${path}${search}`, headers }
}

function refused(
  { onSessionEnd }: ClientOptions,
  method: string,
  status: number,
  problem: Problem,
): ApiError {
  const error = new ApiError(problem)
  if (status === 401 || (status === 403 && method === 'GET')) onSessionEnd?.(error)
  return error
}

const PROOF = 'proof-of-work'

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer
}

function unreachable(status: number): Problem {
  return {
    type: 'about:blank',
    title: 'The server could not be reached',
    status,
    code: 'unavailable',
    instance: '',
  }
}
