import { DAY } from '@scheduling/domain'
import type { GoogleEvent } from '@scheduling/sandbox/google'
import { beforeEach, expect, test } from 'vitest'
import { connectionsOf } from '../connections/operations.ts'
import type { HostId } from '../../host-id.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import { consent, startGoogleApp } from '../../testing/stand-ins/google.ts'
import { ask, ASK, connectClient, keyIn } from './testing/ask.ts'
import { cleanUpClients } from './operations.ts'

const { app, google } = await startGoogleApp()
const [main] = google.account.calendars

beforeEach(() => {
  google.faults.end()
  for (const { events } of google.account.calendars) events.clear()
  // Makes earlier readings stale.
  app.clock.advance(2)
})

const SPAN = { from: '2027-03-02T09:00:00Z', to: '2027-03-02T11:00:00Z' }
const at = (id: string) => ({ params: { id } })
const visit = (key: string) => ({ body: { key }, headers: someAddress() })
const open = (key: string) => app.visitor.call('POST /client-requests/open', visit(key))
const refused = async (key: string) =>
  (await app.visitor.refusal('POST /client-requests/open', visit(key))).code
const clientOf = async ({ api }: TestHost, id: string) =>
  (await api.call('GET /clients')).clients.find((one) => one.id === id)

const meeting = (id: string, start: string, end: string): GoogleEvent => ({
  id,
  status: 'confirmed',
  start: { dateTime: start },
  end: { dateTime: end },
})

async function common({ api }: TestHost, id: string): Promise<string[]> {
  const { starts } = await api.call('GET /clients/:id/slots', { ...at(id), query: SPAN })
  return starts.map((start) => start.slice(11, 16))
}

/** The host that has a client's calendar. */
async function hostOf(id: string): Promise<HostId> {
  const row = await app.context.db
    .selectFrom('clients')
    .select('client_host')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.client_host as HostId
}

const tokensOf = async (id: string) => connectionsOf(app.context, await hostOf(id))

async function connected() {
  const host = await openAccount(app)
  const { client, key } = await ask(host)
  const request = await connectClient(app, key)
  return { host, client, key, request }
}

test('who is asked sees who asks and for what, and the host sees no key again', async () => {
  const host = await openAccount(app, { name: 'Dana Reeves' })
  const { client, key } = await ask(host)
  expect(client).toMatchObject({ state: 'asked', name: ASK.name, email: ASK.email, account: null })
  expect(await open(key)).toMatchObject({
    host: { name: 'Dana Reeves' },
    state: 'asked',
    topic: ASK.topic,
    duration: 30,
    providers: ['google'],
  })
  expect(JSON.stringify(await host.api.call('GET /clients'))).not.toContain(key.split('.')[1])
})

test('asked by mail, the host gets no link', async () => {
  const host = await openAccount(app)
  const { link } = await host.api.call('POST /clients', { body: { ...ASK, way: 'mail' } })
  expect(link).toBeNull()
  const { email: _, ...nobody } = ASK
  const refusal = await host.api.refusal('POST /clients', { body: { ...nobody, way: 'mail' } })
  expect(refusal).toMatchObject({ status: 422, errors: [{ path: 'email', reason: 'required' }] })
})

test('a calendar is connected with free and busy times alone', async () => {
  const host = await openAccount(app)
  const { client, key } = await ask(host)
  const { url } = await app.visitor.call('POST /client-requests/start', {
    body: { key, provider: 'google' },
    headers: someAddress(),
  })
  const scope = new URL(url).searchParams.get('scope')
  expect(scope).toBe('openid email https://www.googleapis.com/auth/calendar.freebusy')
  const body = { key, provider: 'google', timeZone: 'Europe/Berlin', ...(await consent(url)) } as const
  const request = await app.visitor.call('POST /client-requests/finish', { body, headers: someAddress() })
  expect(request).toMatchObject({ state: 'connected', account: 'host@gmail.example', provider: 'google' })
  expect(await clientOf(host, client.id)).toMatchObject({
    state: 'connected',
    account: 'host@gmail.example',
    health: 'working',
    timeZone: 'Europe/Berlin',
  })
  expect(google.answered.every((call) => !/events|calendarList/.test(call))).toBe(true)
})

