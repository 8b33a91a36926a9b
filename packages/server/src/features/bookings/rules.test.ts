import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'

// Cases that the database and the slot rules decide together.

const app = await startTestApp()

const at = (text: string) => `2027-03-${text}:00:00Z`

test.each([
  ['day', { perDay: 2, perWeek: null, perMonth: null }, ['02T09', '02T10'], '02T11', '03T09'],
  ['week', { perDay: null, perWeek: 2, perMonth: null }, ['02T09', '05T09'], '04T09', '08T09'],
  ['month', { perDay: null, perWeek: null, perMonth: 2 }, ['02T09', '30T09'], '15T09', '31T09'],
] as const)(
  'a full %s takes no more, and one less again after a cancellation',
  async (period, limits, full, more, next) => {
    const host = await openAccount(app)
    const event = await addEvent(host, { limits })
    const bookings = []
    for (const start of full) bookings.push(await book(app, host, event, at(start)))
    const problem = await app.visitor.refusal('POST /bookings', { body: bookingOf(host, event, at(more)) })
    expect(problem.code).toBe('slot_not_available')
    const query = { start: at(more) }
    const why = await host.api.call('GET /event-types/:id/reasons', { params: { id: event.id }, query })
    expect(why.reasons).toMatchObject([{ code: `limit_${period}` }])
    if (period !== 'month') await book(app, host, event, at(next))
    await bookings[0]!.manage.call('POST /manage/cancel', { body: {} })
    expect((await book(app, host, event, at(more))).booking.status).toBe('scheduled')
  },
)

test('a limit counts the bookings of its own event type', async () => {
  const host = await openAccount(app)
  const limits = { perDay: 1, perWeek: null, perMonth: null }
  const [limited, other] = [await addEvent(host, { limits }), await addEvent(host)]
  await book(app, host, other, '2027-03-02T09:00:00Z')
  await book(app, host, limited, '2027-03-02T10:00:00Z')
  expect((await book(app, host, other, '2027-03-02T11:00:00Z')).booking.status).toBe('scheduled')
})

test('a booking can be moved within a full period: it does not count against itself', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { limits: { perDay: 1, perWeek: null, perMonth: null } })
  const { manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
  const moved = await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T15:00:00Z' } })
  expect(moved.start).toBe('2027-03-02T15:00:00.000Z')
})

test('between meetings of different event types the larger of the two facing buffers counts', async () => {
  const host = await openAccount(app)
  const small = await addEvent(host, { increment: 5, bufferBefore: 10, bufferAfter: 10 })
  const large = await addEvent(host, { increment: 5, bufferBefore: 20, bufferAfter: 30 })
  await book(app, host, large, '2027-03-01T12:00:00Z')
  const around = async (event: { slug: string }) => {
    const query = {
      owner: host.me.link,
      event: event.slug,
      from: '2027-03-01T11:00:00Z',
      to: '2027-03-01T14:00:00Z',
    }
    const { starts } = await app.visitor.call('GET /slots', { query })
    const before = starts.findLast((start) => start < '2027-03-01T12:00:00Z')
    const after = starts.find((start) => start > '2027-03-01T12:00:00Z')
    return [before?.slice(11, 16), after?.slice(11, 16)]
  }
  // 20 before and 30 after: neighboring buffers are not added up.
  expect(await around(small)).toEqual(['11:10', '13:00'])
  expect(await around(large)).toEqual(['11:00', '13:00'])
  const close = { body: bookingOf(host, small, '2027-03-01T11:15:00Z') }
  expect((await app.visitor.refusal('POST /bookings', close)).code).toBe('slot_taken')
  await book(app, host, small, '2027-03-01T11:10:00Z')
  await book(app, host, small, '2027-03-01T13:00:00Z')
})

test('a booking keeps the buffers with which it was made', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { increment: 30, bufferAfter: 60 })
  await book(app, host, event, '2027-03-01T09:00:00Z')
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { bufferAfter: 0 } })
  const early = { body: bookingOf(host, event, '2027-03-01T10:00:00Z') }
  expect((await app.visitor.refusal('POST /bookings', early)).code).toBe('slot_taken')
  expect((await book(app, host, event, '2027-03-01T10:30:00Z')).booking.status).toBe('scheduled')
})

test('meetings that touch do not overlap', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  await book(app, host, event, '2027-03-01T09:30:00Z')
  await book(app, host, event, '2027-03-01T09:00:00Z')
  expect((await book(app, host, event, '2027-03-01T10:00:00Z')).booking.status).toBe('scheduled')
})

test('the database itself refuses two meetings of a host at one time', async () => {
  const host = await openAccount(app)
  const { booking } = await book(app, host, await addEvent(host), '2027-03-01T09:00:00Z')
  const copy = (status: string) =>
    app.context.pool.query(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'status', $2::text))).*
       from bookings b where id = $1`,
      [booking.id, status],
    )
  await expect(copy('scheduled')).rejects.toThrow('bookings_no_overlap')
  await expect(copy('canceled')).resolves.toMatchObject({ rowCount: 1 })
})
