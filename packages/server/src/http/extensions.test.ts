import { createHash } from 'node:crypto'
import { EXTENSION_ID, EXTENSION_KEY, extensionOrigin } from '@scheduling/contract/extension'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'

const app = await startTestApp()

const preflight = async (origin: string, path = '/api/v1/event-types') =>
  fetch(app.url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })

test('the id is the one that browsers derive from the key in the manifest', () => {
  const digest = createHash('sha256').update(Buffer.from(EXTENSION_KEY, 'base64')).digest('hex')
  const letters = digest
    .slice(0, 32)
    .replaceAll(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16)))
  expect(letters).toBe(EXTENSION_ID)
})

test('our extension may call the API from its own pages, without access to this site', async () => {
  const origin = extensionOrigin(EXTENSION_ID)
  const { status, headers } = await preflight(origin)
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin])
  expect(headers.get('access-control-allow-headers')).toContain('authorization')
  const answer = await fetch(`${app.url}/api/v1/users/aboutme`, { headers: { origin } })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, origin])
})

test.each([
  ['another extension', extensionOrigin('a'.repeat(32))],
  ['a website', 'https://evil.example'],
  ['a page without an origin', 'null'],
])('%s may not', async (_what, origin) => {
  const { status, headers } = await preflight(origin)
  expect([status, headers.get('access-control-allow-origin')]).toEqual([404, null])
})

test('what is not the API stays closed to it', async () => {
  const { headers } = await preflight(extensionOrigin(EXTENSION_ID), '/login')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})