test('common times are those that are free for both', async () => {
  const { host, client } = await connected()
  expect(await common(host, client.id)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  app.clock.advance(2)
  main?.events.set('dentist', meeting('dentist', '2027-03-02T09:30:00Z', '2027-03-02T10:30:00Z'))
  // Asking starts a reading of the calendar, and does not wait for it.
  await expect.poll(() => common(host, client.id), { timeout: 10_000 }).toEqual(['09:00', '10:30'])
})

test('a meeting takes the time of both, and the client is the invitee', async () => {
  const { host, client } = await connected()
  const { bookingId } = await host.api.call('POST /clients/:id/meetings', {
    ...at(client.id),
    body: { start: '2027-03-02T10:00:00Z' },
  })
  const { bookings } = await host.api.call('GET /bookings')
  expect(bookings).toMatchObject([
    { id: bookingId, eventName: ASK.topic, invitee: { name: ASK.name, email: ASK.email } },
  ])
  const rows = await app.context.db
    .selectFrom('bookings')
    .select('host_id')
    .where('id', '=', bookingId)
    .execute()
  expect(rows.map(({ host_id }) => host_id).toSorted()).toEqual(
    [host.me.userID, await hostOf(client.id)].toSorted(),
  )
  expect(await common(host, client.id)).toEqual(['09:00', '09:30', '10:30'])
  const again = await host.api.refusal('POST /clients/:id/meetings', {
    ...at(client.id),
    body: { start: '2027-03-02T10:00:00Z' },
  })
  expect(again.code).toBe('slot_taken')
})

test('the same link takes it back: the tokens are gone, and the link has expired', async () => {
  const { host, client, key } = await connected()
  expect(await tokensOf(client.id)).toHaveLength(1)
  expect(await open(key)).toMatchObject({ state: 'connected' })
  await app.visitor.call('POST /client-requests/take-back', visit(key))
  expect(await tokensOf(client.id)).toEqual([])
  expect(await refused(key)).toBe('link_expired')
  expect(await clientOf(host, client.id)).toMatchObject({ state: 'taken_back', account: null })
  const query = await host.api.refusal('GET /clients/:id/slots', { ...at(client.id), query: SPAN })
  expect(query.code).toBe('client_not_connected')
})

test('the host ends it: the tokens are gone, and meetings stay and can be moved', async () => {
  const { host, client, key } = await connected()
  const { bookingId } = await host.api.call('POST /clients/:id/meetings', {
    ...at(client.id),
    body: { start: '2027-03-02T10:00:00Z' },
  })
  expect(await host.api.call('POST /clients/:id/end', at(client.id))).toMatchObject({ state: 'ended' })
  await host.api.call('DELETE /clients/:id', at(client.id))
  expect(await tokensOf(client.id)).toEqual([])
  expect(await refused(key)).toBe('link_expired')
  expect((await host.api.call('GET /clients')).clients).toEqual([])
  app.clock.advance(0)
  await cleanUpClients(app.context)
  const moved = await host.api.call('POST /bookings/:id/reschedule', {
    params: { id: bookingId },
    body: { start: '2027-03-02T11:00:00Z', reason: '' },
  })
  expect(moved.start).toBe('2027-03-02T11:00:00.000Z')
})

test('whoever says no is not asked by that link again, and a new link ends the old one', async () => {
  const host = await openAccount(app)
  const { client, key } = await ask(host)
  await app.visitor.call('POST /client-requests/decline', visit(key))
  expect(await refused(key)).toBe('link_expired')
  expect(await clientOf(host, client.id)).toMatchObject({ state: 'declined' })
  const again = { ...at(client.id), body: { way: 'link' } } as const
  const second = keyIn((await host.api.call('POST /clients/:id/ask-again', again)).link)
  expect(await open(second)).toMatchObject({ state: 'asked' })
  const third = keyIn((await host.api.call('POST /clients/:id/ask-again', again)).link)
  expect(await refused(second)).toBe('link_expired')
  expect(await open(third)).toMatchObject({ state: 'asked' })
})

test('unknown, foreign and ended keys look alike', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const { client, key } = await ask(host)
  const secret = key.split('.')[1] ?? ''
  const wrong = ['', 'x', secret, `${other.me.userID}.${secret}`, key.slice(0, -1), `${key}x`]
  for (const one of wrong) expect(await refused(one)).toBe('link_expired')
  const whole = await app.visitor.refusal('POST /client-requests/open', visit(wrong[3] ?? ''))
  expect(whole.status).toBe(410)
  const shifted = app.clock.now()
  await app.context.db
    .updateTable('clients')
    .set({ ends_at: new Date(shifted) })
    .where('id', '=', client.id)
    .execute()
  expect(await refused(key)).toBe('link_expired')
  expect(await clientOf(host, client.id)).toMatchObject({ state: 'expired' })
})

