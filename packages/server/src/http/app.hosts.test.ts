import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { addEvent, openAccount } from '../testing/hosts.ts'
import { rawRequest, rawText } from '../testing/raw-request.ts'

// All kinds of requests, as raw bytes on a connection. Only the public name and the tests' own address are
// known.
const app = await startTestApp({ publicUrl: 'https://meet.example.test' })
const host = await openAccount(app)
const event = await addEvent(host)
const PAGE = `/${host.me.link}/${event.slug}`
const OURS = 'Host: meet.example.test'
const CLOSE = 'Connection: close'

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
const ask = (...lines: string[]) => rawText(app.url, [...lines, CLOSE])

test.each([
  ['the public name', `GET ${PAGE} HTTP/1.1`, OURS],
  ['its usual port', `GET ${PAGE} HTTP/1.1`, `${OURS}:443`],
  ['capitals', `GET ${PAGE} HTTP/1.1`, 'HOST: MEET.EXAMPLE.TEST'],
  ['a dot at the end', `GET ${PAGE} HTTP/1.1`, `${OURS}.`],
  ['HTTP/1.0', `GET ${PAGE} HTTP/1.0`, OURS],
  ['the whole address in the first line', `GET http://meet.example.test${PAGE} HTTP/1.1`, OURS],
])('200 for %s', async (_, ...lines) => {
  expect(statusOf(await ask(...lines))).toBe(200)
})

test.each([
  ['another name', `GET ${PAGE} HTTP/1.1`, 'Host: evil.test'],
  ['another port', `GET ${PAGE} HTTP/1.1`, `${OURS}:3000`],
  ['our name as the beginning of another', `GET ${PAGE} HTTP/1.1`, `${OURS}.evil.test`],
  ['our name as a user', `GET ${PAGE} HTTP/1.1`, 'Host: meet.example.test@evil.test'],
  ['an address', `GET ${PAGE} HTTP/1.1`, 'Host: 192.0.2.1'],
  ['an empty name', `GET ${PAGE} HTTP/1.1`, 'Host:'],
  ['two names', `GET ${PAGE} HTTP/1.1`, OURS, 'Host: evil.test'],
  ['the same name twice', `GET ${PAGE} HTTP/1.1`, OURS, OURS],
  ['no name, in HTTP/1.0', `GET ${PAGE} HTTP/1.0`],
  ['another name in the first line', `GET http://evil.test${PAGE} HTTP/1.1`, OURS],
  ['our name in the first line alone', `GET http://meet.example.test${PAGE} HTTP/1.1`, 'Host: evil.test'],
  ['the name of a proxy', `GET ${PAGE} HTTP/1.1`, 'Host: evil.test', 'X-Forwarded-Host: meet.example.test'],
  ['a path that cannot be decoded', 'GET /%ff%zz HTTP/1.1', 'Host: evil.test'],
  ['what does not exist', 'GET /no/such/place HTTP/1.1', 'Host: evil.test'],
  ['the API', 'GET /api/v1/users/aboutme HTTP/1.1', 'Host: evil.test'],
  ['the dashboard', 'GET / HTTP/1.1', 'Host: evil.test'],
  ['the script', 'GET /external/scheduling.js HTTP/1.1', 'Host: evil.test'],
  ['everything', 'OPTIONS * HTTP/1.1', 'Host: evil.test'],
  ['a name before a probe', 'GET /healthz HTTP/1.1', 'Host: evil.test'],
  ['a probe that is none', 'GET /healthz/../admin HTTP/1.1', 'Host: 192.0.2.1'],
])('421 for %s, and no cache keeps it', async (_, ...lines) => {
  const answer = await ask(...lines)
  expect(statusOf(answer)).toBe(421)
  expect(answer).toContain('"code":"misdirected_request"')
  expect(answer.toLowerCase()).toContain('cache-control: no-store')
})

test('a request without a name is none at all in HTTP/1.1', async () => {
  expect(statusOf(await ask(`GET ${PAGE} HTTP/1.1`))).toBe(400)
})

test('a form under a name that is not ours changes nothing', async () => {
  const request = {
    method: 'POST',
    path: '/api/v1/users/login',
    headers: { host: 'evil.test', 'content-type': 'application/json' },
    body: JSON.stringify({ email: host.me.userEmail, password: 'x' }),
  }
  expect((await rawRequest(app.url, request)).status).toBe(421)
})

test.each([
  'X-Forwarded-Host: evil.test',
  'Forwarded: host=evil.test',
  'X-Original-Host: evil.test',
  'X-Forwarded-Server: evil.test',
])('no link is made from %s', async (line) => {
  const answer = await ask(`GET ${PAGE} HTTP/1.1`, OURS, line)
  expect(statusOf(answer)).toBe(200)
  expect(answer).not.toContain('evil.test')
})

test('nor from the first line: the page has its own address', async () => {
  const answer = await ask(`GET HTTP://Meet.Example.Test${PAGE}?theme=dark HTTP/1.1`, OURS)
  expect(answer).toContain(`"origin":"https://meet.example.test","path":"${PAGE}"`)
})

test.each(['[::1]', '10.9.8.7:80', '192.0.2.1:3000', 'localhost:3000'])(
  'who looks whether the server lives may ask for %s',
  async (name) => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, statusOf(await ask(`GET ${path} HTTP/1.1`, `Host: ${name}`))]).toEqual([path, 200])
    expect(statusOf(await ask(`GET ${PAGE} HTTP/1.1`, `Host: ${name}`))).toBe(421)
  },
)

test('or for nobody, as old probes do', async () => {
  expect(statusOf(await ask('GET /healthz HTTP/1.0'))).toBe(200)
})

const ofCustomDomain = async () => statusOf(await ask(`GET ${PAGE} HTTP/1.1`, 'Host: Book.Custom.test'))

test('a domain that a host connected is known a moment later, and no longer when it is gone', async () => {
  const connect = (domain: string) =>
    app.context.db.insertInto('custom_domains').values({ domain, for_host: host.me.userID }).execute()
  const disconnect = () => app.context.db.deleteFrom('custom_domains').execute()
  expect(await ofCustomDomain()).toBe(421)
  await connect('book.custom.test')
  // No matter how many requests ask for unknown names, the database is queried only once in a while.
  expect(await ofCustomDomain()).toBe(421)
  app.clock.advance(1)
  expect(await ofCustomDomain()).toBe(200)
  await disconnect()
  app.clock.advance(1)
  expect(await ofCustomDomain()).toBe(421)
})

const led = async (path: string, name: string) => {
  const answer = await ask(`GET ${path} HTTP/1.1`, `Host: ${name}`)
  return [statusOf(answer), /^location: (.*)$/im.exec(answer)?.[1]?.trim()]
}

test('where an account begins or is paid for, a host’s domain leads to our own name', async () => {
  await app.context.db
    .insertInto('custom_domains')
    .values({ domain: 'book.custom.test', for_host: host.me.userID })
    .execute()
  app.clock.advance(1)
  expect(await led('/onboard?via=dana', 'book.custom.test')).toEqual([
    302,
    'https://meet.example.test/onboard?via=dana',
  ])
  expect(await led('/upgrade', 'book.custom.test')).toEqual([302, 'https://meet.example.test/upgrade'])
  expect(await led('/availability', 'book.custom.test')).toEqual([200, undefined])
  expect(await led('/onboard', 'meet.example.test')).toEqual([200, undefined])
  await app.context.db.deleteFrom('custom_domains').execute()
})
