import type { Interval } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { openTeam } from '../../testing/teams.ts'

const app = await startTestApp()
const GOOD_FRIDAY = '2027-03-26'
const away = (from: string, to = from) => ({ body: { away: [{ from, to }] } })

async function startsOn(link: string, event: string, date: string): Promise<number> {
  const span: Interval = { start: Date.parse(date), end: Date.parse(date) + DAY }
  const [from, to] = [new Date(span.start).toISOString(), new Date(span.end).toISOString()]
  const { starts } = await app.visitor.call('GET /slots', { query: { owner: link, event, from, to } })
  return starts.length
}

async function openHoliday(): Promise<TestHost> {
  const host = await openAccount(app)
  await host.api.call('PATCH /days-off', { body: { country: 'DE' } })
  return host
}

test('a holiday has no times, with a schedule and with hours of the event type', async () => {
  const host = await openHoliday()
  const usual = await addEvent(host)
  const custom = await addEvent(host, { availability: { kind: 'custom', hours: HOURS } })
  for (const { slug } of [usual, custom]) {
    expect(await startsOn(host.me.link, slug, '2027-03-25')).toBeGreaterThan(0)
    expect(await startsOn(host.me.link, slug, GOOD_FRIDAY)).toBe(0)
  }
  await host.api.call('PATCH /days-off', { body: { availableOn: [GOOD_FRIDAY] } })
  expect(await startsOn(host.me.link, usual.slug, GOOD_FRIDAY)).toBeGreaterThan(0)
})

test('an override opens a holiday, but no time away', async () => {
  const host = await openHoliday()
  const { slug } = await addEvent(host)
  await host.api.call('PATCH /availability/:id', {
    params: { id: host.scheduleId },
    body: { overrides: [{ date: GOOD_FRIDAY, ranges: [{ start: '09:00', end: '10:00' }] }] },
  })
  expect(await startsOn(host.me.link, slug, GOOD_FRIDAY)).toBe(2)
  await host.api.call('PATCH /days-off', away(GOOD_FRIDAY))
  expect(await startsOn(host.me.link, slug, GOOD_FRIDAY)).toBe(0)
})

test('a meeting can neither be booked on a day off nor moved there, and one that is there stays', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { booking: there } = await book(app, host, event, '2027-03-02T09:00:00Z')
  const { booking, manage } = await book(app, host, event, '2027-03-03T09:00:00Z')
  await host.api.call('PATCH /days-off', away('2027-03-02'))
  const start = '2027-03-02T10:00:00Z'
  const refused = await app.visitor.refusal('POST /bookings', { body: bookingOf(host, event, start) })
  expect(refused.code).toBe('slot_not_available')
  const moved = await manage.refusal('POST /manage/reschedule', { body: { start } })
  expect(moved.code).toBe('slot_not_available')
  const { bookings } = await host.api.call('GET /bookings', { query: {} })
  expect(bookings.map(({ id }) => id)).toEqual(expect.arrayContaining([there.id, booking.id]))
})

test('the host reads which holiday it is, or that they are away', async () => {
  const host = await openHoliday()
  const { id } = await addEvent(host)
  const reasons = async () =>
    (
      await host.api.call('GET /event-types/:id/reasons', {
        params: { id },
        query: { start: `${GOOD_FRIDAY}T09:00:00Z` },
      })
    ).reasons
  expect(await reasons()).toEqual([{ code: 'holiday', name: 'Good Friday' }])
  await host.api.call('PATCH /days-off', away(GOOD_FRIDAY))
  expect(await reasons()).toEqual([{ code: 'time_away' }])
})

test('a preview of unsaved hours leaves out days off', async () => {
  const host = await openHoliday()
  const { id, duration, increment, bufferBefore, bufferAfter, minimumNotice, window, limits } =
    await addEvent(host)
  const rules = { id, duration, increment, bufferBefore, bufferAfter, minimumNotice, window, limits }
  const { starts } = await host.api.call('POST /event-types/preview', {
    body: {
      ...rules,
      availability: { kind: 'custom', hours: HOURS },
      from: `${GOOD_FRIDAY}T00:00:00Z`,
      to: '2027-03-27T00:00:00Z',
    },
  })
  expect(starts).toEqual([])
})

test('each member of a team has their own days off', async () => {
  const { asHost, event, people } = await openTeam(app, 2)
  const [one, other] = people as [TestHost, TestHost]
  const { link } = asHost.me
  await one.api.call('PATCH /days-off', away('2027-03-02'))
  expect(await startsOn(link, event.slug, '2027-03-02')).toBeGreaterThan(0)
  await other.api.call('PATCH /days-off', away('2027-03-02'))
  expect(await startsOn(link, event.slug, '2027-03-02')).toBe(0)
})

test('times that a host has picked are offered on a day off', async () => {
  const host = await openAccount(app)
  await host.api.call('PATCH /days-off', away('2027-03-02'))
  const { slug } = await host.api.call('POST /one-offs', {
    body: {
      name: 'Catch up',
      duration: 30,
      locations: [{ kind: 'google_meet' }],
      slots: ['2027-03-02T12:00:00Z'],
    },
  })
  expect(await startsOn(host.me.link, slug, '2027-03-02')).toBe(1)
})
