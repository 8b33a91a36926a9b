import { startDns } from '@scheduling/sandbox/dns'
import type { ZoneRecord } from '@scheduling/sandbox/dns'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startSite } from '../testing/stand-ins/site.ts'
import { FetchRefused } from './fetch/fetch-refused.ts'
import type { FetchRules } from './fetch/guarded-fetch.ts'
import { fetchAny, fetchInTurn, fetchPage, post } from './fetch/guarded-fetch.ts'

// An attacker runs a name server and gives each question the answer that helps them. One address of this
// machine stands for a public one, another for an internal one. Both listen on the same port, so that a
// request to the wrong one would be answered.
const [PUBLIC, INSIDE] = ['127.0.0.2', '127.0.0.1']
const NAME = 'rebind.example'

const site = await startSite(PUBLIC, (request, response) => {
  if (request.url === '/away') response.writeHead(302, { location: '/' })
  else response.writeHead(200, { 'content-type': 'text/html' })
  response.end('public')
})
const inside = await startSite(
  INSIDE,
  (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('secret'),
  site.port,
)
const dns = await startDns()
afterAll(() => dns.close())

const toPublic: ZoneRecord = [NAME, 'A', PUBLIC]
const toInside: ZoneRecord = [NAME, 'A', INSIDE]
const rules: FetchRules = {
  // Allows any port; `mayConnect` decides about addresses.
  allowPrivate: true,
  userAgent: 'Test',
  nameServers: [`127.0.0.1:${dns.port}`],
  mayConnect: (address) => address === PUBLIC,
  notPublicAfterMs: 0,
}
beforeEach(() => {
  dns.records = [toPublic]
  dns.onAnswered = undefined
  dns.asked.length = 0
})

/** After this many answers, the name points to the internal address. */
function rebindAfter(questions: number): void {
  dns.onAnswered = () => {
    if (dns.asked.length >= questions) dns.records = [toInside]
  }
}

const GET = { method: 'GET', headers: {} }
const at = (path: string) => `http://${NAME}:${site.port}${path}`
const WAYS: [name: string, ask: (url: string) => Promise<unknown>][] = [
  ['a page', async (url) => fetchPage(url, rules)],
  ['anything', async (url) => fetchAny(url, GET, rules)],
  ['a webhook', async (url) => post(url, { headers: {}, body: '{}' }, rules)],
  ['two questions in turn', async (url) => fetchInTurn(url, GET, () => GET, rules)],
]

const outcome = async (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof FetchRefused ? error.reason : error),
  )

test.each(WAYS)(
  '%s: a name that means another address after the look asks the one that was seen',
  async (_, ask) => {
    rebindAfter(1)
    expect(await outcome(ask(at('/')))).toBe('answered')
    expect(dns.asked.toSorted()).toEqual([`${NAME} A`, `${NAME} AAAA`])
    expect(await outcome(ask(at('/')))).toBe('private_address')
    expect(inside.asked).toEqual([])
  },
)

test('a redirect to the same name is looked up again', async () => {
  rebindAfter(2)
  expect(await outcome(fetchPage(at('/away'), rules))).toBe('private_address')
  expect(site.asked.at(-1)).toBe('/away')
  expect(inside.asked).toEqual([])
})

test.each<[what: string, records: ZoneRecord[]]>([
  ['two addresses', [toPublic, toInside]],
  ['two addresses, the other way round', [toInside, toPublic]],
  [
    'an alias',
    [
      [NAME, 'CNAME', 'inside.example'],
      ['inside.example', 'A', INSIDE],
    ],
  ],
  ['an address of the newer kind', [toPublic, [NAME, 'AAAA', '::1']]],
  ['an old address in a new one', [[NAME, 'AAAA', '0:0:0:0:0:ffff:7f00:1']]],
  ['any address of this machine', [[NAME, 'A', '0.0.0.0']]],
])('%s: one that lies inside is enough to ask none', async (_what, records) => {
  dns.records = records
  for (const [, ask] of WAYS) expect(await outcome(ask(at('/')))).toBe('private_address')
  expect(inside.asked).toEqual([])
})
