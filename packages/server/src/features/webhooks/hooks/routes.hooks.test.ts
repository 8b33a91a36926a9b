import { payloadSchemaOf, WEBHOOK_EVENTS, WebhookPayload } from '@scheduling/contract'
import type { Scope } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { addEvent, book, openAccount, PASSWORD } from '../../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../../testing/organizations.ts'
import { startReceiver } from '../../../testing/stand-ins/receiver.ts'
import { eventOf, planEvent } from '../../../testing/webhooks.ts'
import { drain } from '../drain.ts'
import { sentPayloads } from '../store.ts'

const app = await startTestApp()
const strict = await startTestApp({ allowPrivateFetch: false })
const ANY_REASON = expect.any(String) as unknown
const EVENT = 'invitee.created' as const
const NOBODY = 'http://127.0.0.1:1/'

async function programOf({ api }: Pick<TestHost, 'api'>, scopes: Scope[] = ['webhooks:write']) {
  const body = { name: 'Zapier', scopes, days: null, current: PASSWORD }
  const { secret } = await api.call('POST /api-keys', { body })
  return app.as(`Bearer ${secret}`)
}

async function hookedHost() {
  const [host, receiver] = [await openAccount(app), await startReceiver()]
  const program = await programOf(host)
  const target_url = `${receiver.url}hooks/standard/1`
  const hook = await program.call('POST /hooks', { body: { target_url, event: EVENT, app: 'zapier' } })
  const booked = await book(app, host, await addEvent(host), '2027-03-01T09:00:00Z')
  const happened = await eventOf(app, host, booked.booking.id)
  await planEvent(app, happened)
  const send = async () =>
    drain(app.context, { hostId: host.me.userID, webhookId: hook.id, dueAt: app.clock.now() }, false)
  const posted = () => receiver.received.filter(({ method }) => method === 'POST')
  return { host, receiver, program, target_url, hook, happened, send, posted }
}

const urlsOf = async ({ api }: Pick<TestHost, 'api'>) =>
  (await api.call('GET /webhooks')).webhooks.map(({ url, app: by }) => [url, by])

