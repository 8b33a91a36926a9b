import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { connectionsOf, lookAfterAll } from '../../testing/stand-ins/google.ts'
import { openAccount } from '../../testing/hosts.ts'
import { DENTIST, feedOf, plain, startPublished } from './testing/published.ts'

const { app, site, published, answered, addressOf, connectedHost, seen, keepsTimes } = await startPublished()
const params = { provider: 'ics' as const }

test('what is busy there is not offered, and nothing can be written into it', async () => {
  const { host, connection, event } = await connectedHost()
  expect(connection).toMatchObject({ provider: 'ics', account: 'Family (127.0.0.1)', health: 'working' })
  expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
  const { calendars } = await host.api.call('GET /calendars')
  expect(calendars).toMatchObject([{ name: 'Family', canWrite: false, isBlocking: true, isTarget: false }])
  const place = { connectionId: connection.id, id: calendars[0]?.id ?? '' }
  const problem = await host.api.refusal('PUT /calendars', { body: { blocking: [place], target: place } })
  expect(problem.code).toBe('calendar_read_only')
  const query = { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' }
  expect((await host.api.call('GET /calendars/busy', { query })).times).toMatchObject([{ title: 'Dentist' }])
})

test('the address is in the database only encrypted, and nobody is shown it', async () => {
  const { host, address } = await connectedHost()
  const { rows } = await app.context.pool.query<{ text: string }>(
    `select row_to_json(connections)::text || encode(access_token, 'escape') as text from connections where host_id = $1`,
    [host.me.userID],
  )
  const secret = new URL(address).pathname.slice(1)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify(await host.api.call('GET /connections'))).not.toContain(secret)
})

test('what did not change is not sent again, and is asked for every quarter of an hour', async () => {
  const { host, event } = await connectedHost()
  app.clock.advance(2)
  answered.splice(0)
  await lookAfterAll(app, host)
  expect(answered).toEqual([304])
  const { rows } = await app.context.pool.query<{ minutes: number }>(
    `select round(extract(epoch from look_at - $2::timestamptz) / 60)::int as minutes from connections where host_id = $1`,
    [host.me.userID, new Date(app.clock.now())],
  )
  expect(rows).toEqual([{ minutes: 15 }])
  app.clock.advance(2)
  published.answer = plain(feedOf('DTSTART:20270302T090000Z', 'DURATION:PT30M'))
  await lookAfterAll(app, host)
  expect(await seen(host, event.slug)).toEqual(['09:30', '10:00', '10:30'])
})

test.each<[what: string, answer: RequestListener, failure: string]>([
  ['an error page', plain('<html>Please sign in</html>'), 'invalid'],
  ['nothing', plain(''), 'invalid'],
  ['half of it', plain(feedOf(...DENTIST).slice(0, 150)), 'invalid'],
  ['too much', plain(`${feedOf(...DENTIST)}${'\r\n'.repeat(6_000_000)}`), 'invalid'],
  ['that it is overloaded', plain('', 503), 'unavailable'],
  ['that it was asked too often', plain('', 429), 'rate_limited'],
  ['no word', (request) => void request.socket.destroy(), 'unavailable'],
])(
  'while it answers %s the last known times count',
  async (_what, bad, failure) => keepsTimes(bad, failure),
  60_000,
)

test('where the address opens nothing any more its owner is asked for another, at the second look', async () => {
  const { host, event } = await connectedHost()
  await seen(host, event.slug)
  published.answer = plain('', 404)
  app.clock.advance(2)
  await lookAfterAll(app, host)
  expect((await connectionsOf(host))[0]?.health).toBe('working')
  app.clock.advance(2)
  await lookAfterAll(app, host)
  expect((await connectionsOf(host))[0]).toMatchObject({ health: 'needs_reconnect' })
  expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
})

test.each<[what: string, answer: RequestListener, code: string]>([
  ['a page', plain('<html>Hello</html>'), 'account_unreadable'],
  ['that it is not there', plain('', 404), 'account_refused'],
  ['that it is overloaded', plain('', 503), 'account_unreachable'],
])('what answers %s is not connected', async (_what, bad, code) => {
  const host = await openAccount(app)
  published.answer = bad
  const body = { address: addressOf() }
  expect((await host.api.refusal('POST /connections/:provider/open', { params, body })).code).toBe(code)
  expect(await connectionsOf(host)).toEqual([])
})

test('addresses that are none, or inside, are refused', async () => {
  const strict = await startTestApp({ allowPrivateFetch: false })
  const host = await openAccount(strict)
  const reasonOf = async (address: string) => {
    const problem = await host.api.refusal('POST /connections/:provider/open', { params, body: { address } })
    return problem.errors?.[0]?.reason ?? problem.code
  }
  expect(await reasonOf('')).toBe('required')
  expect(await reasonOf('file:///etc/passwd')).toBe('format')
  expect(await reasonOf(`webcal://127.0.0.1:${site.port}/a.ics`)).toBe('not_public')
  expect(await reasonOf('http://calendar.internal/a.ics')).toBe('not_public')
  expect(await reasonOf('https://calendar.example:22/a.ics')).toBe('port')
  const asked = site.asked.length
  expect(await reasonOf('http://169.254.169.254/latest/meta-data')).toBe('not_public')
  expect(site.asked).toHaveLength(asked)
})
