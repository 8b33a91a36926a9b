import { ACTIVITIES, SECURITY_ACTIVITIES } from '@scheduling/contract'
import { DAY, MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { TEST_PUBLIC_URL } from '../../testing/app.ts'
import { appCode } from '../../testing/authenticator.ts'
import type { TestClient } from '../../testing/client.ts'
import { connect, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'
import { HOURS } from '../../testing/hours.ts'
import { testPasskey } from '../../testing/passkey.ts'
import { changePlan } from '../administration/operations.ts'
import { newChangeLink } from '../email-address/operations.ts'
import { makeExport } from '../exports/jobs.ts'
import { cleanUpFailedSignIns } from '../sign-in/operations.ts'
import { cleanUpActivity } from './operations.ts'

const { app } = await startGoogleApp()

const FIREFOX = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'x-forwarded-for': '203.0.113.77',
}
const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
  'x-forwarded-for': '2001:db8:85a3::8a2e:370:7334',
}

const entries = async (api: TestClient) => (await api.call('GET /account-activity')).activity
const told = async (api: TestClient) =>
  (await entries(api)).map(({ kind, subject, count }) => [kind, subject, count])

function attempt(host: TestHost, password: string, deviceToken?: string, headers = someAddress()) {
  const body = { email: host.me.userEmail, password, deviceToken }
  return app.visitor.try('POST /users/login', { body, headers })
}

/** Runs a step, and moves the clock by a minute. */
async function step<T>(work: Promise<T>): Promise<T> {
  app.clock.advance(1)
  return work
}

/** Does everything that leaves an entry, step by step. */
async function doEverything(host: TestHost): Promise<void> {
  const { api } = host
  const event = await step(
    api.call('POST /event-types', {
      body: { name: 'Talk', slug: 'talk', description: 'A talk', locations: [{ kind: 'zoom' }] },
    }),
  )
  const copy = await step(api.call('POST /event-types/:id/copy', { params: { id: event.id } }))
  await step(api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { name: 'Long talk' } }))
  await step(api.call('DELETE /event-types/:id', { params: { id: copy.id } }))
  const schedule = await step(api.call('POST /availability', { body: { name: 'Evenings', ...HOURS } }))
  await step(
    api.call('POST /availability/:id/copy', { params: { id: schedule.id }, body: { name: 'Nights' } }),
  )
  await step(api.call('PATCH /availability/:id', { params: { id: schedule.id }, body: { name: 'Dawn' } }))
  await step(api.call('DELETE /availability/:id', { params: { id: schedule.id } }))
  const oneOff = await step(
    api.call('POST /one-offs', {
      body: {
        name: 'Once',
        duration: 30,
        locations: [{ kind: 'zoom' }],
        slots: [new Date(app.clock.now() + 3 * DAY).toISOString()],
      },
    }),
  )
  await step(api.call('DELETE /one-offs/:id', { params: { id: oneOff.id } }))
  const embed = await step(api.call('POST /embeds', { body: { name: 'Site', kind: 'inline' } }))
  await step(api.call('PATCH /embeds/:id', { params: { id: embed.id }, body: { name: 'Shop' } }))
  await step(api.call('DELETE /embeds/:id', { params: { id: embed.id } }))
  const url = 'https://crm.example/hooks/secret-path?token=secret-query'
  const webhook = await step(api.call('POST /webhooks', { body: { url, events: ['invitee.created'] } }))
  await step(api.call('PATCH /webhooks/:id', { params: { id: webhook.id }, body: { isOn: false } }))
  await step(api.call('POST /webhooks/:id/secret', { params: { id: webhook.id } }))
  await step(api.call('DELETE /webhooks/:id', { params: { id: webhook.id } }))
  const ga4 = { appId: 'ga4' as const }
  const trackingId = 'G-AB12CD34EF'
  await step(api.call('PUT /integrations/:appId', { params: ga4, body: { trackingId } }))
  for (let time = 0; time < 2; time++) await step(api.call('DELETE /integrations/:appId', { params: ga4 }))
  const { id } = await step(connect(host))
  await step(connect(host))
  await step(api.call('PUT /calendars', { body: { blocking: [], target: null } }))
  await step(api.call('DELETE /connections/:id', { params: { id } }))
  await step(api.call('PATCH /settings', { body: { company: 'Berg & Co' } }))
  await step(api.call('PUT /settings/link', { body: { link: `${host.me.link}-now` } }))
  await step(api.call('PUT /domain', { body: { domain: 'meet.firma.test' } }))
  await step(api.call('PUT /retention', { body: { months: 12 } }))
  const plan = { account_type: 'prime', plan_type: 'growth_yearly', event_numbers: null } as const
  await step(changePlan(app.context, null, host.accountId, plan))
  const exported = await step(api.call('POST /export'))
  await makeExport(app.context, { hostId: host.me.userID, exportId: exported.id })
  await step(api.call('GET /export/:id/file', { params: { id: exported.id } }))
  const other = 'Secret-horse-2'
  await step(api.call('POST /users/password', { body: { current: PASSWORD, password: other } }))
  await step(api.call('POST /users/password', { body: { current: other, password: PASSWORD } }))
  await step(attempt(host, PASSWORD, host.deviceToken))
  await step(api.call('DELETE /users/sessions'))
}

