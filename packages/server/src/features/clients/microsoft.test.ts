import { startMicrosoft } from '@scheduling/sandbox/microsoft'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import { sharesWithNoEarlierTest } from '../../testing/stand-ins/calendars.ts'
import { ask, connectClient } from './testing/ask.ts'

// What clients share of a calendar at Microsoft, which has no scope for busy times alone.

const CLIENT = { clientId: 'client', clientSecret: 'secret' }
const clock = { now: () => 0 }
const microsoft = await startMicrosoft({
  ...CLIENT,
  redirectUris: [`${TEST_PUBLIC_URL}/calendar-connections/microsoft`],
  now: () => clock.now(),
  reach: () => 'http://127.0.0.1:1',
})
const { url } = microsoft
const app = await startTestApp({
  registrations: { microsoft: { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url } },
})
sharesWithNoEarlierTest(app)
clock.now = () => app.clock.now()
afterAll(() => microsoft.close())

const [main] = microsoft.account.calendars

beforeEach(() => {
  main?.events.clear()
  app.clock.advance(2)
})

const SPAN = { from: '2027-03-02T09:00:00Z', to: '2027-03-02T11:00:00Z' }

const moment = (time: string) => ({ dateTime: `2027-03-02T${time}:00.0000000`, timeZone: 'UTC' })

async function connected() {
  const host = await openAccount(app)
  const { client, key } = await ask(host)
  return { host, client, request: await connectClient(app, key, 'microsoft') }
}

async function common({ api }: TestHost, id: string): Promise<string[]> {
  const { starts } = await api.call('GET /clients/:id/slots', { params: { id }, query: SPAN })
  return starts.map((start) => start.slice(11, 16))
}

test('they are asked for reading alone, and nothing that writes', async () => {
  const host = await openAccount(app)
  const { key } = await ask(host)
  const { url: consentUrl } = await app.visitor.call('POST /client-requests/start', {
    body: { key, provider: 'microsoft' },
    headers: someAddress(),
  })
  const scopes = (new URL(consentUrl).searchParams.get('scope') ?? '').split(' ')
  expect(scopes).toContain('Calendars.ReadBasic')
  expect(scopes.filter((scope) => /Write|Calendars\.Read$|Mail|OnlineMeetings/.test(scope))).toEqual([])
})

test('common times are those that are free for both', async () => {
  const { host, client, request } = await connected()
  expect(request).toMatchObject({ state: 'connected', provider: 'microsoft' })
  expect(await common(host, client.id)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  app.clock.advance(2)
  main?.events.set('dentist', {
    id: 'dentist',
    subject: 'Dentist',
    start: moment('09:30'),
    end: moment('10:30'),
  })
  // Asking starts a reading of the calendar, and does not wait for it.
  await expect.poll(() => common(host, client.id), { timeout: 10_000 }).toEqual(['09:00', '10:30'])
  expect(JSON.stringify(await host.api.call('GET /clients'))).not.toContain('Dentist')
})

test('a meeting takes the time of both, and nothing is written into the client’s calendar', async () => {
  const { host, client } = await connected()
  await host.api.call('POST /clients/:id/meetings', {
    params: { id: client.id },
    body: { start: '2027-03-02T10:00:00Z' },
  })
  expect(await common(host, client.id)).toEqual(['09:00', '09:30', '10:30'])
  expect(main?.events.size).toBe(0)
  expect(microsoft.answered.filter((call) => /^(create|update|delete|subscribe)/i.test(call))).toEqual([])
})
