import type { Scope } from '@scheduling/contract'
import { WEBHOOK_EVENTS, WebhookPayload } from '@scheduling/contract'
import type { ConnectedAccount, ZapierApp } from '@scheduling/sandbox/zapier'
import { startZapier } from '@scheduling/sandbox/zapier'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { addEvent, book, openAccount, PASSWORD } from '../../../testing/hosts.ts'
import { eventually } from '../../../testing/eventually.ts'
import { putCustomDomain, useDomain } from '../../hosts/domain-store.ts'
import { registerApp } from '../../oauth/testing/apps.ts'

// The app's own source, as a host would publish it.
const SOURCE = path.resolve(import.meta.dirname, '../../../../../../examples/zapier')
const appIn = async (file: string) => {
  const { default: source } = (await import(path.join(SOURCE, file))) as { default: ZapierApp }
  return source
}
const [zapierApp, appWithConsent] = await Promise.all([appIn('index.js'), appIn('with-consent.js')])

const SCOPES: Scope[] = ['bookings:write', 'event_types:read', 'one_offs:write', 'webhooks:write']

const app = await startTestApp({ roles: ['web', 'worker'] })
const zapier = await startZapier({ now: () => app.clock.now() })
afterAll(() => zapier.close())

async function makeKey({ api }: TestHost, scopes = SCOPES) {
  const body = { name: 'Zapier', scopes, days: null, current: PASSWORD }
  return api.call('POST /api-keys', { body })
}

async function connected(scopes = SCOPES) {
  const host = await openAccount(app)
  const { key, secret } = await makeKey(host, scopes)
  const account = await zapier.connect(zapierApp, { origin: app.url, apiKey: secret })
  return { host, account, key }
}

/** An account that is about to be connected by consent. */
async function signingIn() {
  const host = await openAccount(app)
  const { clientId, secret } = await registerZapier(host, zapier.url)
  vi.stubEnv('SCHEDULER_URL', app.url)
  vi.stubEnv('CLIENT_ID', clientId)
  vi.stubEnv('CLIENT_SECRET', secret)
  onTestFinished(() => void vi.unstubAllEnvs())
  return { host, signIn: zapier.signIn(appWithConsent) }
}

async function registerZapier(host: TestHost, url: string) {
  const redirects = [`${url}/dashboard/auth/oauth/return/App1CLIAPI/`]
  const { clientId, secret } = await registerApp(host, { isConfidential: true, redirects })
  return { clientId, secret: secret ?? '' }
}

/** Allows what a consent page asks for. Returns the query with which the app hears of it. */
async function allowed({ api }: TestHost, url: string): Promise<URLSearchParams> {
  const { pathname, search } = new URL(url)
  expect(pathname).toBe('/integrations/authorize')
  const { location } = await api.call('POST /oauth/grants', { body: { request: search.slice(1) } })
  return new URL(location).searchParams
}

const hooksOf = async ({ api }: TestHost) => (await api.call('GET /webhooks')).webhooks

test('an account is connected by a key, and only by one that works', async () => {
  const { host, account, key } = await connected()
  expect(account.tested).toMatchObject({ userID: host.me.userID, userEmail: host.me.userEmail })
  const wrong = { origin: app.url, apiKey: `wzl_${'A'.repeat(43)}` }
  await expect(zapier.connect(zapierApp, wrong)).rejects.toThrow('API key')
  await host.api.call('DELETE /api-keys/:id', { params: { id: key.id } })
  await expect(account.choices('event_types')).rejects.toThrow('API key')
})

