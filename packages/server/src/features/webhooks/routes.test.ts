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
