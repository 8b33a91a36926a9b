import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { addEvent, openAccount } from '../testing/hosts.ts'
import { blob, picture } from '../testing/pictures.ts'
import type { RawAnswer } from '../testing/raw-request.ts'
import { rawRequest, rawText } from '../testing/raw-request.ts'

// A shared cache stores responses by address. An attacker sends headers that the cache ignores, so that their
// response is stored for everybody.

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const { avatar } = await host.api.call('PUT /settings/branding/:kind', {
  params: { kind: 'avatar' },
  body: blob(await picture('png')),
})
const page = `/${host.me.link}/${event.slug}`
const PATHS = [
  '/',
  '/login',
  `/${host.me.link}`,
  page,
  '/external/scheduling.js',
  '/assets/booking.js',
  `/oembed?url=${encodeURIComponent(`https://meet.example.test${page}`)}`,
  new URL(String(avatar), 'https://meet.example.test').pathname,
  '/api/v1/openapi.json',
  '/docs/api',
  '/healthz',
  `/try/${host.me.link}`,
  '/no/such/page',
]

const CANARY = 'canary.evil.test'
const UNKEYED: Record<string, string>[] = [
  { 'x-forwarded-host': CANARY },
  { 'x-forwarded-host': CANARY, 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' },
  { 'x-forwarded-scheme': 'http', 'x-forwarded-prefix': `/${CANARY}` },
  { forwarded: `host=${CANARY};proto=http;for=192.0.2.1` },
  {
    'x-host': CANARY,
    'x-original-host': CANARY,
    'x-forwarded-server': CANARY,
    'x-http-host-override': CANARY,
  },
  { 'x-original-url': `/${CANARY}`, 'x-rewrite-url': '/no/such/page' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE', 'x-http-method': 'PUT' },
  { 'accept-language': 'de', accept: 'application/json', 'user-agent': CANARY },
  { origin: `https://${CANARY}`, referer: `https://${CANARY}/` },
  { cookie: `session=${CANARY}`, authorization: `Bearer ${CANARY}` },
  { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' },
  { 'x-request-id': CANARY, 'x-correlation-id': CANARY, traceparent: CANARY },
  { 'if-none-match': '"x"', 'if-modified-since': 'Thu, 01 Jan 2037 00:00:00 GMT', 'if-match': '"x"' },
  { range: 'bytes=0-3', te: 'trailers', expect: '' },
  { 'access-control-request-method': 'PUT', 'access-control-request-headers': CANARY },
  { 'accept-encoding': CANARY, 'save-data': 'on', purpose: 'prefetch' },
]

const ask = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(app.url, { method: 'GET', path, headers: { host: 'meet.example.test', ...headers } })

/** By its own headers, or by its status if it has none: RFC 9111, section 3, and RFC 9110, section 15.1. */
function isKept({ status, headers }: RawAnswer): boolean {
  const said = headers.get('cache-control')
  if (said !== null) return !/no-store|private/.test(said)
  return [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501].includes(status)
}

/** Without the parts that differ every time. */
function lasting({ status, headers, text }: RawAnswer): unknown {
  const own = [...headers].filter(([name]) => !['date', 'x-request-id', 'connection'].includes(name))
  return { status, headers: own, text }
}

test.each(PATHS)('what a cache keeps of %s is the same for everybody', async (path) => {
  const plain = await ask(path)
  for (const headers of UNKEYED) {
    const answer = await ask(path, headers)
    expect(JSON.stringify([...answer.headers]) + answer.text).not.toContain(CANARY)
    const kept = isKept(answer) ? answer : plain
    expect([headers, lasting(kept)]).toEqual([headers, lasting(plain)])
  }
})

test.each([
  ['a header that is too long', [`x-long: ${'x'.repeat(20_000)}`]],
  ['a header with a character that is none', ['x-meta: a\u0001b']],
  ['a length that is none', ['Content-Length: x']],
  ['a coding that is none', ['Transfer-Encoding: x']],
  ['an expectation that nobody meets', ['Expect: 900-never']],
])('no refusal is kept for others: %s', async (_, lines) => {
  const answer = await rawText(app.url, [
    'GET /external/scheduling.js HTTP/1.1',
    'Host: meet.example.test',
    ...lines,
    'Connection: close',
  ])
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
  const said = /^cache-control: (.*)$/im.exec(answer)?.[1] ?? null
  const headers = new Headers(said === null ? {} : { 'cache-control': said })
  expect([status, status !== 200 && isKept({ status, headers, text: '' })]).toEqual([status, false])
})

test.each(['x.css', 'x.js', '%2fx.css', ';x.css', '%00x.css'])(
  'nobody’s page is taken for a file that caches keep: %s',
  async (ending) => {
    for (const path of [`${page}/${ending}`, `/settings/${ending}`, `/booking/token/${ending}`]) {
      const answer = await ask(path)
      expect([path, answer.headers.get('cache-control')]).toEqual([
        path,
        expect.stringMatching(/no-store|private|no-cache/),
      ])
    }
  },
)