test('an account is connected by consent, goes on after its token has expired, and ends with the consent', async () => {
  const { host, signIn } = await signingIn()
  const account = await signIn.finish(await allowed(host, signIn.url))
  expect(account.tested).toMatchObject({ userEmail: host.me.userEmail })
  expect(JSON.stringify(account.authData)).not.toContain('wzl_')
  const event = await addEvent(host)
  const zap = await account.turnOn('invitee_created')
  await book(app, host, event, '2027-03-01T09:00:00Z')
  await eventually(() => expect(zap.runs).toHaveLength(1))
  const { access_token: before } = account.authData
  app.clock.advance(61)
  onTestFinished(() => app.clock.advance(-61))
  // At once, as Zaps run: a refresh token works once.
  await Promise.all([account.choices('event_types'), account.samples('invitee_created')])
  expect(account.authData.access_token).not.toBe(before)
  await zap.turnOff()
  const { grants } = await host.api.call('GET /oauth/grants')
  await host.api.call('DELETE /oauth/grants/:id', { params: { id: grants[0]?.id ?? '' } })
  await expect(account.choices('event_types')).rejects.toThrow('token')
})

test('somebody who does not allow it, and an answer to another sign-in, connect nothing', async () => {
  const { host, signIn } = await signingIn()
  const request = new URL(signIn.url).search.slice(1)
  const asked = await host.api.call('POST /oauth/requests', { body: { request } })
  if (asked.state !== 'ask') throw new Error(`it is ${asked.state}`)
  expect(asked.scopes).toEqual(expect.arrayContaining(SCOPES))
  await expect(signIn.finish(new URL(asked.denied).searchParams)).rejects.toThrow('access_denied')
  const answer = await allowed(host, signIn.url)
  await expect(zapier.signIn(appWithConsent).finish(answer)).rejects.toThrow('state')
})

