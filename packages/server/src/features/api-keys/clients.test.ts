import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SchedulingClient } from '@scheduling/api-client'
import { createSchedulingClient } from '@scheduling/api-client'
import type { Scope } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, openAccount, PASSWORD } from '../../testing/hosts.ts'
import { losingProxy } from '../../testing/losing-proxy.ts'

// The packages that programs use, against the real server. A lost answer shows whether they repeat a call safely.

const app = await startTestApp()
const PYTHON = path.resolve(import.meta.dirname, '../../../../api-client/python')
const DAY = { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' }

async function hostWithKey(scopes: Scope[] = ['bookings:write']) {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const body = { name: 'Program', scopes, days: null, current: PASSWORD }
  const { secret } = await host.api.call('POST /api-keys', { body })
  return { host, event, secret }
}

const bookingsOf = async ({ api }: TestHost) =>
  (await api.call('GET /bookings', { query: { tab: 'upcoming' } })).bookings

async function someTimes(client: SchedulingClient, owner: string, event: string): Promise<string[]> {
  const { data, error } = await client.GET('/slots', { params: { query: { owner, event, ...DAY } } })
  if (!data) throw new Error(error.code)
  return data.starts
}

test('TypeScript: books, moves and cancels, each once although its answer was lost', async () => {
  const { host, event, secret } = await hostWithKey()
  await using way = await losingProxy(app.url)
  const client = createSchedulingClient({ origin: way.origin, key: secret })
  const owner = host.me.link
  const [start = '', later = ''] = await someTimes(client, owner, event.slug)
  way.loseNext('POST', '/bookings')
  const invitee = { name: 'Ada', email: 'ada@example.test' }
  const booked = await client.POST('/bookings', {
    body: { owner, event: event.slug, start, timeZone: 'UTC', invitee },
  })
  expect(booked.data).toMatchObject({ state: 'booked' })
  expect(way.callsOf('POST', '/bookings')).toBe(2)
  const [booking] = await bookingsOf(host)
  const id = String(booking?.id)
  expect(await bookingsOf(host)).toHaveLength(1)

  way.loseNext('POST', `/bookings/${id}/reschedule`)
  const moved = await client.POST('/bookings/{id}/reschedule', {
    params: { path: { id } },
    body: { start: later },
  })
  expect(Date.parse(String(moved.data?.start))).toBe(Date.parse(later))
  const canceled = await client.POST('/bookings/{id}/cancel', {
    params: { path: { id } },
    body: { reason: 'Ill' },
  })
  expect(canceled.error).toBeUndefined()
  expect(await bookingsOf(host)).toEqual([])
})

test('TypeScript: what the server refuses is answered with its code and fields', async () => {
  const { secret } = await hostWithKey(['bookings:read'])
  const client = createSchedulingClient({ origin: app.url, key: secret })
  const { error } = await client.POST('/event-types', {
    body: { name: 'New', slug: 'new', duration: 30 } as never,
  })
  expect(error).toMatchObject({ code: 'key_not_allowed' })
})

const PROGRAM = `
import sys
from scheduling_api import ApiError, Client

origin, key, owner, event = sys.argv[1:]
client = Client(origin, key=key)
times = client.get_slots(owner=owner, event=event, from_="${DAY.from}", to="${DAY.to}")["starts"]
client.post_bookings(body={
    "owner": owner, "event": event, "start": times[0], "timeZone": "UTC",
    "invitee": {"name": "Ada", "email": "ada@example.test"},
})
[booking] = client.get_bookings(tab="upcoming")["bookings"]
moved = client.post_bookings_id_reschedule(id=booking["id"], body={"start": times[1]})
print(moved["start"].replace(".000", "") == times[1])
client.post_bookings_id_cancel(id=booking["id"], body={"reason": "Ill"})
print(client.get_bookings(tab="upcoming")["bookings"])
try:
    client.get_event_types()
except ApiError as refusal:
    print(refusal.status, refusal.code)
`

test('Python: books, moves and cancels, each once although its answer was lost', async () => {
  const { host, event, secret } = await hostWithKey()
  await using way = await losingProxy(app.url)
  way.loseNext('POST', '/bookings')
  const program = await promisify(execFile)(
    'python3',
    ['-c', PROGRAM, way.origin, secret, host.me.link, event.slug],
    { env: { ...process.env, PYTHONPATH: PYTHON, PYTHONDONTWRITEBYTECODE: '1' } },
  )
  expect(program.stdout.trim().split('\n')).toEqual(['True', '[]', '404 not_shown_to_key'])
  expect(way.callsOf('POST', '/bookings')).toBe(2)
})
