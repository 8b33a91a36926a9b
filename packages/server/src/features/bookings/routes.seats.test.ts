import type { EventType } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, hostView, openAccount, someAddress } from '../../testing/hosts.ts'

const app = await startTestApp()

const NINE = '2027-03-01T09:00:00Z'
const TEN = '2027-03-01T10:00:00Z'
const MORNING = { from: NINE, to: '2027-03-01T10:30:00Z' }

async function classOf(seats: number, given: Parameters<typeof addEvent>[1] = {}) {
  const host = await openAccount(app)
  return { host, event: await addEvent(host, { seats, showSeatsLeft: true, ...given }) }
}

async function offered({ host, event }: { host: TestHost; event: EventType }, range = MORNING) {
  const query = { owner: host.me.link, event: event.slug, ...range }
  const { starts, seatsLeft } = await app.visitor.call('GET /slots', { query })
  return starts.map((start, index) => `${start.slice(11, 16)} ${seatsLeft?.[index] ?? '-'}`)
}

async function tryToBook(host: TestHost, event: EventType, start: string) {
  const body = bookingOf(host, event, start)
  return app.visitor.try('POST /bookings', { body, headers: someAddress() })
}

test('of forty invitees at once ten get the ten seats, and the others hear that it is taken', async () => {
  const { host, event } = await classOf(10)
  const all = await Promise.all(Array.from({ length: 40 }, async () => tryToBook(host, event, NINE)))
  const lost = all.filter(({ status }) => status !== 201)
  expect(lost).toHaveLength(30)
  for (const { body } of lost) expect(body).toMatchObject({ code: 'slot_taken' })
  const { bookings, total } = await host.api.call('GET /bookings')
  expect(total).toBe(10)
  for (const { seats } of bookings) expect(seats).toEqual({ taken: 10, total: 10 })
  const { rows } = await app.context.pool.query(
    `select 1 from bookings where host_id = $1 and status = 'scheduled'`,
    [host.me.userID],
  )
  expect(rows).toHaveLength(10)
})

test('a time is offered until its seats are taken, with how many are left', async () => {
  const { host, event } = await classOf(2)
  expect(await offered({ host, event })).toEqual(['09:00 2', '09:30 2', '10:00 2'])
  const first = await book(app, host, event, NINE)
  expect(await offered({ host, event })).toEqual(['09:00 1', '09:30 2', '10:00 2'])
  await book(app, host, event, NINE)
  expect(await offered({ host, event })).toEqual(['09:30 2', '10:00 2'])
  const reasons = await host.api.call('GET /event-types/:id/reasons', {
    params: { id: event.id },
    query: { start: NINE },
  })
  expect(reasons.reasons.map(({ code }) => code)).toEqual(['busy'])
  await first.manage.call('POST /manage/cancel', { body: {} })
  expect(await offered({ host, event })).toEqual(['09:00 1', '09:30 2', '10:00 2'])
})

test('how many seats are left is shown only where the host wants it', async () => {
  const { host, event } = await classOf(3, { showSeatsLeft: false })
  await book(app, host, event, NINE)
  expect(await offered({ host, event })).toEqual(['09:00 -', '09:30 -', '10:00 -'])
})

test('for other event types, and for starts that overlap, the time is busy', async () => {
  const { host, event } = await classOf(5, { duration: 60, increment: 30 })
  const [other, otherClass] = [await addEvent(host), await addEvent(host, { seats: 5 })]
  await book(app, host, event, NINE)
  expect(await offered({ host, event })).toEqual(['09:00 4', '10:00 5'])
  expect(await offered({ host, event: other })).toEqual(['10:00 -'])
  for (const [one, start] of [
    [other, NINE],
    [otherClass, NINE],
    [event, '2027-03-01T09:30:00Z'],
  ] as const)
    expect((await tryToBook(host, one, start)).body).toMatchObject({ code: 'slot_taken' })
  await book(app, host, other, TEN)
  expect((await tryToBook(host, event, TEN)).body).toMatchObject({ code: 'slot_taken' })
})