test('a Zap hears of each meeting once, in the shape of its samples, and of nothing once it is off', async () => {
  const { host, account } = await connected()
  const event = await addEvent(host)
  const samples = await account.samples('invitee_created')
  expect(samples).toMatchObject([{ type: 'invitee.created', test: true }])
  const zap = await account.turnOn('invitee_created')
  expect(await hooksOf(host)).toMatchObject([{ app: 'zapier', events: ['invitee.created'] }])
  const { booking, manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  await eventually(() => expect(zap.runs).toHaveLength(1))
  const [run] = zap.runs
  const sent = WebhookPayload.parse(run?.items[0])
  expect(sent).toMatchObject({ type: 'invitee.created', test: false, data: { booking: { id: booking.id } } })
  expect(await account.samples('invitee_created')).toEqual([sent])
  expect(Object.keys(sent).toSorted()).toEqual(Object.keys(samples[0] ?? {}).toSorted())
  await manage.call('POST /manage/cancel', { body: {} })
  await zap.turnOff()
  await zap.turnOff()
  expect(await hooksOf(host)).toEqual([])
  await book(app, host, event, '2027-03-01T10:00:00Z')
  expect(zap.runs).toHaveLength(1)
})

test('an event comes again until Zapier takes it, and a deleted Zap ends its hook', async () => {
  const { host, account } = await connected()
  const event = await addEvent(host)
  const zap = await account.turnOn('invitee_created')
  zapier.faults.begin('hooks', 'unavailable', 1)
  await book(app, host, event, '2027-03-01T09:00:00Z')
  await eventually(async () => {
    const [hook] = await hooksOf(host)
    expect(hook?.lastDelivery).toMatchObject({ attempts: 1, status: 503, state: 'waiting' })
  })
  expect(zapier.answered).toContain('hooks 503')
  const [hook] = await hooksOf(host)
  await host.api.call('POST /webhooks/:id/retry', { params: { id: hook?.id ?? '' } })
  await eventually(() => expect(zap.runs).toHaveLength(1))
  zap.remove()
  await book(app, host, event, '2027-03-01T10:00:00Z')
  await eventually(async () => expect(await hooksOf(host)).toEqual([]))
  expect(zap.runs).toHaveLength(1)
})

test('it finds times, books one once, finds it, moves it and cancels it', async () => {
  const { host, account } = await connected()
  const event = await addEvent(host)
  expect(await account.choices('event_types')).toMatchObject([{ id: event.id, name: event.name }])
  const [time] = await timesOf(account, event.id)
  const asked = {
    eventTypeId: event.id,
    start: time?.start,
    name: 'Noa Levi',
    email: 'noa@zap.test',
    timeZone: 'Asia/Jerusalem',
    runId: randomUUID(),
  }
  const booked = (await account.create('book', asked)) as { id: string }
  expect(booked).toMatchObject({ status: 'scheduled', invitee: { name: 'Noa Levi', email: 'noa@zap.test' } })
  expect(await account.create('book', asked)).toEqual(booked)
  await expect(account.create('book', { ...asked, runId: randomUUID() })).rejects.toThrow(/taken/i)
  expect(await account.search('find_booking', { email: 'NOA@zap.test' })).toMatchObject([{ id: booked.id }])
  expect(await account.search('find_booking', { id: booked.id })).toMatchObject([{ id: booked.id }])
  const start = '2027-03-03T10:00:00.000Z'
  expect(await account.create('move', { id: booked.id, start })).toMatchObject({ id: booked.id, start })
  expect(await account.create('cancel', { id: booked.id, reason: 'Ill' })).toMatchObject({
    status: 'canceled',
  })
  await expect(account.create('cancel', { id: booked.id })).rejects.toThrow(/canceled/i)
  await expect(account.search('find_booking', {})).rejects.toThrow('Enter a meeting ID or an email')
})

test('it books with guests, answers by their questions, and one of several locations', async () => {
  const { host, account } = await connected()
  const event = await addEvent(host, {
    locations: [{ kind: 'google_meet' }, { kind: 'custom', value: 'Café Central' }],
    questions: [
      { id: 'topic', label: 'What is it about?', type: 'text', required: true },
      { id: 'who', label: 'Who comes?', type: 'multiple_options', options: ['Sales', 'IT'], required: true },
    ],
  })
  const [time] = await timesOf(account, event.id)
  const asked = {
    eventTypeId: event.id,
    start: time?.start,
    name: 'Noa Levi',
    email: 'noa@zap.test',
    timeZone: 'UTC',
    location: '2',
    guests: ['dan@zap.test'],
  }
  await expect(account.create('book', asked)).rejects.toThrow(/topic/)
  await expect(account.create('book', { ...asked, answers: { Color: 'Red' } })).rejects.toThrow(
    'This event type asks: “What is it about?”, “Who comes?”',
  )
  const answers = { 'what is it about?': 'A contract', 'Who comes?': 'Sales, IT' }
  expect(await account.create('book', { ...asked, answers })).toMatchObject({
    location: { kind: 'custom', value: 'Café Central' },
    guests: ['dan@zap.test'],
    answers: [
      { label: 'What is it about?', answer: 'A contract' },
      { label: 'Who comes?', answer: ['Sales', 'IT'] },
    ],
  })
})

test('each event that is sent starts Zaps', () => {
  expect(Object.keys(zapierApp.triggers)).toEqual(
    expect.arrayContaining(WEBHOOK_EVENTS.map((event) => event.replace('.', '_'))),
  )
})

test('it makes a one-off once, with its link, and hears when it is taken', async () => {
  const { host, account } = await connected()
  const zap = await account.turnOn('one_off_taken')
  const asked = {
    name: 'Catch up',
    duration: '45',
    slots: ['2027-03-03T12:00:00Z'],
    place: 'Café Central',
    runId: randomUUID(),
  }
  const made = (await account.create('one_off', asked)) as { id: string; slug: string; url: string }
  expect(made.url).toBe(`${app.url}/${host.me.link}/${made.slug}`)
  expect(await account.create('one_off', asked)).toEqual(made)
  await book(app, host, made, '2027-03-03T12:00:00Z')
  await eventually(() => expect(zap.runs).toHaveLength(1))
  expect(zap.runs[0]?.items).toMatchObject([{ type: 'one_off.taken', data: { oneOffId: made.id } }])
})

test('the link of a one-off is on the host’s own domain', async () => {
  const { host, account } = await connected()
  await app.context.db.transaction().execute(async (trx) => {
    await putCustomDomain(trx, host.me.userID, 'meet.firma.test')
    await useDomain(trx, host.me.userID, new Date(app.clock.now()))
  })
  const asked = { name: 'Catch up', duration: '45', slots: ['2027-03-03T12:00:00Z'], place: 'Café Central' }
  const made = (await account.create('one_off', { ...asked, runId: randomUUID() })) as { slug: string }
  expect(made).toMatchObject({ url: `https://meet.firma.test/${host.me.link}/${made.slug}` })
})

test('what a key may not do is said in words', async () => {
  const { account } = await connected(['event_types:read'])
  await expect(account.turnOn('invitee_created')).rejects.toThrow('The key needs the scope webhooks:write')
})

async function timesOf(account: ConnectedAccount, eventTypeId: string) {
  const span = { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' }
  const times = await account.search('find_times', { eventTypeId, ...span })
  return times as { start: string }[]
}

test('on its page in the trial, somebody connects an account, sees what comes, finds times and books', async () => {
  const page = await startZapier({ tried: { app: zapierApp, appWithConsent, origin: app.url } })
  onTestFinished(() => page.close())
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { secret } = await makeKey(host)
  const click = async (part: string, action: string, fields: Record<string, string> = {}) => {
    const typed = Object.entries(fields).map(([key, value]) => [`field.${key}`, value])
    const body = new URLSearchParams([['part', part], ['action', action], ...typed])
    return (await fetch(`${page.url}/`, { method: 'POST', body })).text()
  }
  const wrong = await click('connection', 'enter', { origin: app.url, apiKey: `wzl_${'A'.repeat(43)}` })
  expect(wrong).toMatch(/role="alert">.*API key/)
  expect(wrong).toContain(`value="${app.url}"`)
  expect(await click('connection', 'enter', { origin: app.url, apiKey: secret })).toContain(host.me.userEmail)
  expect(await click('invitee_created', 'samples')).toContain('&#34;type&#34;: &#34;invitee.created&#34;')
  expect(await click('invitee_created', 'on')).toContain('On. No event has come yet.')

  const span = { from: '2027-03-01T00:00:00Z', to: '2027-03-02T00:00:00Z' }
  expect(await click('find_times', 'search', { eventTypeId: event.id, ...span })).toContain(
    '<option value="2027-03-01T09:00:00Z">',
  )
  const offered = { name: 'Catch up', duration: '30', place: 'Here' }
  const slots = '2027-03-03T12:00:00Z, 2027-03-03T13:00:00Z'
  expect(await click('one_off', 'create', { ...offered, slots })).toContain(`&#34;url&#34;: &#34;${app.url}/`)
  const invitee = { name: 'Noa Levi', email: 'noa@zap.test', timeZone: 'Asia/Jerusalem' }
  const booked = await click('book', 'create', {
    eventTypeId: event.id,
    start: '2027-03-01T09:00:00Z',
    ...invitee,
  })
  expect(booked).toContain('&#34;status&#34;')
  const look = async () => (await fetch(page.url)).text()
  await eventually(async () => expect(await look()).not.toContain('No event has come yet'))
  expect(await look()).toContain('noa@zap.test')
  expect(await click('connection', 'leave')).toContain('Connect an account')
  expect(await hooksOf(host)).toEqual([])
})

test('on its page in the trial, somebody connects an account by consent', async () => {
  const page = await startZapier({ tried: { app: zapierApp, appWithConsent, origin: app.url } })
  onTestFinished(() => page.close())
  for (const name of ['SCHEDULER_URL', 'CLIENT_ID', 'CLIENT_SECRET']) vi.stubEnv(name, '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const host = await openAccount(app)
  const { clientId, secret } = await registerZapier(host, page.url)
  const body = new URLSearchParams({
    part: 'consent',
    'field.SCHEDULER_URL': app.url,
    'field.CLIENT_ID': clientId,
    'field.CLIENT_SECRET': secret,
  })
  const asked = await fetch(`${page.url}/`, { method: 'POST', body, redirect: 'manual' })
  const answer = await allowed(host, asked.headers.get('location') ?? '')
  const connectedPage = await fetch(
    `${page.url}/dashboard/auth/oauth/return/App1CLIAPI/?${answer.toString()}`,
  )
  expect(await connectedPage.text()).toContain(host.me.userEmail)
})
