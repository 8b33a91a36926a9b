import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, booked, bookingOf, hostView, openAccount } from '../../testing/hosts.ts'
import { cleanUpIdempotencyKeys } from '../idempotency/operations.ts'

const app = await startTestApp()

async function setting() {
  const host = await openAccount(app)
  return { host, event: await addEvent(host) }
}

test('the same key gives the same booking, later too', async () => {
  const { host, event } = await setting()
  const request = { body: bookingOf(host, event, '2027-03-01T09:00:00Z'), idempotencyKey: 'once' }
  const first = await app.visitor.call('POST /bookings', request)
  app.clock.advance(30)
  expect(await app.visitor.call('POST /bookings', request)).toEqual(first)
  expect((await host.api.call('GET /bookings')).total).toBe(1)
  app.clock.advance(-30)
})

test('the same key gives the same booking to all who ask at once', async () => {
  const { host, event } = await setting()
  for (const hour of ['09', '10', '11', '12', '13']) {
    const body = bookingOf(host, event, `2027-03-01T${hour}:00:00Z`)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        app.visitor.call('POST /bookings', { body, idempotencyKey: `rush-${hour}` }),
      ),
    )
    expect(new Set(answers.map((answer) => booked(answer).booking.id)).size).toBe(1)
  }
  expect((await host.api.call('GET /bookings')).total).toBe(5)
})

test('409 idempotency_key_reused with another body', async () => {
  const { host, event } = await setting()
  const idempotencyKey = 'reused'
  await app.visitor.call('POST /bookings', {
    body: bookingOf(host, event, '2027-03-01T09:00:00Z'),
    idempotencyKey,
  })
  const problem = await app.visitor.refusal('POST /bookings', {
    body: bookingOf(host, event, '2027-03-01T10:00:00Z'),
    idempotencyKey,
  })
  expect(problem.code).toBe('idempotency_key_reused')
  expect((await host.api.call('GET /bookings')).total).toBe(1)
})

test('the same key at another host is another request', async () => {
  const [one, other] = [await setting(), await setting()]
  for (const { host, event } of [one, other])
    await app.visitor.call('POST /bookings', {
      body: bookingOf(host, event, '2027-03-01T09:00:00Z'),
      idempotencyKey: 'shared',
    })
  expect((await other.host.api.call('GET /bookings')).total).toBe(1)
})

test('a refused request may be tried again with its key', async () => {
  const { host, event } = await setting()
  const { booking } = await book(app, host, event, '2027-03-01T09:00:00Z')
  const request = { body: bookingOf(host, event, '2027-03-01T09:00:00Z'), idempotencyKey: 'again' }
  expect((await app.visitor.refusal('POST /bookings', request)).code).toBe('slot_taken')
  await host.api.call('POST /bookings/:id/cancel', { params: { id: booking.id }, body: {} })
  expect(booked(await app.visitor.call('POST /bookings', request)).booking.status).toBe('scheduled')
})

test('a repeat is answered although the event type was turned off, changed or deleted since', async () => {
  const { host, event } = await setting()
  const request = { body: bookingOf(host, event, '2027-03-01T09:00:00Z'), idempotencyKey: 'still' }
  const { booking } = booked(await app.visitor.call('POST /bookings', request))
  const params = { id: event.id }
  const repeat = async () => booked(await app.visitor.call('POST /bookings', request)).booking.id
  const questions = [{ id: 'new', type: 'text' as const, label: 'New?', required: true }]
  await host.api.call('PATCH /event-types/:id', { params, body: { questions } })
  expect(await repeat()).toBe(booking.id)
  await host.api.call('PATCH /event-types/:id', { params, body: { isOn: false } })
  expect(await repeat()).toBe(booking.id)
  await host.api.call('DELETE /event-types/:id', { params })
  expect(await repeat()).toBe(booking.id)
})

