import type { LookupAddress } from 'node:dns'
import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startSite } from '../../testing/stand-ins/site.ts'
import type { FetchedPage, FetchRules } from './guarded-fetch.ts'
import { FetchRefused } from './fetch-refused.ts'
import { fetchAny, fetchPage, post } from './guarded-fetch.ts'
import { pageText } from '../page-text.ts'

// All of 127.0.0.0/8 is this machine. One address stands for a public one; the others must not be reached.
const PUBLIC = '127.0.0.2'
const HTML = '<!doctype html><title>A page</title>'
const page = (body: string | Buffer, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)
  }
}

const ANSWERS: Record<string, RequestListener> = {
  '/page': (request, response) => {
    const seen = JSON.stringify(request.headers).replaceAll('<', '')
    response.setHeader('content-security-policy', ["frame-src 'self'", "script-src 'self'"])
    page(HTML + seen)(request, response)
  },
  '/gzip': page(gzipSync(HTML), { 'content-encoding': 'gzip' }),
  '/br': page(brotliCompressSync(HTML), { 'content-encoding': 'br' }),
  '/latin': page(Buffer.from('<p>Grüße', 'latin1'), { 'content-type': 'text/html; charset=ISO-8859-1' }),
  '/odd-charset': page(HTML, { 'content-type': 'text/html; charset=klingon' }),
  '/large': page('x'.repeat(1_000_001)),
  '/just-fits': page('x'.repeat(1_000_000)),
  '/gzip-bomb': page(gzipSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'gzip' }),
  // Twenty bytes each, all empty.
  '/empty-members': page(Buffer.concat(Array<Buffer>(60_000).fill(gzipSync(''))), {
    'content-encoding': 'gzip',
  }),
  '/broken-gzip': page('no gzip at all', { 'content-encoding': 'gzip' }),
  '/cut-gzip': page(gzipSync(HTML.repeat(50)).subarray(0, 30), { 'content-encoding': 'gzip' }),
  '/zstd': page('x', { 'content-encoding': 'zstd' }),
  '/image': page('secret', { 'content-type': 'image/png' }),
  '/json': page('{"secret":1}', { 'content-type': 'application/json' }),
  '/untyped': (_request, response) => {
    response.writeHead(200).end('secret')
  },
  '/missing': (_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('secret')
  },
  '/silent': () => undefined,
  '/drip': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const timer = setInterval(() => response.write('x'), 20)
    response.once('close', () => clearInterval(timer))
  },
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
    response.write('x', () => response.destroy())
  },
  '/away': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.destroy()
  },
}

function redirect(location: string): RequestListener {
  return (_request, response) => {
    response.writeHead(302, { location }).end()
  }
}

const inner = await startSite('127.0.0.1', page('the inside'))
const site = await startSite(PUBLIC, (request, response) => {
  const { pathname, searchParams } = new URL(String(request.url), 'http://x')
  const to = searchParams.get('to')
  const hops = Number(searchParams.get('hops'))
  if (to !== null) return redirect(to)(request, response)
  if (hops > 0) return redirect(`/?hops=${hops - 1}`)(request, response)
  return (ANSWERS[pathname] ?? page(HTML))(request, response)
})

const at = (path: string) => `http://${PUBLIC}:${site.port}${path}`

// Test servers use any port; the port check has its own test.
const RULES: FetchRules = {
  allowPrivate: true,
  userAgent: 'Test/1.0',
  mayConnect: (address) => address === PUBLIC,
  notPublicAfterMs: 0,
  timeMs: 5_000,
}

/** As in production. */
const STRICT: FetchRules = { allowPrivate: false, userAgent: 'Test/1.0', notPublicAfterMs: 0 }

async function refusal(address: string, rules: FetchRules = RULES): Promise<FetchRefused> {
  const outcome = await fetchPage(address, rules).catch((error: unknown) => error)
  if (outcome instanceof FetchRefused) return outcome
  throw new Error(`expected a refusal: ${JSON.stringify(outcome)}`)
}

