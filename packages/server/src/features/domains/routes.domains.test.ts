import type { Domain } from '@scheduling/contract'
import type { ZoneRecord } from '@scheduling/sandbox/dns'
import { startDns } from '@scheduling/sandbox/dns'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../../context.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, bookingOf, openAccount, PASSWORD } from '../../testing/hosts.ts'
import { withService } from '../../testing/service.ts'
import { rawRequest, rawText } from '../../testing/raw-request.ts'
import { findHost } from '../hosts/operations.ts'
import { choicesUrl } from '../notifications/reader/reader-token.ts'
import type { Verdict } from './judge.ts'
import { NAMES, openNames } from './names.ts'
import { checkDomain, cleanUpDomains, useAnotherDomain } from './operations.ts'
import { REACH } from './reach.ts'
import { domainOf } from './store.ts'

const app = await startTestApp()
const dns = await startDns()
afterAll(() => dns.close())

// The result of the check over TLS, replaced here.
let reached: Verdict | null = null
const names = openNames({ allowPrivate: true, servers: [`127.0.0.1:${dns.port}`], sourcePort: dns.port })
const context: Context = withService(withService(app.context, NAMES, names), REACH, async () => reached)
beforeEach(() => {
  dns.records = HERE
  reached = null
})

const HERE: ZoneRecord[] = [['meet.example.test', 'A', '192.0.2.1']]
let count = 0

interface Connected {
  host: TestHost
  domain: string
}

const acting = (host: TestHost) => ({
  hostId: host.me.userID as never,
  ip: '127.0.0.1',
  userAgent: undefined,
})
const known = (host: TestHost) => host.api.call('GET /domain').then(({ domain }) => domain as Domain)

/** The DNS records that the domain's owner adds for this host. */
async function recordsFor({ host, domain }: Connected): Promise<ZoneRecord[]> {
  const { records } = await known(host)
  return [
    ...HERE,
    [domain, 'CNAME', 'meet.example.test'],
    [`_scheduling.${domain}`, 'TXT', String(records[1]?.value)],
  ]
}

async function asked(host: TestHost, domain = `meet.firma-${++count}.test`): Promise<Connected> {
  await useAnotherDomain(context, acting(host), { domain })
  return { host, domain }
}

async function connected(testHost?: TestHost): Promise<Connected> {
  const at = await asked(testHost ?? (await openAccount(app)))
  dns.records = await recordsFor(at)
  await checkDomain(context, { hostId: at.host.me.userID })
  return at
}

const look = ({ host }: Connected) => checkDomain(context, { hostId: host.me.userID })
const ownerBy = async (name: string) =>
  JSON.parse((await get(name, '/api/v1/users/checkOwnerByDomain')).text) as object
const get = (host: string, path: string) => rawRequest(app.url, { method: 'GET', path, headers: { host } })

test('from nothing to working, each step with its state', async () => {
  const host = await openAccount(app)
  const at = await asked(host)
  const check = async () => {
    await checkDomain(context, { hostId: host.me.userID })
    return (await known(host)).state
  }
  expect(await known(host)).toMatchObject({ domain: at.domain, state: 'no_record', isUsed: false })
  dns.records = [...HERE, [at.domain, 'A', '203.0.113.7']]
  expect(await check()).toBe('wrong_target')
  expect((await known(host)).found).toBe('203.0.113.7')
  const right = await recordsFor(at)
  dns.records = right.slice(0, 2)
  expect(await check()).toBe('no_proof')
  dns.records = right
  reached = { state: 'no_certificate', found: null }
  expect(await check()).toBe('no_certificate')
  expect((await host.api.call('GET /users/aboutme')).custom_domain).toBeNull()
  reached = null
  expect(await check()).toBe('works')
  expect((await host.api.call('GET /users/aboutme')).custom_domain).toBe(at.domain)
  dns.isSilent = true
  expect(await check()).toBe('unknown')
  dns.isSilent = false
})