test('a consent belongs to the key that began it', async () => {
  const host = await openAccount(app)
  const [mine, other] = [await ask(host), await ask(host)]
  const { url } = await app.visitor.call('POST /client-requests/start', {
    body: { key: mine.key, provider: 'google' },
    headers: someAddress(),
  })
  const body = { key: other.key, provider: 'google', timeZone: 'UTC', ...(await consent(url)) } as const
  const refusal = await app.visitor.refusal('POST /client-requests/finish', { body, headers: someAddress() })
  expect(refusal.code).toBe('consent_invalid')
  expect(await clientOf(host, other.client.id)).toMatchObject({ state: 'asked' })
})

test('another host’s client is not found', async () => {
  const { client } = await connected()
  const other = await openAccount(app)
  const body = { start: '2027-03-02T10:00:00Z' }
  for (const refusal of [
    await other.api.refusal('GET /clients/:id/slots', { ...at(client.id), query: SPAN }),
    await other.api.refusal('POST /clients/:id/meetings', { ...at(client.id), body }),
    await other.api.refusal('POST /clients/:id/end', at(client.id)),
    await other.api.refusal('DELETE /clients/:id', at(client.id)),
  ])
    expect(refusal.code).toBe('client_not_found')
  expect(await tokensOf(client.id)).toHaveLength(1)
})

test('names that turn the direction of text or look like our links are refused', async () => {
  const host = await openAccount(app)
  for (const [path, reason, text] of [
    ['name', 'direction', 'Noa \u202Egnp.exe'],
    ['topic', 'web_address', 'see https://evil.com'],
  ] as const) {
    const refusal = await host.api.refusal('POST /clients', { body: { ...ASK, [path]: text } })
    expect(refusal.errors).toMatchObject([{ path, reason }])
  }
})

test('with the host go the calendars of their clients', async () => {
  const { host, client } = await connected()
  const hostId = await hostOf(client.id)
  await app.context.db.transaction().execute(async (trx) => {
    const { removeAccount } = await import('../accounts/ending.ts')
    await removeAccount(app.context, trx, host.accountId)
  })
  expect(await connectionsOf(app.context, hostId)).toEqual([])
  const rows = await app.context.db.selectFrom('links').selectAll().where('for_host', '=', hostId).execute()
  expect(rows).toEqual([])
})

test('a request that ended long ago is forgotten, with the client’s host', async () => {
  const { host, client } = await connected()
  const hostId = await hostOf(client.id)
  await host.api.call('POST /clients/:id/end', at(client.id))
  await cleanUpClients(app.context)
  expect((await host.api.call('GET /clients')).clients).toHaveLength(1)
  await app.context.db
    .updateTable('clients')
    .set({ answered_at: new Date(app.clock.now() - 91 * DAY) })
    .where('id', '=', client.id)
    .execute()
  await cleanUpClients(app.context)
  expect((await host.api.call('GET /clients')).clients).toEqual([])
  expect(await app.context.db.selectFrom('hosts').where('host_id', '=', hostId).execute()).toEqual([])
})
