import { limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const URL_TEXT = 'https://program.example/hooks/scheduling?for=sales'

test('added, changed, listed and deleted; the secret is said once', async () => {
  const { api } = await openAccount(app)
  const { secret, ...added } = await api.call('POST /webhooks', {
    body: { url: URL_TEXT, events: ['invitee.created', 'invitee.canceled', 'invitee.created'] },
  })
  expect(secret).toMatch(/^whsec_/)
  expect(added).toEqual({
    id: added.id,
    url: URL_TEXT,
    events: ['invitee.created', 'invitee.canceled'],
    app: null,
    isOn: true,
    isGone: false,
    createdAt: '2027-03-01T08:00:00.000Z',
    health: { state: 'healthy', since: null, failures: 0, nextTryAt: null },
    lastDelivery: null,
  })
  const params = { id: added.id }
  const off = await api.call('PATCH /webhooks/:id', { params, body: { isOn: false } })
  expect(off).toEqual({ ...added, isOn: false })
  const moved = await api.call('PATCH /webhooks/:id', {
    params,
    body: { url: 'https://program.example/other', events: ['invitee.rescheduled'] },
  })
  expect(moved).toEqual({
    ...off,
    url: 'https://program.example/other',
    events: ['invitee.rescheduled'],
  })
  expect(await api.call('GET /webhooks')).toEqual({ webhooks: [moved] })
  expect(JSON.stringify(await api.call('GET /webhooks'))).not.toContain('whsec')
  expect(await api.call('GET /webhooks/:id/deliveries', { params })).toEqual({ deliveries: [] })
  await api.call('DELETE /webhooks/:id', { params })
  expect(await api.call('GET /webhooks')).toEqual({ webhooks: [] })
  expect((await api.refusal('DELETE /webhooks/:id', { params })).code).toBe('webhook_not_found')
})

test('a new secret is another one', async () => {
  const { api } = await openAccount(app)
  const { id, secret } = await api.call('POST /webhooks', {
    body: { url: URL_TEXT, events: ['invitee.created'] },
  })
  const renewed = await api.call('POST /webhooks/:id/secret', { params: { id } })
  expect(renewed.secret).toMatch(/^whsec_/)
  expect(renewed.secret).not.toBe(secret)
})

test('the limit holds, also for several at once', async () => {
  const { api } = await openAccount(app)
  const tries = await Promise.all(
    Array.from({ length: limits.WEBHOOKS_MAX + 3 }, async () =>
      api.try('POST /webhooks', { body: { url: URL_TEXT, events: ['invitee.created'] } }),
    ),
  )
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(limits.WEBHOOKS_MAX)
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(3)
  expect((await api.call('GET /webhooks')).webhooks).toHaveLength(limits.WEBHOOKS_MAX)
})

test.each([
  [{ url: 'program.example/hook', events: ['invitee.created'] }, 'url', 'https://'],
  [{ url: 'ftp://program.example/hook', events: ['invitee.created'] }, 'url', 'https://'],
  [{ url: 'https://robin:word@program.example', events: ['invitee.created'] }, 'url', 'without user name'],
  [{ url: '', events: ['invitee.created'] }, 'url', 'https://'],
  [{ url: URL_TEXT, events: [] }, 'events', 'at least one event'],
  [{ url: URL_TEXT, events: ['booking.created'] }, 'events[0]', 'invitee.created'],
])('422 %j names what would be accepted', async (body, path, accepted) => {
  const { api } = await openAccount(app)
  const problem = await api.refusal('POST /webhooks', { body })
  expect(problem).toMatchObject({
    code: 'invalid_input',
    errors: [{ path, message: expect.stringContaining(accepted) as string }],
  })
  expect((await api.call('GET /webhooks')).webhooks).toEqual([])
})

const strict = await startTestApp({ allowPrivateFetch: false })
const stranger = await openAccount(strict)
const events = ['invitee.created' as const]

test.each([
  ['http://127.0.0.1/hook', 'not_public'],
  ['http://2130706433/hook', 'not_public'],
  ['http://[::ffff:7f00:1]/hook', 'not_public'],
  ['https://169.254.169.254/latest', 'not_public'],
  ['https://localhost/hook', 'not_public'],
  ['https://crm.internal/hook', 'not_public'],
  ['https://crm/hook', 'not_public'],
  ['https://program.example:6379/', 'port'],
  ['https://token@program.example/', 'password'],
])('422 for %s, new and changed, and it is not kept', async (url, reason) => {
  const wrong = { code: 'invalid_input', errors: [{ path: 'url', reason }] }
  expect(await stranger.api.refusal('POST /webhooks', { body: { url, events } })).toMatchObject(wrong)
  const { id } = await stranger.api.call('POST /webhooks', { body: { url: URL_TEXT, events } })
  const sent = { params: { id }, body: { url } }
  expect(await stranger.api.refusal('PATCH /webhooks/:id', sent)).toMatchObject(wrong)
  const { webhooks } = await stranger.api.call('GET /webhooks')
  expect(webhooks.map((webhook) => webhook.url)).toEqual([URL_TEXT])
  await stranger.api.call('DELETE /webhooks/:id', { params: { id } })
})

test('an address inside is taken where whoever runs the server allows it, a cloud’s secrets are not', async () => {
  const { api } = await openAccount(app)
  const url = 'http://localhost:3000/hook'
  expect(await api.call('POST /webhooks', { body: { url, events } })).toMatchObject({ url })
  const secrets = { url: 'http://169.254.169.254/latest', events }
  expect(await api.refusal('POST /webhooks', { body: secrets })).toMatchObject({
    errors: [{ path: 'url', reason: 'not_public' }],
  })
})
