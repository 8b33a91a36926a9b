import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

// A host who lost the answer presses the button again.

const app = await startTestApp()

const weekly = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const locations = [{ kind: 'google_meet' as const }]
const start = '2027-03-02T18:00:00.000Z'

const CLIENT = {
  name: 'Robin Park',
  topic: 'Spring',
  duration: 30,
  location: { kind: 'google_meet' as const },
}

interface Made {
  route: Parameters<TestHost['api']['call']>[0]
  body: Record<string, unknown>
  /** The ids of all that there are. */
  ids: (host: TestHost) => Promise<string[]>
}

const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)

const MADE: Made[] = [
  {
    route: 'POST /polls',
    body: { name: 'Dinner', duration: 30, locations, timeZone: 'UTC', options: [{ start }] },
    ids: async ({ api }) => idsOf((await api.call('GET /polls')).polls),
  },
  {
    route: 'POST /one-offs',
    body: { name: 'Coffee', duration: 30, locations, slots: [start] },
    ids: async ({ api }) => idsOf((await api.call('GET /one-offs')).oneOffs),
  },
  {
    route: 'POST /availability',
    body: { name: 'Evenings', timeZone: 'UTC', weekly },
    ids: async ({ api }) => idsOf((await api.call('GET /availability')).schedules),
  },
  {
    route: 'POST /routing-forms',
    body: { name: 'Help', slug: 'help', otherwise: { kind: 'text', text: 'Hello' } },
    ids: async ({ api }) => idsOf((await api.call('GET /routing-forms')).forms),
  },
  {
    route: 'POST /event-types',
    body: { name: 'Call', slug: 'call-once', description: 'A call', locations },
    ids: async ({ api }) => idsOf((await api.call('GET /event-types')).eventTypes),
  },
  {
    route: 'POST /campaigns',
    body: { name: 'Spring', destination: { kind: 'url', url: 'https://shop.example/' } },
    ids: async ({ api }) => idsOf((await api.call('GET /campaigns')).campaigns),
  },
  {
    route: 'POST /clients',
    body: { ...CLIENT, way: 'mail', email: 'robin@client.example' },
    ids: async ({ api }) => idsOf((await api.call('GET /clients')).clients),
  },
  {
    route: 'POST /organizations',
    body: { name: 'Studio North', link: `studio-${randomUUID().slice(0, 8)}` },
    ids: async ({ api }) => idsOf((await api.call('GET /organizations')).organizations),
  },
]

test.each(MADE)('$route makes one per key, however often and early it is repeated', async (made) => {
  const host = await openAccount(app)
  const before = await made.ids(host)
  const request = { body: made.body, idempotencyKey: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => host.api.try(made.route, request)))
  answers.push(await host.api.try(made.route, request))
  const [first] = answers
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => first?.body))
  expect(await made.ids(host)).toHaveLength(before.length + 1)
  const other = { ...request, body: { ...made.body, name: 'Something else' } }
  expect((await host.api.refusal(made.route, other)).code).toBe('idempotency_key_reused')
})

test.each(['event type', 'schedule'])(
  'a copied %s is one per key, and its source is part of it',
  async (kind) => {
    const host = await openAccount(app)
    const isEvent = kind === 'event type'
    const route = isEvent ? 'POST /event-types/:id/copy' : 'POST /availability/:id/copy'
    const source = isEvent ? await addEvent(host) : await addSchedule(host)
    const other = isEvent ? await addEvent(host) : await addSchedule(host)
    const ids = async () =>
      isEvent
        ? idsOf((await host.api.call('GET /event-types')).eventTypes)
        : idsOf((await host.api.call('GET /availability')).schedules)
    const before = await ids()
    const body = isEvent ? undefined : { name: 'Evenings (copy)' }
    const request = { params: { id: source.id }, body, idempotencyKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => host.api.try(route, request)))
    answers.push(await host.api.try(route, request))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => answers[0]?.body))
    expect(await ids()).toHaveLength(before.length + 1)
    const refusal = await host.api.refusal(route, { ...request, params: { id: other.id } })
    expect(refusal.code).toBe('idempotency_key_reused')
  },
)

async function addSchedule({ api }: TestHost) {
  return api.call('POST /availability', { body: { name: 'Evenings', timeZone: 'UTC', weekly } })
}

test('a refused request keeps no key: the same one may succeed later', async () => {
  const host = await openAccount(app)
  const body = { name: 'Coffee', duration: 30, locations, slots: ['2020-01-01T00:00:00.000Z'] }
  const idempotencyKey = randomUUID()
  expect((await host.api.refusal('POST /one-offs', { body, idempotencyKey })).code).toBe('invalid_input')
  await host.api.call('POST /one-offs', { body: { ...body, slots: [start] }, idempotencyKey })
})

test('what was deleted meanwhile is not made again', async () => {
  const host = await openAccount(app)
  const request = {
    body: { name: 'Coffee', duration: 30, locations, slots: [start] },
    idempotencyKey: randomUUID(),
  }
  const { id } = await host.api.call('POST /one-offs', request)
  await host.api.call('DELETE /one-offs/:id', { params: { id } })
  await host.api.try('POST /one-offs', request)
  expect((await host.api.call('GET /one-offs')).oneOffs).toEqual([])
})

test('who lost the link for a client gets one that works, and the client is there once', async () => {
  const host = await openAccount(app)
  const request = { body: { ...CLIENT, way: 'link' as const }, idempotencyKey: randomUUID() }
  await host.api.call('POST /clients', request)
  const { link } = await host.api.call('POST /clients', request)
  const key = new URL(String(link)).searchParams.get('key')
  expect((await app.visitor.call('POST /client-requests/open', { body: { key: String(key) } })).state).toBe(
    'asked',
  )
  expect((await host.api.call('GET /clients')).clients).toHaveLength(1)
})
