import { expect, test } from 'vitest'
import { startCalendarApp } from '../../testing/calendar-stand-ins/calendar-app.ts'
import { lookAfterAll } from '../../testing/stand-ins/google.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'
import { openPage } from '../../testing/pages.ts'

const { app, standIns } = await startCalendarApp()

test.each(standIns)(
  'of $provider its owner is told what is busy, and where; nobody else',
  async (standIn) => {
    const host = await openAccount(app)
    const { id: connectionId } = await standIn.connect(host)
    const event = await addEvent(host)
    standIn.add('Dentist', '2027-03-02T09:30:00Z', '2027-03-02T10:00:00Z', 'event1')
    const query = { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' }
    const { times, unread } = await host.api.call('GET /calendars/busy', { query })
    expect(unread).toEqual([])
    expect(times).toMatchObject([{ connectionId, title: 'Dentist', start: '2027-03-02T09:30:00.000Z' }])
    const asked = { params: { id: event.id }, query: { start: '2027-03-02T09:30:00Z' } }
    const { reasons } = await host.api.call('GET /event-types/:id/reasons', asked)
    expect(reasons).toMatchObject([{ code: 'busy', calendar: times[0]?.calendar }])
    expect((await host.api.call('GET /busy', { query })).times).toEqual([
      {
        start: '2027-03-02T09:30:00.000Z',
        end: '2027-03-02T10:00:00.000Z',
        calendars: [times[0]?.calendar],
      },
    ])
    const { rows } = await app.context.pool.query<{ text: string }>(
      `select times::text as text from calendar_readings where host_id = $1`,
      [host.me.userID],
    )
    expect(JSON.stringify(rows)).not.toMatch(/title|Dentist/)
    standIn.fails('reading', 'unavailable')
    const later = await host.api.call('GET /calendars/busy', { query })
    expect(later.times).toEqual([])
    expect(later.unread).toHaveLength(1)
    standIn.works()
    standIn.clear()
  },
)

test('what counts while a calendar cannot be read is its host’s choice', async () => {
  const [standIn] = standIns
  if (!standIn) throw new Error('No stand-in')
  const host = await openAccount(app)
  const { id: connectionId } = await standIn.connect(host)
  const event = await addEvent(host)
  const { calendars } = await host.api.call('GET /calendars')
  const main = calendars.find(({ isBlocking }) => isBlocking)
  const choose = (trustFor: number | null, afterwards: 'busy' | 'free') =>
    host.api.call('PUT /calendars/unread', {
      body: { connectionId, id: main?.id ?? '', whenUnread: { trustFor, afterwards } },
    })
  const slots = async () =>
    app.visitor.call('GET /slots', {
      query: {
        owner: host.me.link,
        event: event.slug,
        from: '2027-03-02T09:00:00Z',
        to: '2027-03-02T11:00:00Z',
      },
    })
  const seen = async () => (await slots()).starts.length
  const onPage = async () => {
    const { data } = await openPage(app.url, `/${host.me.link}/${event.slug}?date=2027-03-02`)
    return data.kind === 'event' && data.slots.mightBeBlocked
  }
  standIn.add('Dentist', '2027-03-02T09:30:00Z', '2027-03-02T10:30:00Z')
  await choose(60, 'busy')
  expect(await seen()).toBe(2)
  standIn.fails('reading', 'unavailable')
  app.clock.advance(30)
  await lookAfterAll(app, host)
  expect(await seen()).toBe(2)
  app.clock.advance(31)
  await lookAfterAll(app, host)
  expect(await seen()).toBe(0)
  expect(await slots()).not.toHaveProperty('mightBeBlocked')
  expect(await onPage()).toBeUndefined()
  await choose(60, 'free')
  expect(await slots()).toMatchObject({ starts: { length: 4 }, mightBeBlocked: true })
  expect(await onPage()).toBe(true)
  const { booking } = await book(app, host, event, '2027-03-02T09:30:00Z')
  expect((await hostView(host, booking.id)).receipt.mightBeBlocked).toBe(true)
  await host.api.call('POST /bookings/:id/cancel', { params: { id: booking.id }, body: { reason: 'Busy' } })
  await choose(null, 'busy')
  expect(await seen()).toBe(2)
  standIn.works()
  standIn.clear()
})