test('the database refuses what overlaps, whatever the code does', async () => {
  const { host, event } = await classOf(5, { duration: 60, increment: 30 })
  const { booking } = await book(app, host, event, NINE)
  const copy = async (change: string) => {
    const sql = `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid()) || $2)).*
      from bookings b where id = $1`
    return app.context.pool.query(sql, [booking.id, change])
  }
  await expect(copy('{"seats":null}')).rejects.toThrow('bookings_no_overlap')
  await expect(copy(`{"origin_id":"${host.me.userID}"}`)).rejects.toThrow('bookings_no_overlap')
  await expect(copy('{"starts_at":"2027-03-01T09:30:00Z"}')).rejects.toThrow('bookings_no_overlap_of_starts')
  await copy('{}')
})

test('all invitees of a time count as one meeting for the limits', async () => {
  const { host, event } = await classOf(5, { limits: { perDay: 1, perWeek: null, perMonth: null } })
  await book(app, host, event, NINE)
  expect(await offered({ host, event })).toEqual(['09:00 4'])
  await book(app, host, event, NINE)
  expect((await tryToBook(host, event, TEN)).body).toMatchObject({ code: 'slot_not_available' })
})

test('fewer seats take nothing from who has one, and more seats open a full time', async () => {
  const { host, event } = await classOf(3)
  const { booking } = await book(app, host, event, NINE)
  await book(app, host, event, NINE)
  const change = async (seats: number | null) =>
    host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { seats } })
  await change(2)
  expect(await offered({ host, event })).toEqual(['09:30 2', '10:00 2'])
  expect((await hostView(host, booking.id)).seats).toEqual({ taken: 2, total: 2 })
  await change(4)
  expect(await offered({ host, event })).toEqual(['09:00 2', '09:30 4', '10:00 4'])
  await change(null)
  expect(await offered({ host, event })).toEqual(['09:30 -', '10:00 -'])
  expect((await hostView(host, booking.id)).seats).toEqual({ taken: 2, total: 3 })
})

test('an invitee moves their own seat, also to a time that others share', async () => {
  const { host, event } = await classOf(2)
  const [ada, bo, cy] = [
    await book(app, host, event, NINE),
    await book(app, host, event, NINE),
    await book(app, host, event, TEN),
  ]
  await ada.manage.call('POST /manage/reschedule', { body: { start: TEN } })
  expect(await offered({ host, event })).toEqual(['09:00 1', '09:30 2'])
  expect((await hostView(host, bo.booking.id)).start).toBe(bo.booking.start)
  expect((await hostView(host, cy.booking.id)).seats).toEqual({ taken: 2, total: 2 })
  const refused = await bo.manage.try('POST /manage/reschedule', { body: { start: TEN } })
  expect(refused.body).toMatchObject({ code: 'slot_taken' })
})

test('the host cancels a time for everyone, or for one invitee alone', async () => {
  const { host, event } = await classOf(5)
  const all = [await book(app, host, event, NINE), await book(app, host, event, NINE)]
  const [one, later] = [await book(app, host, event, NINE), await book(app, host, event, TEN)]
  const cancel = async (id: string, body: { allInvitees?: boolean; reason?: string }) =>
    host.api.call('POST /bookings/:id/cancel', { params: { id }, body })
  expect(await cancel(one.booking.id, {})).toMatchObject({
    status: 'canceled',
    seats: { taken: 2, total: 5 },
  })
  const [first] = all
  const canceled = await cancel(String(first?.booking.id), { allInvitees: true, reason: 'Ill' })
  expect(canceled).toMatchObject({ status: 'canceled', cancelReason: 'Ill', seats: { taken: 0, total: 5 } })
  for (const { booking } of all)
    expect(await hostView(host, booking.id)).toMatchObject({ status: 'canceled', cancelReason: 'Ill' })
  expect(await hostView(host, later.booking.id)).toMatchObject({ status: 'scheduled' })
})

