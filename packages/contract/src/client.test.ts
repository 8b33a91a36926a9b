import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, createClient } from './client.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const call = createClient({
  origin: 'https://meet.example',
  headers: () => ({ authorization: 'Bearer secret', 'acting-for': 'h1', 'x-device-id': 'tab-1' }),
})

test('a call becomes a request with its token, device, key and body', async () => {
  fetched.mockResolvedValue(Response.json({ id: 'b1' }))
  const body = { reason: 'Ill' }
  await call('POST /bookings/:id/cancel', { params: { id: 'a/b' }, body, idempotencyKey: 'k' })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('https://meet.example/api/v1/bookings/a%2Fb/cancel')
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"reason":"Ill"}',
    headers: {
      authorization: 'Bearer secret',
      'acting-for': 'h1',
      'x-device-id': 'tab-1',
      'idempotency-key': 'k',
      'content-type': 'application/json',
    },
  })
})

test('a file is sent as it is, with its own type', async () => {
  fetched.mockResolvedValue(Response.json({}))
  const body = new Blob(['bytes'], { type: 'image/png' })
  await call('PUT /settings/branding/:kind', { params: { kind: 'logo' }, body })
  const [, init] = fetched.mock.calls[0] ?? []
  expect(init?.body).toBe(body)
  expect(init?.headers).not.toHaveProperty('content-type')
})

test('query values that are absent are left out', async () => {
  fetched.mockResolvedValue(Response.json({ bookings: [], next: null, total: 0 }))
  await call('GET /bookings', { query: { tab: 'past', q: undefined, limit: 5 } })
  expect(fetched.mock.calls[0]?.[0]).toBe('https://meet.example/api/v1/bookings?tab=past&limit=5')
})

test('an answer without a body is undefined', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  expect(await call('POST /users/logout')).toBeUndefined()
})

test('a refusal is thrown with its code and what it says of the fields', async () => {
  const errors = [{ path: 'name', reason: 'required', message: 'This field is required' }]
  fetched.mockResolvedValue(Response.json({ code: 'invalid_input', status: 422, errors }, { status: 422 }))
  const error = await call('GET /manage').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'invalid_input', status: 422, problem: { errors } })
})

test('a server that cannot be reached, or speaks no JSON, is unavailable', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call('GET /manage')).rejects.toMatchObject({ code: 'unavailable', status: 0 })
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(call('GET /manage')).rejects.toMatchObject({ code: 'unavailable', status: 502 })
})

test('the end of a session is told: 401, and 403 on a GET', async () => {
  const ended = vi.fn<() => void>()
  const host = createClient({ onSessionEnd: ended })
  fetched.mockImplementation(async () => Response.json({ code: 'not_allowed', status: 403 }, { status: 403 }))
  await host('POST /users/logout').catch(() => undefined)
  expect(ended).not.toHaveBeenCalled()
  await host('GET /users/aboutme').catch(() => undefined)
  expect(ended).toHaveBeenCalledOnce()
})

test('the work that the server asks for is done once, and the same request sent again', async () => {
  const problem = { code: 'proof_needed', status: 429, proof: { challenge: 'c', bits: 4 } }
  fetched.mockResolvedValueOnce(Response.json(problem, { status: 429 }))
  fetched.mockResolvedValueOnce(Response.json({ id: 'b1' }))
  const body = { reason: 'Ill' }
  await call('POST /bookings/:id/cancel', { params: { id: 'b1' }, body, idempotencyKey: 'k' })
  const [first, second] = fetched.mock.calls.map(([, init]) => init)
  expect(second?.body).toBe(first?.body)
  expect(new Headers(second?.headers).get('proof-of-work')).toMatch(/^c \d+$/)

  fetched.mockImplementation(async () => Response.json(problem, { status: 429 }))
  await expect(call('GET /manage')).rejects.toMatchObject({ code: 'proof_needed' })
  expect(fetched).toHaveBeenCalledTimes(4)
})
