import type { Api, ErrorCode, Problem, Route } from '@scheduling/contract'
import { api, ERRORS, refusalsOf } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'

type RouteKey = keyof Api

/** What a test sends, right or wrong. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  idempotencyKey?: string
  headers?: Record<string, string>
}

type Args<K extends RouteKey> = Api[K]['$args'] & { headers?: Record<string, string> }

export interface TestClient {
  /** Calls a route that must succeed, and returns its result. */
  call<K extends RouteKey>(
    route: K,
    ...args: object extends Api[K]['$args'] ? [args?: Args<K>] : [args: Args<K>]
  ): Promise<Api[K]['$result']>
  /** Calls a route that must refuse, and returns why. */
  refusal(route: RouteKey, sent?: Sent): Promise<Problem>
  /** Calls a route that may do either. */
  try(route: RouteKey, sent?: Sent): Promise<CheckedAnswer>
}

export interface CheckedAnswer {
  status: number
  headers: Headers
  /** The parsed body. Undefined if there is none. */
  body: unknown
}

const KNOWN_NAMES: Record<string, string> = {
  provider: 'google',
  kind: 'logo',
  appId: 'ga4',
  language: 'en',
}

/** For each name in a route's path, something that may stand there, but names nothing that exists. */
export function anyParams(route: RouteKey): Record<string, string> {
  const names = Array.from(route.matchAll(/:(\w+)/g), ([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, KNOWN_NAMES[name] ?? randomUUID()]))
}

/** Calls the server over HTTP and checks every response against the contract. */
export function testClient(
  origin: string,
  authorization?: string,
  always: Record<string, string> = {},
): TestClient {
  const send = async (route: RouteKey, sent: Sent = {}): Promise<CheckedAnswer> => {
    const [method, url] = addressOf(route, sent)
    const response = await fetch(`${origin}/api/v1${url}`, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...always,
        ...(sent.idempotencyKey && { 'idempotency-key': sent.idempotencyKey }),
        ...(sent.body !== undefined && api[route].takes === 'json' && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      body: bodyOf(sent),
    })
    const text = await response.text()
    return checkedAnswer(route, response, text)
  }
  return {
    call: async (route, ...args) => {
      const answer = await send(route, args[0])
      expect(answer.status, `${route} succeeds: ${JSON.stringify(answer.body)}`).toBe(api[route].status)
      return answer.body as never
    },
    refusal: async (route, sent) => {
      const answer = await send(route, sent)
      expect(answer.status, `${route} refuses`).toBeGreaterThanOrEqual(400)
      return answer.body as Problem
    },
    try: send,
  }
}

function bodyOf({ body }: Sent): string | Blob | undefined {
  if (body === undefined) return undefined
  return body instanceof Blob ? body : JSON.stringify(body)
}

function addressOf(route: RouteKey, { params = {}, query = {} }: Sent): [method: string, url: string] {
  const [method, template] = route.split(' ') as [string, string]
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query)
  return [method, search.size > 0 ? `${path}?${search.toString()}` : path]
}

/**
 * Checks a response against the contract: nothing is missing, nothing is extra, and the route lists the error
 * code.
 */
export function checkedAnswer(
  route: RouteKey,
  response: Pick<Response, 'status' | 'headers'>,
  text: string,
): CheckedAnswer {
  const { status, headers } = response
  const definition: Route = api[route]
  expect(headers.get('cache-control'), `${route}: no cache keeps the answer`).toBe('no-store')
  if (status === 204) {
    expect(definition.status, `${route}: is without a body`).toBe(204)
    expect(text).toBe('')
    return { status, headers, body: undefined }
  }
  const isFile = status < 400 && definition.gives === 'file'
  const body: unknown = isFile ? text : JSON.parse(text)
  if (status >= 400) checkProblem(route, response, body)
  else if (isFile) checkFile(route, response)
  else {
    expect(status, `${route}: status of success`).toBe(definition.status)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    // Parsing drops unknown fields, so the result must equal the whole body.
    expect((definition.result as z.ZodType).parse(body), `${route}: nothing leaks`).toEqual(body)
  }
  return { status, headers, body }
}

function checkFile(route: RouteKey, { status, headers }: Pick<Response, 'status' | 'headers'>): void {
  expect(status, `${route}: status of success`).toBe(api[route].status)
  expect(headers.get('content-type')).toMatch(new RegExp(`^${api[route].mediaType}\\b`))
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+"$/)
}

const ProblemShape = z.strictObject({
  proof: z.strictObject({ challenge: z.string(), bits: z.int() }).optional(),
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode]),
  detail: z.string().optional(),
  instance: z.uuid(),
  errors: z
    .array(
      z.strictObject({
        path: z.string(),
        reason: z.string(),
        message: z.string(),
        length: z.int().optional(),
        max: z.int().optional(),
      }),
    )
    .optional(),
  nearest: z.array(z.iso.datetime()).max(3).optional(),
  conflicts: z.array(z.looseObject({ code: z.string() })).optional(),
  retryAfter: z.int().min(0).optional(),
})

function checkProblem(route: RouteKey, response: Pick<Response, 'status' | 'headers'>, body: unknown): void {
  const problem = ProblemShape.parse(body)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json\b/)
  expect(problem.instance).toBe(response.headers.get('x-request-id'))
  expect(problem.status).toBe(response.status)
  if (problem.retryAfter !== undefined)
    expect(response.headers.get('retry-after')).toBe(String(problem.retryAfter))
  expect(ERRORS[problem.code].status).toBe(response.status)
  expect(refusalsOf(route, api[route]), `${route} lists ${problem.code}`).toContain(problem.code)
}