// For the minute in which the step sends it.
const nextCode = (secret: string) => appCode(secret, app.clock.now() + MINUTE)

/** Does everything with second factors, passkeys and keys that leaves an entry. */
async function doAllAboutSignIn({ api, me, accountId }: TestHost): Promise<void> {
  const key = testPasskey(new URL(TEST_PUBLIC_URL).hostname)
  const way = { origin: TEST_PUBLIC_URL }
  const options = await api.call('POST /users/passkeys/options', { body: { current: PASSWORD } })
  const added = { name: 'Laptop', response: key.create(options, way) }
  const { id } = await step(api.call('POST /users/passkeys', { body: added }))
  const shown = { response: key.show({ challenge: 'x' }, way) }
  await step(app.visitor.try('POST /users/login/passkey', { body: shown, headers: FIREFOX }))
  await step(api.call('DELETE /users/passkeys/:id', { params: { id } }))
  const apiKey = { name: 'Zapier', scopes: ['bookings:read' as const], days: 30, current: PASSWORD }
  const made = await step(api.call('POST /api-keys', { body: apiKey }))
  await step(api.call('DELETE /api-keys/:id', { params: { id: made.key.id } }))
  const email = `other-${me.userEmail}`
  await step(api.call('POST /users/email', { body: { email, current: PASSWORD } }))
  await step(api.call('DELETE /users/email/change'))
  await step(api.call('POST /users/email', { body: { email, current: PASSWORD } }))
  const { db } = app.context
  const row = await db
    .selectFrom('email_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const links = [await newChangeLink(app.context, row, 'old'), await newChangeLink(app.context, row, 'new')]
  for (const body of links) await step(app.visitor.call('POST /users/email/confirm', { body }))
  const { secret } = await api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  await step(api.call('PUT /users/two-factor', { body: { code: nextCode(secret) } }))
  const { recoveryCodes } = await step(
    api.call('POST /users/two-factor/recovery-codes', { body: { code: nextCode(secret) } }),
  )
  const body = { email, password: PASSWORD }
  for (const typed of ['aaaa-aaaa-aaaa', 'bbbb-bbbb-bbbb', recoveryCodes[0]])
    await step(app.visitor.try('POST /users/login', { body: { ...body, code: typed }, headers: FIREFOX }))
  await step(api.call('POST /users/two-factor/off', { body: { code: nextCode(secret) } }))
}

test('every sign-in and change is there, the newest first, in words and without secrets', async () => {
  const host = await openAccount(app)
  await doEverything(host)
  app.clock.advance(1)
  for (let mistake = 0; mistake < 3; mistake++) await attempt(host, 'Wrong-password-1')
  app.clock.advance(1)
  const { token } = (await attempt(host, PASSWORD, host.deviceToken)).body as { token: string }
  app.clock.advance(1)
  await app.as(`Bearer ${token}`).call('POST /users/logout')
  app.clock.advance(1)
  const body = { pass: PASSWORD, reason: 'Enough', meetings: 'keep' as const }
  await host.api.call('POST /users/delete', { body })
  app.clock.advance(1)
  const again = (await attempt(host, PASSWORD)).body as { token: string }
  host.api = app.as(`Bearer ${again.token}`)
  const list = await told(host.api)
  // Both have the same time, in any order.
  expect(new Set(list.slice(0, 2).map(([kind]) => kind))).toEqual(
    new Set(['signed_in_new_device', 'deletion_taken_back']),
  )
  expect(list.slice(2, -2)).toEqual([
    ['deletion_asked', null, 1],
    ['signed_out', null, 1],
    ['signed_in', null, 1],
    ['sign_in_failed', null, 3],
    ['session_ended', null, 1],
    ['signed_in', null, 1],
    ['password_renewed', null, 1],
    ['password_renewed', null, 1],
    ['export_fetched', null, 1],
    ['export_asked', null, 1],
    ['plan_changed', null, 1],
    ['retention_changed', '12', 1],
    ['domain_changed', 'meet.firma.test', 1],
    ['link_changed', `${host.me.link}-now`, 1],
    ['settings_changed', null, 1],
    ['connection_removed', 'host@gmail.example', 1],
    ['calendars_chosen', null, 1],
    ['connection_renewed', 'host@gmail.example', 1],
    ['connection_added', 'host@gmail.example', 1],
    ['integration_disconnected', 'ga4', 1],
    ['integration_connected', 'ga4', 1],
    ['webhook_deleted', 'crm.example', 1],
    ['webhook_secret_renewed', 'crm.example', 1],
    ['webhook_changed', 'crm.example', 1],
    ['webhook_added', 'crm.example', 1],
    ['embed_deleted', 'Shop', 1],
    ['embed_changed', 'Shop', 1],
    ['embed_added', 'Site', 1],
    ['one_off_deleted', 'Once', 1],
    ['one_off_added', 'Once', 1],
    ['schedule_deleted', 'Dawn', 1],
    ['schedule_changed', 'Dawn', 1],
    ['schedule_added', 'Nights', 1],
    ['schedule_added', 'Evenings', 1],
    ['event_type_deleted', 'Talk (copy)', 1],
    ['event_type_changed', 'Long talk', 1],
    ['event_type_added', 'Talk (copy)', 1],
    ['event_type_added', 'Talk', 1],
  ])
  const guarded = await openAccount(app)
  await doAllAboutSignIn(guarded)
  const more = await told(guarded.api)
  expect(more.slice(0, 1)).toEqual([['two_factor_off', null, 1]])
  expect(more.slice(3, -2)).toEqual([
    ['two_factor_refused', null, 2],
    ['recovery_codes_renewed', null, 1],
    ['two_factor_on', null, 1],
    ['email_changed', null, 1],
    ['email_change_asked', null, 1],
    ['email_change_withdrawn', null, 1],
    ['email_change_asked', null, 1],
    ['api_key_removed', null, 1],
    ['api_key_added', null, 1],
    ['passkey_removed', null, 1],
    ['passkey_refused', null, 1],
    ['passkey_added', null, 1],
  ])
  // Both have the same time, in any order.
  expect(new Set(more.slice(1, 3).map(([kind]) => kind))).toEqual(
    new Set(['recovery_code_used', 'signed_in_new_device']),
  )
  expect(new Set(list.slice(-2).map(([kind]) => kind))).toEqual(new Set(['address_confirmed', 'signed_up']))
  expect(JSON.stringify(await entries(host.api))).not.toMatch(/secret-|203\.0\.113\.77/)
})

test('says from which browser and network, of the request itself', async () => {
  const host = await openAccount(app)
  const schedule = { params: { id: host.scheduleId }, body: { name: 'Hours' } }
  for (const headers of [FIREFOX, PHONE, FIREFOX]) {
    app.clock.advance(1)
    await host.api.call('PATCH /availability/:id', { ...schedule, headers })
  }
  const changes = (await entries(host.api)).filter(({ kind }) => kind === 'schedule_changed')
  expect(changes).toMatchObject([
    { count: 2, browser: 'Firefox', system: 'Windows', network: '203.0.113.*' },
    { count: 1, browser: 'Safari', system: 'iPhone', network: '2001:db8:85a3:*' },
  ])
})

test('what is refused leaves no entry', async () => {
  const host = await openAccount(app)
  const before = await told(host.api)
  const id = crypto.randomUUID()
  for (const [route, body] of [
    ['PATCH /event-types/:id', { name: 'X' }],
    ['DELETE /event-types/:id', undefined],
    ['DELETE /availability/:id', undefined],
    ['PATCH /embeds/:id', { name: 'X' }],
    ['DELETE /embeds/:id', undefined],
    ['PATCH /webhooks/:id', { isOn: true }],
    ['POST /webhooks/:id/secret', undefined],
    ['DELETE /webhooks/:id', undefined],
  ] as const)
    await host.api.refusal(route, { params: { id }, body })
  await host.api.refusal('DELETE /availability/:id', { params: { id: host.scheduleId } })
  expect(await told(host.api)).toEqual(before)
})

test('failed sign-ins are counted by the hour, and found when the host looks or the day is over', async () => {
  const host = await openAccount(app)
  app.clock.set('2027-04-01T10:50:00Z')
  for (let time = 0; time < 3; time++) {
    await attempt(host, 'Wrong-password-1', undefined, FIREFOX)
    app.clock.advance(6)
  }
  const failed = async () =>
    (await entries(host.api))
      .filter(({ kind }) => kind === 'sign_in_failed')
      .map(({ at, count }) => [at, count])
  await expect(host.api.refusal('GET /account-activity')).resolves.toMatchObject({ code: 'not_signed_in' })
  await cleanUpFailedSignIns(app.context)
  const { token } = (await attempt(host, PASSWORD)).body as { token: string }
  Object.assign(host, { api: app.as(`Bearer ${token}`) })
  expect(await failed()).toEqual([
    ['2027-04-01T11:02:00.000Z', 1],
    ['2027-04-01T10:56:00.000Z', 2],
  ])
  await attempt(host, 'Wrong-password-1')
  expect(await failed()).toEqual([
    ['2027-04-01T11:08:00.000Z', 2],
    ['2027-04-01T10:56:00.000Z', 2],
  ])
})

test('of failed sign-ins from several networks it is said that they are several', async () => {
  const host = await openAccount(app)
  for (const headers of [FIREFOX, FIREFOX, PHONE]) await attempt(host, 'Wrong-1', undefined, headers)
  const failed = async () => (await entries(host.api)).find(({ kind }) => kind === 'sign_in_failed')
  expect(await failed()).toMatchObject({ count: 3, browser: '*', system: '*', network: '*' })
  await attempt(host, 'Wrong-1', undefined, PHONE)
  expect(await failed()).toMatchObject({ count: 4, browser: '*', system: '*', network: '*' })
})

test('failed sign-ins with the email of a sign-up are not shown to whoever signed up with it', async () => {
  const host = await openAccount(app)
  const stranger = await signUp(app, { email: host.me.userEmail })
  await attempt(host, 'Wrong-password-1')
  expect(await told(stranger.api)).toEqual([['signed_up', null, 1]])
  expect(await told(host.api)).toContainEqual(['sign_in_failed', null, 1])
})

test('what is about security can be had alone, and each kind is on one side', async () => {
  const host = await openAccount(app)
  const values = ACTIVITIES.map((kind, index) => `('${kind}', ${index})`).join(',')
  await app.context.pool.query(
    `insert into account_events (host_id, id, kind, happened_at)
     select $1::uuid, gen_random_uuid(), kind, timestamptz '2027-02-01' + number * interval '1 minute'
     from (values ${values}) as rows (kind, number)`,
    [host.me.userID],
  )
  const query = { about: 'security' as const }
  const { activity } = await host.api.call('GET /account-activity', { query })
  expect(new Set(activity.map(({ kind }) => kind))).toEqual(new Set(SECURITY_ACTIVITIES))
  expect(SECURITY_ACTIVITIES.length).toBeLessThan(ACTIVITIES.length)
})

test('comes fifty at a time, each once, also where many are of one moment', async () => {
  const host = await openAccount(app)
  const values = Array.from(
    { length: 120 },
    (_, index) => `('${host.me.userID}', gen_random_uuid(), ${index})`,
  )
  await app.context.pool.query(
    `insert into account_events (host_id, id, kind, happened_at)
     select host::uuid, id, 'signed_in', timestamptz '2027-02-01' + (number / 60) * interval '1 hour'
     from (values ${values.join(',')}) as rows (host, id, number)`,
  )
  const seen: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const { activity, next } = await host.api.call('GET /account-activity', {
      query: cursor ? { cursor } : {},
    })
    expect(activity.length).toBeLessThanOrEqual(50)
    seen.push(...activity.map(({ id }) => id))
    cursor = next ?? undefined
    pages += 1
  } while (cursor)
  expect([pages, seen.length, new Set(seen).size]).toEqual([3, 122, 122])
})

