import { route } from '@scheduling/contract'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { countCalls } from '../calls.ts'
import type { Authenticators } from './authenticators.ts'
import { mountApi } from './mount.ts'
import { problemOf, refusalOf } from './problem.ts'

// All kinds of bodies and responses, on routes of its own.

const named = z.strictObject({ name: z.string().min(1) })
const routes = {
  'POST /form': route({
    summary: '',
    auth: 'public',
    takes: 'form',
    body: named,
    result: named,
    errors: [],
  }),
  'POST /signed': route({
    summary: '',
    auth: 'public',
    takes: 'raw',
    result: z.object({ bytes: z.string() }),
    errors: [],
  }),
  'GET /name': route({ summary: '', auth: 'public', result: named, errors: [] }),
  'PATCH /name': route({
    summary: '',
    auth: 'public',
    edits: 'GET /name',
    body: named,
    result: named,
    errors: [],
  }),
  'GET /away': route({ summary: '', auth: 'public', gives: 'redirect', errors: [] }),
  'GET /picture': route({
    summary: '',
    auth: 'public',
    gives: 'file',
    mediaType: 'image/png',
    errors: [],
  }),
}

async function* chunks(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([1, 2])
  yield new Uint8Array([3])
}

let standing = { name: 'Ada' }
const handlers = {
  'GET /name': async () => standing,
  'PATCH /name': async ({ body }: { body: { name: string } }) => (standing = body),
  'POST /form': async ({ body }: { body: { name: string } }) => body,
  'POST /signed': async ({ body }: { body: Buffer }) => ({ bytes: body.toString('hex') }),
  'GET /away': async () => ({ location: '/elsewhere' }),
  'GET /picture': async () => ({ name: 'one.png', content: chunks() }),
}

const app: FastifyInstance = Fastify()
app.setErrorHandler((error: Error, request, reply) => {
  const problem = problemOf(refusalOf(error), request.id)
  return reply.code(problem.status).send(problem)
})
mountApi(app, {
  routes,
  handlers,
  undisturbed: async (work) => work(handlers),
  authenticators: {} as Authenticators,
  calls: countCalls(),
  publicUrl: 'https://meet.test',
})
afterAll(() => app.close())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }

test('a form is read as a page sends it, and checked like any body', async () => {
  const sent = await app.inject({ method: 'POST', url: '/form', headers: FORM, payload: 'name=Ada+L' })
  expect(sent.json()).toEqual({ name: 'Ada L' })
  const wrong = await app.inject({ method: 'POST', url: '/form', headers: FORM, payload: 'name=' })
  expect(wrong.json()).toMatchObject({ status: 422, errors: [{ path: 'name', reason: 'required' }] })
  const json = await app.inject({
    method: 'POST',
    url: '/form',
    headers: JSON_TYPE,
    payload: '{"name":"Ada"}',
  })
  expect(json.statusCode).toBe(415)
})

test('what is signed comes as the bytes that were sent', async () => {
  const payload = '{ "spaced":  1 }'
  const sent = await app.inject({ method: 'POST', url: '/signed', headers: JSON_TYPE, payload })
  expect(sent.json()).toEqual({ bytes: Buffer.from(payload).toString('hex') })
})

test('a redirect leads on, and no cache keeps it', async () => {
  const { statusCode, headers } = await app.inject({ method: 'GET', url: '/away' })
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/elsewhere', 'no-store'])
})

test('a file comes under its name and type, byte for byte', async () => {
  const { headers, rawPayload } = await app.inject({ method: 'GET', url: '/picture' })
  expect(headers['content-type']).toBe('image/png')
  expect(headers['content-disposition']).toBe('attachment; filename="one.png"')
  expect([...rawPayload]).toEqual([1, 2, 3])
})

test('what was changed since it was read is not changed again under the older version', async () => {
  const change = async (name: string, version: string) =>
    app.inject({ method: 'PATCH', url: '/name', headers: { 'if-match': version }, payload: { name } })
  const read = String((await app.inject({ url: '/name' })).headers.etag)
  const changed = await change('Grace', read)
  expect(changed.json()).toEqual({ name: 'Grace' })
  const late = await change('Edsger', read)
  expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'changed_meanwhile' }])
  expect(standing).toEqual({ name: 'Grace' })
  // The response to a change names the version for the next one. A request may name several versions, or any.
  expect((await change('Barbara', `"other", ${String(changed.headers.etag)}`)).statusCode).toBe(200)
  expect((await change('Frances', '*')).statusCode).toBe(200)
})

test('who names no version changes what stands there', async () => {
  const sent = await app.inject({ method: 'PATCH', url: '/name', payload: { name: 'Ada' } })
  expect([sent.statusCode, standing]).toEqual([200, { name: 'Ada' }])
})