test('the host moves everyone together, also to a time that overlaps, or nobody', async () => {
  const { host, event } = await classOf(3, { duration: 60, increment: 30 })
  const all = [
    await book(app, host, event, NINE),
    await book(app, host, event, NINE),
    await book(app, host, event, '2027-03-01T11:00:00Z'),
  ].map(({ booking }) => booking.id)
  const move = async (start: string) =>
    host.api.try('POST /bookings/:id/reschedule', {
      params: { id: String(all[0]) },
      body: { start, allInvitees: true },
    })
  const starts = async () =>
    Promise.all(all.map(async (id) => (await hostView(host, id)).start.slice(11, 16)))
  expect(await move('2027-03-01T09:30:00Z')).toMatchObject({ status: 200 })
  expect(await starts()).toEqual(['09:30', '09:30', '11:00'])
  expect((await move('2027-03-01T10:30:00Z')).body).toMatchObject({ code: 'slot_taken' })
  await book(app, host, event, '2027-03-01T11:00:00Z')
  expect((await move('2027-03-01T11:00:00Z')).body).toMatchObject({ code: 'slot_taken' })
  expect(await starts()).toEqual(['09:30', '09:30', '11:00'])
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { seats: 4 } })
  expect(await move('2027-03-01T11:00:00Z')).toMatchObject({
    status: 200,
    body: { seats: { taken: 4, total: 4 } },
  })
  expect(await starts()).toEqual(['11:00', '11:00', '11:00'])
})

test('another host can neither cancel nor move everyone', async () => {
  const { host, event } = await classOf(2)
  const { booking } = await book(app, host, event, NINE)
  const { api } = await openAccount(app)
  const params = { id: booking.id }
  const refused = [
    await api.try('POST /bookings/:id/cancel', { params, body: { allInvitees: true } }),
    await api.try('POST /bookings/:id/reschedule', { params, body: { start: TEN, allInvitees: true } }),
  ]
  for (const { body } of refused) expect(body).toMatchObject({ code: 'booking_not_found' })
  expect(await hostView(host, booking.id)).toMatchObject({ status: 'scheduled' })
})

test('the host books somebody into a free seat, and into a full time only knowing what is there', async () => {
  const { host, event } = await classOf(2)
  const bookByHost = async (given: object = {}) => {
    const { owner: _, event: __, ...request } = bookingOf(host, event, NINE)
    return host.api.try('POST /bookings/by-host', { body: { ...request, eventTypeId: event.id, ...given } })
  }
  expect((await bookByHost()).status).toBe(201)
  expect((await bookByHost({ anyTime: true })).status).toBe(201)
  expect((await bookByHost()).body).toMatchObject({ code: 'slot_taken' })
  const refused = await bookByHost({ anyTime: true })
  expect(refused.body).toMatchObject({ code: 'time_busy', conflicts: [{ code: 'busy' }] })
  const conflict = { start: NINE, end: '2027-03-01T09:30:00Z' }
  expect(await bookByHost({ anyTime: true, acceptedConflicts: [conflict] })).toMatchObject({
    status: 201,
    body: { seats: { taken: 3, total: 3 } },
  })
})

test('invitees with seats at one start meet at one place, whichever of them the host moves elsewhere', async () => {
  const { host, event } = await classOf(3)
  const [first, second] = [await book(app, host, event, NINE), await book(app, host, event, NINE)]
  const later = await book(app, host, event, TEN)
  const location = { kind: 'address', value: '1 Main Street' } as const
  const params = { id: second.booking.id }
  await host.api.call('PUT /bookings/:id/location', { params, body: { location } })
  const placeOf = async ({ booking: { id } }: typeof first) =>
    (await host.api.call('GET /bookings/:id', { params: { id } })).location
  expect(await placeOf(first)).toEqual(location)
  expect(await placeOf(second)).toEqual(location)
  expect(await placeOf(later)).not.toEqual(location)
})
