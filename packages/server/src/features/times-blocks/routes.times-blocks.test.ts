import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { countIfFree } from '../abuse/operations.ts'
import { chooseTimes } from './choose-times.ts'
import { LIMITS } from './limits.ts'
import { cleanUpBlocks } from './operations.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const of = { kind: 'event_type' as const, id: event.id }
const [NINE, TEN] = ['2027-03-02T09:00:00.000Z', '2027-03-02T10:00:00.000Z']

const at = (day: number, hour: number) => Date.UTC(2027, 2, day, hour)
const block = async (change: object = {}) =>
  host.api.call('POST /times-blocks', { body: { of, timeZone: 'UTC', ...change } })
const load = async (picture: string | null) => fetch(String(picture).replace(TEST_PUBLIC_URL, app.url))
const pixels = async (picture: string | null) => Buffer.from(await (await load(picture)).arrayBuffer())

test('the next free times are offered, each as a link with the recipient filled in', async () => {
  const { html, text, starts, url } = await block({ invitee: { name: 'Grace', email: 'grace@example.com' } })
  expect(starts.length).toBeGreaterThan(2)
  for (const start of starts) {
    const link = `${TEST_PUBLIC_URL}/${host.me.link}/${event.slug}?slot=${encodeURIComponent(start)}&timezone=UTC&name=Grace&email=grace%40example.com`
    expect(text).toContain(link)
    expect(html).toContain(link.replaceAll('&', '&amp;'))
  }
  expect(new URL(url).searchParams.get('email')).toBe('grace@example.com')
})

test('the picture is a PNG that changes once a time is gone, and no cache may keep it', async () => {
  const { picture, html } = await block({ starts: [NINE, TEN] })
  expect(html).toContain(`<img src="${picture}" alt="Tuesday, March 2, `)
  const answer = await load(picture)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'no-store',
  ])
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const before = Buffer.from(await answer.arrayBuffer())
  const { format, width, height } = await sharp(before).metadata()
  expect([format, width > 300, height > 100]).toEqual(['png', true, true])
  // Letters, not an empty sheet.
  expect((await sharp(before).stats()).entropy).toBeGreaterThan(0.2)
  expect(await pixels(picture)).toEqual(before)
  await book(app, host, event, NINE)
  expect(await pixels(picture)).not.toEqual(before)
})

test('it says when it was drawn, in the language of the message', async () => {
  const { picture } = await block({ starts: [TEN], language: 'il' })
  const before = await pixels(picture)
  app.clock.advance(1)
  expect(await pixels(picture)).not.toEqual(before)
})

test('its address cannot be guessed, and is not in the database', async () => {
  const { picture } = await block({ starts: [TEN] })
  const token = String(picture).slice(-47, -4)
  expect(token).toMatch(/^[\w-]{43}$/)
  const rows = await app.context.db.selectFrom('times_blocks').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  const wrong = String(picture).replace(token, 'x'.repeat(43))
  expect([(await load(wrong)).status, (await load(`${picture}.png`)).status]).toEqual([404, 404])
})

test('somebody else’s event type, one that is off and far apart times are refused', async () => {
  const other = await openAccount(app)
  expect((await other.api.refusal('POST /times-blocks', { body: { of } })).code).toBe('event_type_not_found')
  const off = await addEvent(host, { isOn: false })
  const body = { of: { kind: 'event_type' as const, id: off.id } }
  expect((await host.api.refusal('POST /times-blocks', { body })).code).toBe('event_type_off')
  const apart = { of, starts: [NINE, '2028-03-02T09:00:00.000Z'] }
  expect((await host.api.refusal('POST /times-blocks', { body: apart })).errors?.[0]?.path).toBe('starts')
})

test('three hundred blocks of a host in an hour are enough', async () => {
  const busy = await openAccount(app)
  const own = await addEvent(busy)
  const body = { of: { kind: 'event_type' as const, id: own.id }, starts: [TEN] }
  for (let made = 0; made < 298; made++)
    await countIfFree(app.context, LIMITS.blocks, { hostId: busy.me.userID })
  for (let made = 298; made < 300; made++) await busy.api.call('POST /times-blocks', { body })
  expect((await busy.api.refusal('POST /times-blocks', { body })).code).toBe('rate_limited')
})

test('times of several days are offered, not the first of a morning', () => {
  const free = [2, 3, 4].flatMap((day) => [9, 10, 11, 12, 13, 14, 15].map((hour) => at(day, hour)))
  expect(chooseTimes(free, 'UTC')).toEqual([at(2, 9), at(2, 12), at(2, 15), at(3, 9), at(3, 12), at(3, 15)])
  expect(chooseTimes([at(2, 9)], 'UTC')).toEqual([at(2, 9)])
  expect(chooseTimes([], 'UTC')).toEqual([])
})

test('is forgotten long after its last time', async () => {
  const { picture } = await block({ starts: [TEN] })
  app.clock.set('2030-01-01T00:00:00Z')
  await cleanUpBlocks(app.context)
  expect((await load(picture)).status).toBe(404)
})
