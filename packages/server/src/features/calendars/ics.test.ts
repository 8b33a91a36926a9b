import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { calendarsIn } from '../../testing/stand-ins/calendars.ts'
import { connectionsOf, lookAfterAll } from '../../testing/stand-ins/google.ts'
import { openAccount } from '../../testing/hosts.ts'
import { startSite } from '../../testing/stand-ins/site.ts'
import { eventually } from '../../testing/eventually.ts'

const DENTIST = ['DTSTART:20270302T093000Z', 'DTEND:20270302T103000Z', 'SUMMARY:Dentist']
const feedOf = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Family',
    'BEGIN:VEVENT',
    'UID:1',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
const calendar: RequestListener = (request, response) => {
  if (request.headers['if-none-match'] === '"one"') return void response.writeHead(304).end()
  response.writeHead(200, { 'content-type': 'text/calendar', etag: '"one"' }).end(feedOf(...DENTIST))
}
const plain =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(body)

let answer = calendar
const answered: number[] = []
const site = await startSite('127.0.0.1', (request, response) => {
  response.once('finish', () => answered.push(response.statusCode))
  answer(request, response)
})
const app = await startTestApp()
const { connectedHost: hostWith, seen } = calendarsIn(app)

afterEach(() => {
  answer = calendar
  app.clock.advance(2)
})

const params = { provider: 'ics' as const }
let count = 0
const addressOf = () => `http://127.0.0.1:${site.port}/secret-${count++}.ics`

async function connectedHost() {
  const address = addressOf()
  const body = { address }
  const known = await hostWith(({ api }) => api.call('POST /connections/:provider/open', { params, body }))
  return { ...known, address }
}

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
  answer = plain(feedOf('DTSTART:20270302T090000Z', 'DURATION:PT30M'))
  await lookAfterAll(app, host)
  expect(await seen(host, event.slug)).toEqual(['09:30', '10:00', '10:30'])
})

test.each<[what: string, answer: RequestListener, failure: string]>([
  ['an error page', plain('<html>Please sign in</html>'), 'invalid'],
  ['nothing', plain(''), 'invalid'],
  ['half of it', plain(feedOf(...DENTIST).slice(0, 150)), 'invalid'],
  ['too much', plain(`${feedOf(...DENTIST)}${'\r\n'.repeat(6_000_000)}`), 'invalid'],
  ['a rule that does not end', plain(feedOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')), 'invalid'],
  ['that it is overloaded', plain('', 503), 'unavailable'],
  ['that it was asked too often', plain('', 429), 'rate_limited'],
  ['no word', (request) => void request.socket.destroy(), 'unavailable'],
])(
  'while it answers %s the last known times count',
  async (_what, bad, failure) => {
    const { host, event } = await connectedHost()
    expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
    app.clock.advance(2)
    answer = bad
    await lookAfterAll(app, host)
    expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
    expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working', lastFailure: { failure } })
    app.clock.advance(2)
    answer = calendar
    // A request from the page visit may still be running.
    await eventually(async () => {
      await lookAfterAll(app, host)
      expect((await connectionsOf(host))[0]).toMatchObject({ health: 'working', lastFailure: null })
    })
  },
  60_000,
)

test('where the address opens nothing any more its owner is asked for another, at the second look', async () => {
  const { host, event } = await connectedHost()
  await seen(host, event.slug)
  answer = plain('', 404)
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
  answer = bad
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