test('a program with a key sets up a hook, hears of what happens, signed, and ends it as often as it likes', async () => {
  const { host, program, target_url, hook, happened, send, posted } = await hookedHost()
  expect(await urlsOf(host)).toEqual([[target_url, 'zapier']])
  await send()
  const [request, ...others] = posted()
  expect(others).toEqual([])
  const { headers, body = '', path } = request ?? {}
  expect(path).toBe('/hooks/standard/1')
  expect(WebhookPayload.parse(JSON.parse(body))).toMatchObject({ id: happened.id, type: EVENT, test: false })
  const key = Buffer.from(hook.secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers?.['webhook-id'])}.${String(headers?.['webhook-timestamp'])}.${body}`
  expect(headers?.['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  )
  for (const id of [hook.id, hook.id, randomUUID()])
    await program.call('DELETE /hooks/:id', { params: { id } })
  expect(await urlsOf(host)).toEqual([])
})

test('the same address and event is the same hook, also by the other name and when many ask at once', async () => {
  const { host, program, target_url, hook } = await hookedHost()
  const again = await Promise.all(
    Array.from({ length: 5 }, () =>
      program.call('POST /hooks', { body: { hookUrl: target_url, event: EVENT } }),
    ),
  )
  expect(again).toEqual(Array.from({ length: 5 }, () => hook))
  const other = await program.call('POST /hooks', { body: { target_url, event: 'invitee.canceled' } })
  expect(other.id).not.toBe(hook.id)
  expect(await urlsOf(host)).toHaveLength(2)
})

test('one that a person has turned off is on again once its service asks for it', async () => {
  const { host, program, target_url, hook } = await hookedHost()
  await host.api.call('PATCH /webhooks/:id', { params: { id: hook.id }, body: { isOn: false } })
  await program.call('POST /hooks', { body: { target_url, event: EVENT } })
  const { webhooks } = await host.api.call('GET /webhooks')
  expect(webhooks.map(({ isOn }) => isOn)).toEqual([true])
})

test('a receiver that answers 410 ends the hook, and its host gets no mail', async () => {
  const { host, receiver, hook, happened, send, posted } = await hookedHost()
  receiver.answer = { status: 410 }
  await send()
  expect(posted()).toHaveLength(1)
  expect(await urlsOf(host)).toEqual([])
  await planEvent(app, { ...happened, id: randomUUID() })
  await send()
  expect(posted()).toHaveLength(1)
  const { rowCount } = await app.context.pool.query(
    "select 1 from jobs.job where name = 'webhook-notices' and data ->> 'webhookId' = $1",
    [hook.id],
  )
  expect(rowCount).toBe(0)
})

describe('refused at its field, and nothing is kept', () => {
  test.each([
    ['no address', { event: EVENT }, 'target_url', 'required'],
    [
      'two addresses',
      { target_url: NOBODY, hookUrl: 'https://hooks.zapier.com/1', event: EVENT },
      'hookUrl',
      'duplicate',
    ],
    ['an unknown event', { target_url: NOBODY, event: 'invitee.born' }, 'event', ANY_REASON],
    ['no event', { target_url: NOBODY }, 'event', ANY_REASON],
    ['an unknown field', { target_url: NOBODY, event: EVENT, url: NOBODY }, 'url', ANY_REASON],
    ['a word in the address', { hookUrl: 'https://a:b@zapier.com/', event: EVENT }, 'hookUrl', 'password'],
    ['no web address', { target_url: 'ftp://zapier.com/', event: EVENT }, 'target_url', ANY_REASON],
  ])('%s', async (_what, body, path, reason) => {
    const host = await openAccount(app)
    const { code, errors } = await host.api.refusal('POST /hooks', { body })
    expect([code, errors?.[0]?.path, errors?.[0]?.reason]).toEqual(['invalid_input', path, reason])
    expect(await urlsOf(host)).toEqual([])
  })

  test.each([301, 302, 307])('an address that answers %i', async (status) => {
    const [host, receiver] = [await openAccount(app), await startReceiver()]
    receiver.answer = { status, headers: { location: 'https://hooks.zapier.com/' } }
    const body = { hookUrl: receiver.url, event: EVENT }
    expect(await host.api.refusal('POST /hooks', { body })).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'hookUrl', reason: 'redirect' }],
    })
    expect(receiver.received.map(({ method }) => method)).toEqual(['OPTIONS'])
    expect(await urlsOf(host)).toEqual([])
  })

  test.each(['http://127.0.0.1/hook', 'https://169.254.169.254/latest', 'https://crm.internal/hook'])(
    'the private address %s',
    async (target_url) => {
      const host = await openAccount(strict)
      const refusal = await host.api.refusal('POST /hooks', { body: { target_url, event: EVENT } })
      expect(refusal).toMatchObject({
        code: 'invalid_input',
        errors: [{ path: 'target_url', reason: 'not_public' }],
      })
      expect(await urlsOf(host)).toEqual([])
    },
  )

  test('a name that leads to nothing public', async () => {
    const host = await openAccount(strict)
    const body = { target_url: 'https://hooks.example.invalid/1', event: EVENT }
    expect((await host.api.refusal('POST /hooks', { body })).errors).toMatchObject([
      { path: 'target_url', reason: 'not_public' },
    ])
  })
})

test('an address that does not answer now is taken: it may be back soon', async () => {
  const host = await openAccount(app)
  await host.api.call('POST /hooks', { body: { target_url: NOBODY, event: EVENT } })
  expect(await urlsOf(host)).toHaveLength(1)
})

test('there are at most 100 hooks, and they leave room for webhooks of people', async () => {
  const host = await openAccount(app)
  for (let index = 0; index < limits.HOOKS_MAX; index++)
    await host.api.call('POST /hooks', { body: { target_url: `${NOBODY}${index}`, event: EVENT } })
  const one = { target_url: `${NOBODY}more`, event: EVENT }
  expect((await host.api.refusal('POST /hooks', { body: one })).code).toBe('hook_limit_reached')
  await host.api.call('POST /webhooks', { body: { url: NOBODY, events: [EVENT] } })
})

test('an address is not asked again and again', async () => {
  const [host, receiver] = [await openAccount(app), await startReceiver()]
  receiver.answer = { status: 302 }
  const tries = await Promise.all(
    Array.from({ length: 125 }, (_, index) =>
      host.api.try('POST /hooks', { body: { target_url: `${receiver.url}${index}`, event: EVENT } }),
    ),
  )
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(receiver.received).toHaveLength(120)
})

describe('whoever may not', () => {
  const asked = { body: { target_url: NOBODY, event: EVENT } as const }

  test('reads or writes hooks without the scope: refused', async () => {
    const host = await openAccount(app)
    const reader = await programOf(host, ['webhooks:read'])
    expect((await reader.refusal('POST /hooks', asked)).code).toBe('key_not_allowed')
    expect(await reader.call('GET /hooks/samples', { query: { event: EVENT } })).toHaveLength(1)
    const other = await programOf(host, ['bookings:write'])
    expect((await other.refusal('POST /hooks', asked)).code).toBe('key_not_allowed')
    expect((await other.refusal('DELETE /hooks/:id', { params: { id: randomUUID() } })).code).toBe(
      'key_not_allowed',
    )
    const samples = await other.refusal('GET /hooks/samples', { query: { event: EVENT } })
    expect(samples.code).toBe('not_shown_to_key')
    expect((await app.visitor.refusal('POST /hooks', asked)).code).toBe('not_signed_in')
  })

  test('ends a hook of somebody else: it stays', async () => {
    const { host, hook } = await hookedHost()
    const stranger = await programOf(await openAccount(app))
    await stranger.call('DELETE /hooks/:id', { params: { id: hook.id } })
    expect(await urlsOf(host)).toHaveLength(1)
  })

  test('ends a webhook that a person set up: it stays', async () => {
    const host = await openAccount(app)
    const { id } = await host.api.call('POST /webhooks', { body: { url: NOBODY, events: [EVENT] } })
    await (await programOf(host)).call('DELETE /hooks/:id', { params: { id } })
    expect(await urlsOf(host)).toEqual([[NOBODY, null]])
  })

  test('is a member without the settings of the organization: refused', async () => {
    const [owner, member] = [await openAccount(app), await openAccount(app)]
    const organization = await addOrganization(app, owner)
    await join(app, organization, member)
    const asMember = { api: actingFor(app, member, organization.id) }
    const key = await programOf(asMember)
    expect((await key.refusal('POST /hooks', asked)).code).toBe('role_not_allowed')
    await (await programOf(organization)).call('POST /hooks', asked)
    expect(await urlsOf(organization)).toHaveLength(1)
  })
})

test('links that change a booking are sent, but neither kept nor shown to keys that may not change bookings', async () => {
  const { host, hook, happened, send, posted } = await hookedHost()
  const reader = await programOf(host, ['webhooks:read', 'bookings:read'])
  const [before] = await reader.call('GET /hooks/samples', { query: { event: EVENT } })
  await send()
  const { cancelUrl } = WebhookPayload.parse(JSON.parse(posted()[0]?.body ?? '')).data.booking
  const kept = await sentPayloads(app.context.db, host.me.userID, EVENT, 1)
  expect(kept).toHaveLength(1)
  expect(kept[0]?.payload).toContain(happened.bookingId)
  expect(kept[0]?.payload).not.toMatch(/cancelUrl|booking\//)
  const [after] = await reader.call('GET /hooks/samples', { query: { event: EVENT } })
  const { deliveries } = await host.api.call('GET /webhooks/:id/deliveries', { params: { id: hook.id } })
  const params = { id: hook.id, deliveryId: deliveries[0]?.id ?? '' }
  const read = await reader.call('GET /webhooks/:id/deliveries/:deliveryId', { params })
  for (const seen of [before, after, read]) {
    expect(JSON.stringify(seen)).not.toContain(cancelUrl)
    expect(JSON.stringify(seen)).toContain('/booking/example?view=cancel')
  }
  const own = await host.api.call('GET /webhooks/:id/deliveries/:deliveryId', { params })
  expect(own.body).toBe(posted()[0]?.body)
})

describe('samples', () => {
  test.each(WEBHOOK_EVENTS)('of %s are made up where nothing has happened', async (event) => {
    const { api } = await openAccount(app)
    const samples = await api.call('GET /hooks/samples', { query: { event } })
    expect(samples).toMatchObject([{ type: event, test: true }])
    expect(payloadSchemaOf(event).parse(samples[0])).toEqual(samples[0])
  })

  test('are the last meetings, the newest first, with ids of their own', async () => {
    const host = await openAccount(app)
    const event = await addEvent(host)
    const ids: string[] = []
    for (const [index, hour] of ['09', '10', '11', '12'].entries()) {
      app.clock.set(`2027-03-01T08:0${index}:00Z`)
      ids.unshift((await book(app, host, event, `2027-03-02T${hour}:00:00Z`)).booking.id)
    }
    app.clock.set('2027-03-01T08:00:00Z')
    const samples = await host.api.call('GET /hooks/samples', { query: { event: EVENT } })
    const bookings = samples.map((sample) => WebhookPayload.parse(sample).data.booking.id)
    expect(bookings).toEqual(ids.slice(0, 3))
    expect(new Set(samples.map(({ id }) => id)).size).toBe(3)
    expect(samples.map(({ test: isTest }) => isTest)).toEqual([false, false, false])
  })

  test('are exactly what was sent, once it was, and never of somebody else', async () => {
    const { host, send, posted } = await hookedHost()
    const program = await programOf(host, ['webhooks:read', 'bookings:write'])
    await send()
    const samples = await program.call('GET /hooks/samples', { query: { event: EVENT } })
    expect(samples).toEqual(posted().map(({ body }) => JSON.parse(body) as unknown))
    expect(await host.api.call('GET /hooks/samples', { query: { event: 'invitee.canceled' } })).toMatchObject(
      [{ test: true }],
    )
    const other = await openAccount(app)
    expect(await other.api.call('GET /hooks/samples', { query: { event: EVENT } })).toMatchObject([
      { test: true },
    ])
  })
})