test('422 for what is no cursor', async () => {
  const { api } = await openAccount(app)
  const problem = await api.refusal('GET /account-activity', { query: { cursor: 'x' } })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: 'cursor', reason: 'format' }] })
})

test('is kept for 180 days', async () => {
  const host = await openAccount(app)
  app.clock.advance(179 * 24 * 60)
  await cleanUpActivity(app.context)
  const count = async () => {
    const { rows } = await app.context.pool.query('select 1 from account_events where host_id = $1', [
      host.me.userID,
    ])
    return rows.length
  }
  expect(await count()).toBe(2)
  app.clock.advance(2 * 24 * 60)
  await cleanUpActivity(app.context)
  expect(await count()).toBe(0)
})

async function newsOf(host: TestHost): Promise<unknown[]> {
  const { rows } = await app.context.pool.query(
    `select data from jobs.job where name = 'registrations' and data->>'hostId' = $1 and data->>'kind' = 'new_device'`,
    [host.me.userID],
  )
  return rows.map(({ data }) => data)
}

test('a sign-in on a new device is news after the first day, on a known one never', async () => {
  const host = await openAccount(app)
  await attempt(host, PASSWORD)
  app.clock.advance(25 * 60)
  await attempt(host, PASSWORD, host.deviceToken)
  expect(await newsOf(host)).toEqual([])
  const { token, deviceToken } = (await attempt(host, PASSWORD)).body as Record<string, string>
  await attempt(host, PASSWORD, deviceToken)
  const [newest] = (await entries(app.as(`Bearer ${token}`))).filter(
    ({ kind }) => kind === 'signed_in_new_device',
  )
  expect(await newsOf(host)).toEqual([
    { kind: 'new_device', hostId: host.me.userID, accountId: host.accountId, activityId: newest?.id },
  ])
})

test('what looks the same is news once a month', async () => {
  const host = await openAccount(app)
  app.clock.advance(25 * 60)
  for (const headers of [FIREFOX, FIREFOX, PHONE]) await attempt(host, PASSWORD, undefined, headers)
  expect(await newsOf(host)).toHaveLength(2)
  app.clock.advance(30 * 24 * 60)
  await attempt(host, PASSWORD, undefined, FIREFOX)
  expect(await newsOf(host)).toHaveLength(3)
})
