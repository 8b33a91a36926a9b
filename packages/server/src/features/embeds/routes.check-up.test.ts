import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { startSite } from '../../testing/stand-ins/site.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const off = await addEvent(host, { isOn: false })
const PAGE = `${TEST_PUBLIC_URL}/${host.me.link}/${event.slug}`
const SCRIPT = `<script async src="${TEST_PUBLIC_URL}/external/scheduling.js"></script>`

const pages = new Map<string, { html: string; headers?: Record<string, string> }>()
const site = await startSite('127.0.0.1', (request, response) => {
  const { html, headers } = pages.get(String(request.url)) ?? { html: '' }
  response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)
})

async function checkUp(by: TestHost, html: string, headers?: Record<string, string>) {
  const at = `/${crypto.randomUUID()}`
  pages.set(at, { html, ...(headers && { headers }) })
  return by.api.call('POST /embeds/check-up', { body: { url: `http://127.0.0.1:${site.port}${at}` } })
}

const iframe = (src: string) => `<iframe src="${src}" data-schedule></iframe>`

test('says that the snippet works, and where it leads', async () => {
  const { url, found, findings } = await checkUp(host, iframe(`${PAGE}?embed=inline`) + SCRIPT)
  expect(new URL(url).port).toBe(String(site.port))
  expect(found).toEqual([{ kind: 'inline', url: `${PAGE}?embed=inline`, settings: {} }])
  expect(findings).toEqual([{ code: 'works', level: 'good', detail: null }])
})

test('says what the site’s policy has to allow', async () => {
  const { findings } = await checkUp(host, iframe(PAGE) + SCRIPT, {
    'content-security-policy': `script-src ${TEST_PUBLIC_URL}; frame-src 'self'`,
  })
  expect(findings).toEqual([
    { code: 'policy_blocks_frame', level: 'problem', detail: `frame-src ${TEST_PUBLIC_URL}` },
  ])
})

async function codes(by: TestHost, src: string): Promise<string[]> {
  const { findings } = await checkUp(by, iframe(src) + SCRIPT)
  return findings.map(({ code }) => code)
}

test('knows which pages there are, and whose', async () => {
  const other = await openAccount(app)
  expect(await codes(host, `${TEST_PUBLIC_URL}/${host.me.link}`)).toEqual(['works'])
  expect(await codes(host, `${TEST_PUBLIC_URL}/${host.me.link}/${off.slug}`)).toEqual(['event_off'])
  expect(await codes(host, `${TEST_PUBLIC_URL}/${host.me.link}/no-such-event`)).toEqual(['unknown_page'])
  expect(await codes(host, `${TEST_PUBLIC_URL}/nobody-here`)).toEqual(['unknown_page'])
  expect(await codes(host, `${TEST_PUBLIC_URL}/%00/%FF`)).toEqual(['unknown_page'])
  expect(await codes(other, PAGE)).toEqual(['other_owner', 'works'])
})

test('knows the allowed sites of the saved embed', async () => {
  const origin = `http://127.0.0.1:${site.port}`
  const lists = [[], [origin], ['https://shop.test']]
  const said = []
  for (const allowedSites of lists) {
    const body = { name: 'Site', kind: 'inline' as const, allowedSites }
    const { id } = await host.api.call('POST /embeds', { body })
    said.push(await codes(host, `${PAGE}?embed=inline&amp;widget=${id}`))
  }
  expect(said).toEqual([['works'], ['works'], ['site_not_allowed']])
})

test('and that they hold for code that names no embed', async () => {
  const { me, api } = await openAccount(app)
  const { slug, id: eventTypeId } = await addEvent({ ...host, me, api })
  const body = { name: 'Shop', kind: 'inline' as const, eventTypeId, allowedSites: ['https://shop.test'] }
  await api.call('POST /embeds', { body })
  const address = `${TEST_PUBLIC_URL}/${me.link}/${slug}?embed=inline`
  expect(await codes({ ...host, me, api }, address)).toEqual(['site_not_allowed'])
})

test.each([
  ['is no page', { 'content-type': 'application/pdf' }, 'not_a_page', 'application/pdf'],
  [
    'leads away to nowhere',
    { location: 'ftp://127.0.0.1/' },
    'missing',
    `${TEST_PUBLIC_URL}/${host.me.link}`,
  ],
])('what %s is a finding', async (_, headers: Record<string, string>, code, detail) => {
  const { found, findings } = await checkUp(host, 'secret', headers)
  expect([found, findings]).toEqual([[], [{ code, level: 'problem', detail }]])
})

test('what does not answer is a finding', async () => {
  const body = { url: 'http://127.0.0.1:1/' }
  expect(await host.api.call('POST /embeds/check-up', { body })).toEqual({
    url: body.url,
    found: [],
    findings: [{ code: 'unreachable', level: 'problem', detail: 'no_answer' }],
  })
})

test('422 for what is no address of a page', async () => {
  for (const url of [
    'shop.test',
    'ftp://shop.test/',
    'javascript:alert(1)',
    `https://a.test/${'x'.repeat(2_000)}`,
  ])
    expect(await host.api.refusal('POST /embeds/check-up', { body: { url } })).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'url' }],
    })
})

test('429 after many by one host, without hindering another', async () => {
  const [eager, calm] = [await openAccount(app), await openAccount(app)]
  const body = { url: 'http://127.0.0.1:1/' }
  for (let count = 0; count < 30; count++) await eager.api.call('POST /embeds/check-up', { body })
  expect(await eager.api.refusal('POST /embeds/check-up', { body })).toMatchObject({ code: 'rate_limited' })
  await calm.api.call('POST /embeds/check-up', { body })
  app.clock.advance(10)
  await eager.api.call('POST /embeds/check-up', { body })
})

const strict = await startTestApp({ allowPrivateFetch: false })
const stranger = await openAccount(strict)

test.each([
  ['http://127.0.0.1/', 'not_public'],
  ['http://[::1]/', 'not_public'],
  ['http://169.254.169.254/latest/meta-data/', 'not_public'],
  ['http://10.0.0.1/', 'not_public'],
  ['http://0x7f000001/', 'not_public'],
  ['http://db.internal/', 'not_public'],
  ['http://a.test:6379/', 'port'],
  ['http://robin:word@a.test/', 'password'],
])('422 for %s, unless whoever runs the server allows it', async (url, reason) => {
  expect(await stranger.api.refusal('POST /embeds/check-up', { body: { url } })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'url', reason }],
  })
})

test('a name that is not there is said to be no public one, and not when that was known', async () => {
  const happened: unknown[] = []
  const early = sleep(900).then(() => happened.push('nearly the moment'))
  const asked = stranger.api.call('POST /embeds/check-up', { body: { url: 'http://a.invalid/' } })
  await Promise.all([early, asked.then(({ findings }) => happened.push(findings))])
  expect(happened).toEqual([
    'nearly the moment',
    [{ code: 'unreachable', level: 'problem', detail: 'not_public' }],
  ])
})