test('what has not spread is told from what is wrong', async () => {
  const at = await asked(await openAccount(app))
  const source = await startDns(await recordsFor(at))
  const zone = at.domain.replace('meet.', '')
  dns.records = [...HERE, [zone, 'NS', 'ns.test'], ['ns.test', 'A', '127.0.0.1']]
  const apart = openNames({ allowPrivate: true, servers: [`127.0.0.1:${dns.port}`], sourcePort: source.port })
  await checkDomain(withService(context, NAMES, apart), { hostId: at.host.me.userID })
  expect((await known(at.host)).state).toBe('not_spread')
  await source.close()
})

test('a domain goes to whom its DNS names, and to nobody else', async () => {
  const first = await connected()
  const thief = await openAccount(app)
  await asked(thief, first.domain)
  expect((await known(thief)).state).toBe('no_proof')
  expect((await first.host.api.call('GET /users/aboutme')).custom_domain).toBe(first.domain)
  // The owner has added another host's proof.
  dns.records = await recordsFor({ host: thief, domain: first.domain })
  await checkDomain(context, { hostId: thief.me.userID })
  expect((await thief.api.call('GET /users/aboutme')).custom_domain).toBe(first.domain)
  expect((await first.host.api.call('GET /users/aboutme')).custom_domain).toBeNull()
})

test('a proof that was left behind does not take the domain back', async () => {
  const first = await connected()
  const old = await recordsFor(first)
  app.clock.advance(1)
  const next = { host: await openAccount(app), domain: first.domain }
  await asked(next.host, first.domain)
  dns.records = [...old, ...(await recordsFor(next)).slice(-1)]
  await look(next)
  for (const at of [first, next, first]) await look(at)
  expect(await ownerBy(first.domain)).toEqual({ data: { link: next.host.me.link } })
  expect((await known(first.host)).state).toBe('no_proof')
  // The owner has removed the newer one.
  dns.records = old
  await look(first)
  expect(await ownerBy(first.domain)).toEqual({ data: { link: first.host.me.link } })
})

test('by another spelling, another port or two names at once nobody is led to somebody’s domain', async () => {
  const { host, domain } = await connected()
  const own = `/${host.me.link}`
  for (const name of [`${domain}.`, domain.toUpperCase(), `${domain}:443`])
    expect([name, (await get(name, own)).status]).toEqual([name, 200])
  for (const name of [
    `${domain}:8443`,
    `x.${domain}`,
    `${domain}.evil.test`,
    `${domain}, evil.test`,
    `evil.test@${domain}`,
  ])
    expect([name, (await get(name, own)).status]).toEqual([name, 421])
  for (const lines of [
    [`GET ${own} HTTP/1.1`, `Host: ${domain}`, 'Host: meet.example.test'],
    [`GET http://meet.example.test${own} HTTP/1.1`, `Host: ${domain}`],
    [`GET http://${domain}${own} HTTP/1.1`, 'Host: meet.example.test'],
  ])
    expect(await rawText(app.url, [...lines, 'Connection: close'])).toMatch(/^HTTP\/1\.1 421 /)
})

test('what is mailed to whoever asks by somebody’s domain leads to this server’s own name', async () => {
  const { domain } = await connected()
  const victim = await openAccount(app)
  const recorded = vi.spyOn(app.context.events, 'record')
  for (const path of ['users/forgotpassword', 'users/register']) {
    const email = path.endsWith('register') ? 'fresh@example.test' : victim.me.userEmail
    const body = {
      email,
      ...(path.endsWith('register') && { password: PASSWORD, name: 'A', timeZone: 'UTC' }),
    }
    await rawRequest(app.url, {
      method: 'POST',
      path: `/api/v1/${path}`,
      headers: { host: domain, 'content-type': 'application/json', 'x-forwarded-host': domain },
      body: JSON.stringify(body),
    })
  }
  expect(recorded.mock.calls.map(([, , news]) => news)).toHaveLength(2)
  expect(JSON.stringify(recorded.mock.calls.map(([, , news]) => news))).not.toContain(domain)
  recorded.mockRestore()
})

