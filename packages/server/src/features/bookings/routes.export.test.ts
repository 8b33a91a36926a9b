import type { Problem } from '@scheduling/contract'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

afterEach(() => app.clock.set(TEST_NOW))

async function download(host: TestHost, query = ''): Promise<{ headers: Headers; lines: string[] }> {
  const response = await fetch(`${app.url}/api/v1/bookings.csv${query}`, {
    headers: { authorization: `Bearer ${host.token}` },
  })
  expect(response.status).toBe(200)
  // `text()` removes the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  return { headers: response.headers, lines: text.split('\r\n').filter(Boolean) }
}

async function namesIn(host: TestHost, query = ''): Promise<string[]> {
  const { lines } = await download(host, query)
  const column = lines[0]?.split(',').indexOf('invitee_name') ?? -1
  return lines.slice(1).map((line) => line.split(',')[column] ?? '')
}

const named = (name: string) => ({ invitee: { name, email: `${name.toLowerCase()}@example.test` } })

test('is a file of the host’s bookings with what brought each of them', async () => {
  const host = await openAccount(app, { timeZone: 'Asia/Tokyo' })
  const event = await addEvent(host, { name: 'Intro' })
  const tracking = { utm_source: 'news', gclid: 'Cj0K"x' }
  await book(app, host, event, '2027-03-02T01:00:00Z', { ...named('Ada'), tracking })
  const { headers, lines } = await download(host)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="bookings-upcoming-2027-03-01.csv"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^\uFEFFid,/)
  expect(lines[1]).toContain(',Asia/Tokyo,2027-03-02 10:00,2027-03-02 10:30,')
  expect(lines[1]).toContain(',news,')
  expect(lines[1]).toContain(',"Cj0K""x",')
})

test('takes the filters of the list and has its order', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const meetings = []
  for (const [index, name] of ['Ada', 'Bo', 'Cy', 'Di'].entries())
    meetings.push(await book(app, host, event, `2027-03-0${index + 1}T09:00:00Z`, named(name)))
  await meetings[1]?.manage.call('POST /manage/cancel', { body: {} })
  expect(await namesIn(host)).toEqual(['Ada', 'Cy', 'Di'])
  expect(await namesIn(host, '?include_canceled=true')).toEqual(['Ada', 'Bo', 'Cy', 'Di'])
  expect(await namesIn(host, '?q=cy@')).toEqual(['Cy'])
  app.clock.set('2027-03-03T12:00:00Z')
  expect(await namesIn(host, '?tab=past&include_canceled=true')).toEqual(['Cy', 'Bo', 'Ada'])
  expect(await namesIn(host)).toEqual(['Di'])
})

test('has all of them, however many, once each', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await app.context.pool.query(
    `insert into bookings select (jsonb_populate_record(bookings, jsonb_build_object(
       'id', gen_random_uuid(), 'status', 'canceled', 'invitee_name', 'Copy ' || number
     ))).* from bookings, generate_series(1, 1200) as number where id = $1`,
    [booking.id],
  )
  const names = await namesIn(host, '?include_canceled=true')
  expect([names.length, new Set(names).size]).toEqual([1_201, 1_201])
})

test('is empty of another host’s bookings', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await book(app, host, await addEvent(host), '2027-03-02T09:00:00Z')
  expect(await namesIn(other)).toEqual([])
})

async function refusal(query: string, headers: Record<string, string>) {
  const response = await fetch(`${app.url}/api/v1/bookings.csv${query}`, { headers })
  return { status: response.status, problem: (await response.json()) as Problem }
}

test.each<[name: string, headers: Record<string, string>]>([
  ['no token', {}],
  ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ['another scheme', { authorization: 'Basic eDp5' }],
  ['a token in the address', { 'x-token': 'x' }],
])('401 with %s', async (_, headers) => {
  const { status, problem } = await refusal('?token=x', headers)
  expect([status, problem.code]).toEqual([401, 'not_signed_in'])
})

test('401 with a manage link', async () => {
  const host = await openAccount(app)
  const { manageToken } = await book(app, host, await addEvent(host), '2027-03-02T09:00:00Z')
  for (const scheme of ['Manage', 'Bearer'])
    expect((await refusal('', { authorization: `${scheme} ${manageToken}` })).status).toBe(401)
})

test.each([
  ['tab', '?tab=today'],
  ['include_canceled', '?include_canceled=perhaps'],
  ['q', `?q=${'x'.repeat(101)}`],
  ['q', '?q=a%00b'],
])('422 %s in %s', async (path, query) => {
  const { token } = await openAccount(app)
  const { status, problem } = await refusal(query, { authorization: `Bearer ${token}` })
  expect(status).toBe(422)
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
})