function textOf({ body, headers }: FetchedPage): string {
  return pageText(body, headers.get('content-type') ?? '')
}

test('reads a page, with nothing of anybody in the request', async () => {
  const read = await fetchPage(at('/page').replace('//', '//user:password@'), RULES)
  const { url, headers } = read
  const html = textOf(read)
  expect(html).toContain(HTML)
  expect(new URL(url).pathname).toBe('/page')
  expect(headers.get('content-security-policy')).toBe("frame-src 'self', script-src 'self'")
  const sent = JSON.parse(html.slice(HTML.length)) as Record<string, string>
  expect(Object.keys(sent).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
  expect([sent['user-agent'], sent.connection]).toEqual(['Test/1.0', 'close'])
})

test.each([
  ['/gzip', HTML],
  ['/br', HTML],
  ['/latin', '<p>Grüße'],
  ['/odd-charset', HTML],
  ['/just-fits', 'x'.repeat(1_000_000)],
])('reads %s', async (path, html) => {
  expect(textOf(await fetchPage(at(path), RULES))).toBe(html)
})

test('follows redirects, five at most', async () => {
  const { url } = await fetchPage(at('/?hops=5'), RULES)
  expect(url).toBe(at('/?hops=0'))
  expect((await refusal(at('/?hops=6'))).reason).toBe('too_many_redirects')
})

test('a redirect without end ends', async () => {
  const before = site.asked.length
  expect((await refusal(at(`/?to=${encodeURIComponent('/?to=/?to=')}`))).reason).toBe('too_many_redirects')
  expect(site.asked.length - before).toBe(6)
})

test.each([
  ['this machine', () => `http://127.0.0.1:${inner.port}/`],
  ['this machine by its name', () => `http://localhost:${inner.port}/`],
  ['this machine in another spelling', () => `http://2130706433:${inner.port}/`],
])('a redirect to %s is not followed', async (_, to) => {
  const before = inner.asked.length
  expect((await refusal(at(`/?to=${encodeURIComponent(to())}`))).reason).toBe('private_address')
  expect(inner.asked).toHaveLength(before)
})

test.each([
  ['decimal', 'http://2130706433'],
  ['octal', 'http://0177.0.0.1'],
  ['hexadecimal', 'http://0x7f.0.0.1'],
  ['hexadecimal in one', 'http://0x7f000001'],
  ['short', 'http://127.1'],
  ['full-width digits', 'http://１２７.０.０.１'],
  ['IPv6', 'http://[::1]'],
  ['IPv4 within IPv6', 'http://[::ffff:127.0.0.1]'],
  ['IPv4 within IPv6, hexadecimal', 'http://[::ffff:7f00:1]'],
  ['all addresses', 'http://0.0.0.0'],
])('this machine is not asked, written as %s', async (_, address) => {
  const before = inner.asked.length
  expect((await refusal(address, STRICT)).reason).toBe('private_address')
  expect(inner.asked).toHaveLength(before)
})

test.each([
  ['127.0.0.1', 4],
  ['::1', 6],
  ['10.0.0.1', 4],
  ['169.254.169.254', 4],
  ['::ffff:127.0.0.1', 6],
])('a name that means %s is not asked', async (address, family) => {
  const resolve = async () => [{ address, family }]
  expect((await refusal('http://inside.test/', { ...STRICT, resolve })).reason).toBe('private_address')
})

test('the names of this machine alone are no public names', async () => {
  const before = inner.asked.length
  expect((await refusal('http://localhost/', STRICT)).reason).toBe('private_address')
  expect(inner.asked).toHaveLength(before)
})

test('a cloud’s metadata is not asked, even where private addresses are allowed', async () => {
  const rules = { ...STRICT, allowPrivate: true }
  expect((await refusal('http://169.254.169.254/latest/meta-data/', rules)).reason).toBe('private_address')
})

test('where private addresses are allowed, this machine is asked', async () => {
  const rules = { allowPrivate: true, userAgent: 'x' }
  expect(textOf(await fetchPage(`http://localhost:${inner.port}/`, rules))).toBe('the inside')
})

test('a name is looked up once, and what was checked is what is asked', async () => {
  const answers = [PUBLIC, '127.0.0.1']
  const lookups: string[] = []
  const resolve = async (hostname: string) => {
    lookups.push(hostname)
    return [{ address: answers[lookups.length - 1] ?? '127.0.0.1', family: 4 }]
  }
  const before = inner.asked.length
  const read = await fetchPage(`http://rebind.test:${site.port}/`, { ...RULES, resolve })
  expect([textOf(read), read.url, lookups]).toEqual([
    HTML,
    `http://rebind.test:${site.port}/`,
    ['rebind.test'],
  ])
  expect((await refusal(`http://rebind.test:${site.port}/`, { ...RULES, resolve })).reason).toBe(
    'private_address',
  )
  expect(inner.asked).toHaveLength(before)
})

const toBoth = async () => [PUBLIC, '127.0.0.1'].map((address) => ({ address, family: 4 }))
const never = async () => new Promise<never>(() => undefined)

test('one private address among those of a name is enough to ask none', async () => {
  expect((await refusal(`http://both.test:${site.port}/`, { ...RULES, resolve: toBoth })).reason).toBe(
    'private_address',
  )
})

test.each([
  ['no name', async () => []],
  ['a name that cannot be looked up', async () => Promise.reject(new Error('ENOTFOUND'))],
])('%s has no page', async (_, resolve) => {
  expect((await refusal('http://nowhere.test/', { ...RULES, resolve })).reason).toBe('no_such_host')
})

test('whoever named an address cannot tell what is inside from what is not there', async () => {
  const answers: Record<string, () => Promise<LookupAddress[]>> = {
    'inside.test': async () => [{ address: '10.0.0.1', family: 4 }],
    'both.test': toBoth,
    'nowhere.test': async () => [],
    'unknown.test': async () => Promise.reject(new Error('ENOTFOUND')),
  }
  const rules = { ...STRICT, notPublicAfterMs: 300, resolve: async (host: string) => answers[host]?.() ?? [] }
  const happened: string[] = []
  const early = sleep(290).then(() => happened.push('nearly the moment'))
  const told = Object.keys(answers).map(async (host) =>
    happened.push((await refusal(`http://${host}/`, rules)).told),
  )
  await Promise.all([early, ...told])
  expect(happened).toEqual(['nearly the moment', ...Array.from(told, () => 'not_public')])
})

test('what is public is told as it is', async () => {
  expect((await refusal(at('/missing'))).told).toBe('status 404')
  expect((await refusal(`http://${PUBLIC}:1/`)).told).toBe('no_answer')
  expect((await refusal('https://example.com:6379/', STRICT)).told).toBe('port 6379')
})

test.each([
  ['ftp://127.0.0.2/', 'address'],
  ['file:///etc/passwd', 'address'],
  ['javascript:alert(1)', 'address'],
  ['example.com', 'address'],
  ['http://127.0.0.2:22/', 'port'],
  ['http://127.0.0.2:6379/', 'port'],
  ['https://127.0.0.2:3000/', 'port'],
  ['http://db.internal/', 'private_address'],
  ['http://printer.local:22/', 'private_address'],
])('%s is not asked: %s', async (address, reason) => {
  expect((await refusal(address, STRICT)).reason).toBe(reason)
})

test.each(['ftp://127.0.0.2/', 'file:///etc/passwd', 'http://', 'data:text/html,x'])(
  'a redirect to %s is not followed',
  async (to) => {
    expect((await refusal(at(`/?to=${encodeURIComponent(to)}`))).reason).toBe('address')
  },
)

test.each([
  ['/large', 'too_large', undefined],
  ['/gzip-bomb', 'too_large', undefined],
  ['/empty-members', 'too_large', undefined],
  ['/broken-gzip', 'no_answer', undefined],
  ['/cut-gzip', 'no_answer', undefined],
  ['/cut', 'no_answer', undefined],
  ['/away', 'no_answer', undefined],
  ['/zstd', 'not_a_page', 'zstd'],
  ['/image', 'not_a_page', 'image/png'],
  ['/json', 'not_a_page', 'application/json'],
  ['/untyped', 'not_a_page', ''],
  ['/missing', 'status', '404'],
])('%s is refused as %s, without a word of what it holds', async (path, reason, found) => {
  const outcome = await refusal(at(path))
  expect([outcome.reason, outcome.found]).toEqual([reason, found])
  expect(JSON.stringify([outcome.message, outcome])).not.toContain('secret')
})

test.each(['/silent', '/drip'])('%s is left after the time', async (path) => {
  expect((await refusal(at(path), { ...RULES, timeMs: 300 })).reason).toBe('timeout')
})

test('a name server that does not answer is left after the time', async () => {
  expect((await refusal('http://slow.test/', { ...RULES, resolve: never, timeMs: 100 })).reason).toBe(
    'timeout',
  )
})

test('where nothing listens nothing answers', async () => {
  expect((await refusal(`http://${PUBLIC}:1/`)).reason).toBe('no_answer')
})

test('a site without a right certificate is none', async () => {
  expect(['certificate', 'no_answer']).toContain((await refusal(`https://${PUBLIC}:${site.port}/`)).reason)
})

test('posts once, guarded likewise, and reads the head of the answer and its beginning', async () => {
  const sent = { headers: { 'content-type': 'application/json' }, body: '{"größe":1}' }
  const beginning = { status: 200, retryAfter: undefined, text: 'x'.repeat(2_048) }
  expect(await post(at('/large'), sent, { ...RULES, mayTell: () => true })).toEqual(beginning)
  expect(await post(at('/drip'), sent, { ...RULES, mayTell: () => true })).toMatchObject({ status: 200 })
  expect(await post(at('/gzip'), sent, { ...RULES, mayTell: () => true })).toMatchObject({ text: null })
  expect(await post(at('/json'), sent, RULES), 'of this machine').toMatchObject({ status: 200, text: null })
  const before = site.asked.length
  expect(await post(at('/?to=/page'), sent, RULES)).toMatchObject({ status: 302 })
  expect(site.asked.length - before).toBe(1)
  const refused = async (address: string, rules = RULES) =>
    post(address, sent, rules).catch((error: unknown) => error instanceof FetchRefused && error.reason)
  expect(await refused(`http://127.0.0.1:${inner.port}/`)).toBe('private_address')
  expect(await refused('http://169.254.169.254/', STRICT)).toBe('private_address')
  expect(await refused('http://example.com:6379/', STRICT)).toBe('port')
  expect(await refused(at('/silent'), { ...RULES, timeMs: 100 })).toBe('timeout')
})

test('asks in any method for whatever is there, guarded likewise, and tells nobody else who asks', async () => {
  const asked = { method: 'PROPFIND', headers: { authorization: 'Basic secret' }, body: '<x/>' }
  expect(await fetchAny(at('/missing'), asked, RULES)).toMatchObject({
    status: 404,
    body: Buffer.from('secret'),
  })
  expect(String((await fetchAny(at('/page'), asked, RULES)).body)).toContain('Basic secret')
  expect(String((await fetchAny(at('/?to=/page'), asked, RULES)).body)).toContain('Basic secret')
  const other = `http://other.test:${site.port}/page`
  const led = await fetchAny(at(`/?to=${other}`), asked, {
    ...RULES,
    resolve: async () => [{ address: PUBLIC, family: 4 }],
  })
  expect(String(led.body)).toContain('other.test')
  expect(String(led.body)).not.toContain('Basic secret')
  const refused = async (address: string) =>
    fetchAny(address, asked, RULES).catch((error: unknown) => error instanceof FetchRefused && error.reason)
  expect(await refused(`http://127.0.0.1:${inner.port}/`)).toBe('private_address')
  expect(await refused(at(`/?to=http://127.0.0.1:${inner.port}/`))).toBe('private_address')
  expect(await refused(at('/gzip-bomb'))).toBe('too_large')
})