test('by the domain its owner is named, and by no other name', async () => {
  const { host, domain } = await connected()
  expect(await ownerBy(domain)).toEqual({ data: { link: host.me.link } })
  expect(await ownerBy(domain.toUpperCase())).toEqual({ data: { link: host.me.link } })
  expect(await ownerBy('meet.example.test')).toMatchObject({ code: 'owner_not_found' })
  expect(await ownerBy('evil.test')).toMatchObject({ code: 'misdirected_request' })
})

test('by the domain the first segment is its owner’s, whatever was asked for', async () => {
  const { host, domain } = await connected()
  const other = await openAccount(app)
  const event = await addEvent(host)
  const own = `/${host.me.link}/${event.slug}`
  expect((await get(domain, own)).status).toBe(200)
  for (const [path, location] of [
    ['/', `/${host.me.link}`],
    ['/?embed=inline', `/${host.me.link}?embed=inline`],
    [`/${event.slug}`, own],
    [`/${event.slug}?theme=dark`, `${own}?theme=dark`],
    [`/${other.me.link}`, `/${host.me.link}`],
    [`/anybody/${event.slug}?theme=dark`, `${own}?theme=dark`],
    ['/dev/mailbox', 'https://meet.example.test/dev/mailbox'],
    ['/admin', 'https://meet.example.test/admin'],
  ] as const) {
    const { status, headers } = await get(domain, path)
    expect([path, status, headers.get('location')]).toEqual([path, 302, location])
  }
})

