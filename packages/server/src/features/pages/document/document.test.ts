import type { PageData, RenderPage } from '@scheduling/contract'
import Fastify from 'fastify'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { openAccount, addEvent } from '../../../testing/hosts.ts'
import { startTestApp } from '../../../testing/app.ts'
import { openPage } from '../../../testing/pages.ts'
import { pageSender } from './document.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const { data: eventData } = await openPage(app.url, `/${host.me.link}/${event.slug}`)

function setUp() {
  const render = vi.fn<RenderPage>((data) => ({ html: `<p>${JSON.stringify(data)}`, styles: 'p{}' }))
  const send = pageSender(render)
  const server = Fastify()
  let shown = eventData
  server.get('/', (request, reply) => send(shown, request, reply))
  const open = async (data: PageData, encoding = '') => {
    shown = data
    return server.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  }
  return { render, open }
}

test('what many see is rendered once, as long as nothing about it changes', async () => {
  const { render, open } = setUp()
  const first = await open(eventData)
  const again = await open(structuredClone(eventData))
  expect([again.body, render.mock.calls.length]).toEqual([first.body, 1])
  const later = { ...eventData, options: { ...eventData.options, now: eventData.options.now + 60_000 } }
  expect((await open(later)).body).not.toBe(first.body)
})

test.each([
  ['a form', { idempotencyKey: 'key' }],
  ['what was typed', { refused: { values: {}, errors: [], code: null, nearest: [] } }],
  ['a manage link', { kind: 'booking' }],
])('a page with %s is never kept', async (_, change) => {
  const { render, open } = setUp()
  const data = { ...eventData, ...change } as unknown as PageData
  await open(data)
  await open(data)
  expect(render).toHaveBeenCalledTimes(2)
})

test('each browser gets the compression that it takes, of the same page', async () => {
  const { open } = setUp()
  const plain = await open(eventData)
  const br = await open(eventData, 'gzip, deflate, br, zstd')
  const gzip = await open(eventData, 'gzip')
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('the policy allows the page’s own styles and no others', async () => {
  const { open } = setUp()
  const { headers } = await open(eventData)
  const hash = createHash('sha256').update('p{}').digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`)
})

test('the policy allows the script that stands in the document, and no other', async () => {
  const { open, render } = setUp()
  render.mockReturnValueOnce({ html: '<p>', styles: 'p{}', inline: 'first()' })
  const { headers } = await open(eventData)
  const hash = createHash('sha256').update('first()').digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})
