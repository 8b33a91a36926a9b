import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

function slots(host: TestHost, event: { slug: string }, from: string, to: string) {
  return app.visitor.call('GET /slots', { query: { owner: host.me.link, event: event.slug, from, to } })
}

async function times(...of: Parameters<typeof slots>): Promise<string[]> {
  const { starts } = await slots(...of)
  return starts.map((start) => start.slice(11, 16))
}

const monday = ['2027-03-01T00:00:00Z', '2027-03-02T00:00:00Z'] as const

test('answers the bookable starts in the span, ascending', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { duration: 120, increment: 60 })
  expect(await slots(host, event, ...monday)).toEqual({
    starts: [9, 10, 11, 12, 13, 14, 15].map((hour) => `2027-03-01T${String(hour).padStart(2, '0')}:00:00Z`),
    next: null,
  })
})

test('the span may be written with any offset, and is half-open', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { starts } = await slots(host, event, '2027-03-01T05:00:00-05:00', '2027-03-01T12:00:00+01:00')
  expect(starts).toEqual(['2027-03-01T10:00:00Z', '2027-03-01T10:30:00Z'])
})

test('says when the next one is where there are none', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const weekend = ['2027-03-06T00:00:00Z', '2027-03-08T00:00:00Z'] as const
  expect(await slots(host, event, ...weekend)).toEqual({ starts: [], next: '2027-03-08T09:00:00Z' })
  const past = ['2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z'] as const
  expect(await slots(host, event, ...past)).toEqual({ starts: [], next: '2027-03-01T09:00:00Z' })
})

test('says the first of all to who asks about a time beyond the window', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { window: { kind: 'calendar_days', days: 3 } })
  const autumn = ['2027-09-01T00:00:00Z', '2027-10-01T00:00:00Z'] as const
  expect(await slots(host, event, ...autumn)).toEqual({ starts: [], next: '2027-03-01T09:00:00Z' })
  const longAgo = ['2020-09-01T00:00:00Z', '2020-10-01T00:00:00Z'] as const
  expect(await slots(host, event, ...longAgo)).toEqual({ starts: [], next: '2027-03-01T09:00:00Z' })
})

test('says null where there is none at all', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { window: { kind: 'date_range', from: '2026-01-01', to: '2026-12-31' } })
  expect(await slots(host, event, ...monday)).toEqual({ starts: [], next: null })
})

test('a booking takes its time out of every event type of its host, and of no other', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const [short, long] = [await addEvent(host), await addEvent(host, { duration: 60, increment: 30 })]
  const foreign = await addEvent(other)
  await book(app, host, short, '2027-03-01T12:00:00Z')
  const morning = ['2027-03-01T11:00:00Z', '2027-03-01T13:00:00Z'] as const
  expect(await times(host, short, ...morning)).toEqual(['11:00', '11:30', '12:30'])
  expect(await times(host, long, ...morning)).toEqual(['11:00', '12:30'])
  expect(await times(other, foreign, ...morning)).toEqual(['11:00', '11:30', '12:00', '12:30'])
})

test("follows the host's clock through the change of March, whatever zone asks", async () => {
  const host = await openAccount(app, { timeZone: 'Europe/Berlin' })
  const event = await addEvent(host, {
    availability: { kind: 'custom', hours: { ...HOURS, timeZone: 'Europe/Berlin' } },
  })
  expect((await slots(host, event, '2027-03-26T00:00:00Z', '2027-03-27T00:00:00Z')).starts[0]).toBe(
    '2027-03-26T08:00:00Z',
  )
  expect((await slots(host, event, '2027-03-29T00:00:00Z', '2027-03-30T00:00:00Z')).starts[0]).toBe(
    '2027-03-29T07:00:00Z',
  )
})

test('minimum notice and window end where they should', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { minimumNotice: 120, window: { kind: 'calendar_days', days: 1 } })
  const { starts } = await slots(host, event, '2027-03-01T00:00:00Z', '2027-04-01T00:00:00Z')
  expect([starts[0], starts.at(-1)]).toEqual(['2027-03-01T10:00:00Z', '2027-03-02T16:30:00Z'])
})