test('a form sent below another name books with the owner of the domain', async () => {
  const { host, domain } = await connected()
  const event = await addEvent(host)
  const form = new URLSearchParams({
    start: '2027-03-02T09:00:00Z',
    name: 'Ada',
    email: 'ada-form@example.test',
    location: '0',
  })
  const { status, headers } = await rawRequest(app.url, {
    method: 'POST',
    path: `/anybody/${event.slug}`,
    headers: { host: domain, 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\/booking\//)])
})

test('manage links, mails, pages and oEmbed carry it', async () => {
  const { host, domain } = await connected()
  const event = await addEvent(host)
  const body = bookingOf(host, event, '2027-03-03T09:00:00Z')
  const answer = await app.visitor.call('POST /bookings', { body })
  expect(answer).toMatchObject({ manageUrl: expect.stringMatching(`^https://${domain}/booking/`) })
  const found = await findHost(app.context, host.me.userID)
  if (!found) throw new Error('no host')
  expect(choicesUrl(app.context, found, event.id, 'a@b.test')).toContain(`https://${domain}/mails/`)
  const page = (await get('meet.example.test', `/${host.me.link}/${event.slug}`)).text
  expect(page).toContain(`"origin":"https://${domain}"`)
  for (const name of [domain, 'meet.example.test']) {
    const url = encodeURIComponent(`https://${name}/${host.me.link}/${event.slug}`)
    const { text } = await get('meet.example.test', `/oembed?url=${url}`)
    expect(text).toContain(`https://${domain}/${host.me.link}/${event.slug}`)
  }
})

test('a hostile Host header changes nothing: links are those of the host, by whatever name one asks', async () => {
  const { domain } = await connected()
  const plain = await openAccount(app)
  const event = await addEvent(plain)
  for (const [name, start] of [
    [domain, '2027-03-04T09:00:00Z'],
    ['meet.example.test', '2027-03-04T10:00:00Z'],
  ] as const) {
    const { text } = await rawRequest(app.url, {
      method: 'POST',
      path: '/api/v1/bookings',
      headers: { host: name, 'content-type': 'application/json' },
      body: JSON.stringify(bookingOf(plain, event, start)),
    })
    expect(text).toContain('"manageUrl":"https://meet.example.test/booking/')
    expect(text).not.toContain(domain)
  }
  expect((await get('evil.test', `/${plain.me.link}`)).status).toBe(421)
})

test('a proxy is told for which names to make certificates', async () => {
  const { domain } = await connected()
  const { domain: unproven } = await asked(await openAccount(app))
  const ask = async (name: string) => (await get('localhost', `/certificates/ask?domain=${name}`)).status
  expect(await ask(domain)).toBe(200)
  expect(await ask(domain.toUpperCase())).toBe(200)
  expect(await ask(unproven)).toBe(404)
  expect(await ask('evil.test')).toBe(404)
  expect((await get('localhost', '/certificates/ask')).status).toBe(404)
})

test('one that fails is kept for an hour, and then links carry this server’s name again', async () => {
  const { host } = await connected()
  dns.records = HERE
  const used = async () => {
    await checkDomain(context, { hostId: host.me.userID })
    return (await known(host)).isUsed
  }
  expect(await used()).toBe(true)
  app.clock.advance(59)
  expect(await used()).toBe(true)
  app.clock.advance(1)
  expect(await used()).toBe(false)
  app.clock.advance(-60)
  const news = await app.context.pool.query(
    `select data ->> 'kind' as kind from jobs.job where name = 'domain-news' and group_id = $1 order by created_on`,
    [host.me.userID],
  )
  expect(news.rows.map(({ kind }) => kind as string)).toEqual(['domain_works', 'domain_fails'])
})

test('name servers that do not answer take nothing away', async () => {
  const { host } = await connected()
  dns.isSilent = true
  for (const minutes of [0, 90, 90]) {
    app.clock.advance(minutes)
    await checkDomain(context, { hostId: host.me.userID })
  }
  dns.isSilent = false
  app.clock.advance(-180)
  expect(await known(host)).toMatchObject({ state: 'unknown', isUsed: true })
})

test('taken away, nothing of it is left', async () => {
  const { host, domain } = await connected()
  await host.api.call('DELETE /domain')
  await host.api.call('DELETE /domain')
  expect((await host.api.call('GET /domain')).domain).toBeNull()
  expect((await get(domain, `/${host.me.link}`)).status).toBe(421)
  expect((await host.api.refusal('POST /domain/check')).code).toBe('domain_not_found')
})

test('a tab that knows of another domain neither replaces nor removes it', async () => {
  const { host, domain } = await connected()
  const other = 'meet.other-firma.test'
  for (const current of [null, other]) {
    const body = { domain: other, current }
    expect((await host.api.refusal('PUT /domain', { body })).code).toBe('changed_meanwhile')
  }
  const stale = { body: { current: other } }
  expect((await host.api.refusal('DELETE /domain', stale)).code).toBe('changed_meanwhile')
  expect(await known(host)).toMatchObject({ domain, isUsed: true })
  // A repeat after a lost answer.
  await host.api.call('PUT /domain', { body: { domain, current: null } })
  await host.api.call('DELETE /domain', { body: { current: domain } })
  await host.api.call('DELETE /domain', { body: { current: domain } })
})

test('another domain takes the place of the first, with a proof of its own', async () => {
  const first = await connected()
  const proof = (await known(first.host)).records[1]?.value
  const second = await connected(first.host)
  expect((await known(first.host)).records[1]?.value).not.toBe(proof)
  expect((await get(first.domain, `/${first.host.me.link}`)).status).toBe(421)
  expect((await get(second.domain, `/${first.host.me.link}`)).status).toBe(200)
})

test.each([
  ['meet.example.test', 'taken'],
  ['https://meet.firma.test/x', 'format'],
  ['firma', 'format'],
  ['192.0.2.1', 'format'],
  ['meet.firma.test:8080', 'format'],
])('%s is no domain for a host: %s', async (domain, reason) => {
  const host = await openAccount(app)
  const { errors } = await host.api.refusal('PUT /domain', { body: { domain } })
  expect(errors).toMatchObject([{ path: 'domain', reason }])
  expect(await domainOf(app.context.db, host.me.userID)).toBeUndefined()
})

test('each night all are looked at again', async () => {
  const { host } = await connected()
  await cleanUpDomains(app.context)
  const { rows } = await app.context.pool.query(
    `select 1 from jobs.job where name = 'domain-checks' and group_id = $1`,
    [host.me.userID],
  )
  expect(rows).toHaveLength(1)
})