test('moving and cancelling with a key happen once, whoever does it', async () => {
  const { host, event } = await setting()
  const { booking, manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  const params = { id: booking.id }
  const moves = {
    invitee: () =>
      manage.call('POST /manage/reschedule', {
        body: { start: '2027-03-01T10:00:00Z', reason: 'Later' },
        idempotencyKey: 'move',
      }),
    host: () =>
      host.api.call('POST /bookings/:id/reschedule', {
        params,
        body: { start: '2027-03-01T11:00:00Z', reason: 'Later still' },
        idempotencyKey: 'host-move',
      }),
  }
  const first = await Promise.all(Array.from({ length: 5 }, moves.invitee))
  expect(new Set(first.map(({ start }) => start))).toEqual(new Set(['2027-03-01T10:00:00.000Z']))
  await moves.host()
  // A repeat changes nothing and answers the current state.
  expect((await moves.invitee()).start).toBe('2027-03-01T11:00:00.000Z')

  const cancel = () =>
    manage.call('POST /manage/cancel', { body: { reason: 'Ill' }, idempotencyKey: 'cancel' })
  const canceled = await Promise.all(Array.from({ length: 5 }, cancel))
  expect(new Set(canceled.map(({ status }) => status))).toEqual(new Set(['canceled']))
  const { rows } = await app.context.pool.query(
    `select data->>'kind' as kind from jobs.job where data->>'bookingId' = $1 order by created_on`,
    [booking.id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual([
    'booking.created',
    'booking.rescheduled',
    'booking.rescheduled',
    'booking.canceled',
  ])
  expect(await hostView(host, booking.id)).toMatchObject({ status: 'canceled', cancelReason: 'Ill' })
})

test('409 idempotency_key_reused when moving or cancelling otherwise', async () => {
  const { host, event } = await setting()
  const { manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  const idempotencyKey = 'key'
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-01T10:00:00Z' }, idempotencyKey })
  const moved = await manage.refusal('POST /manage/reschedule', {
    body: { start: '2027-03-01T11:00:00Z' },
    idempotencyKey,
  })
  expect(moved.code).toBe('idempotency_key_reused')
  await manage.call('POST /manage/cancel', { body: { reason: 'One' }, idempotencyKey })
  const canceled = await manage.refusal('POST /manage/cancel', { body: { reason: 'Two' }, idempotencyKey })
  expect(canceled.code).toBe('idempotency_key_reused')
})

test('422 for a key that is too long', async () => {
  const { host, event } = await setting()
  const problem = await app.visitor.refusal('POST /bookings', {
    body: bookingOf(host, event, '2027-03-01T09:00:00Z'),
    idempotencyKey: 'x'.repeat(101),
  })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: 'Idempotency-Key' }] })
})

test('what is refused leaves no key, and of one booking only the last twenty are kept', async () => {
  const { host, event } = await setting()
  const { booking, manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  const count = async () => {
    const { rows } = await app.context.pool.query(
      'select count(*)::int as count from idempotency_keys where host_id = $1',
      [host.me.userID],
    )
    return rows[0].count as number
  }
  const move = (index: number, start: string) =>
    manage.try('POST /manage/reschedule', { body: { start }, idempotencyKey: `many-${index}` })
  for (let index = 0; index < 5; index++) await move(index, '2027-03-06T09:00:00Z')
  expect(await count()).toBe(0)
  const starts = ['2027-03-01T10:00:00Z', '2027-03-01T11:00:00Z'] as const
  for (let index = 0; index < 25; index++) {
    app.clock.advance(1 / 60)
    await move(index, starts[index % 2] as string)
  }
  expect(await count()).toBe(20)
  // The last one is among them.
  await move(24, starts[0])
  expect((await hostView(host, booking.id)).start).toBe('2027-03-01T10:00:00.000Z')
  app.clock.advance(-25 / 60)
})

test('keys are forgotten after a week, not before', async () => {
  const count = async () => {
    const { rows } = await app.context.pool.query('select count(*)::int as count from idempotency_keys')
    return rows[0].count as number
  }
  app.clock.set('2027-03-08T07:59:59Z')
  await cleanUpIdempotencyKeys(app.context)
  expect(await count()).toBeGreaterThan(0)
  app.clock.set('2027-03-08T09:00:01Z')
  await cleanUpIdempotencyKeys(app.context)
  expect(await count()).toBe(0)
})
