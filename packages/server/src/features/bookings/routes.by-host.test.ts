import type { Scope } from '@scheduling/contract'
import { strangersADay } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, openAccount, PASSWORD } from '../../testing/hosts.ts'

const app = await startTestApp()
const NINE = '2027-03-01T09:00:00Z'
const SPAN = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }

async function programOf({ api }: TestHost, scopes: Scope[] = ['bookings:write', 'event_types:read']) {
  const body = { name: 'Zapier', scopes, days: null, current: PASSWORD }
  const { secret } = await api.call('POST /api-keys', { body })
  return app.as(`Bearer ${secret}`)
}

function askedFor(host: TestHost, event: { id: string; slug: string }, start = NINE, more: object = {}) {
  const { owner: _owner, event: _event, ...asked } = bookingOf(host, event, start)
  return { ...asked, eventTypeId: event.id, ...more }
}

test('a program finds a time, books it for an invitee without a code, moves it, finds it and cancels it', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { confirmEmail: true })
  const program = await programOf(host)
  const { starts } = await program.call('GET /event-types/:id/slots', {
    params: { id: event.id },
    query: SPAN,
  })
  const [start = NINE] = starts
  const body = askedFor(host, event, start)
  const booked = await program.call('POST /bookings/by-host', { body })
  expect(booked).toMatchObject({ status: 'scheduled', invitee: body.invitee, eventTypeId: event.id })
  const later = { params: { id: booked.id }, body: { start: starts[4] ?? '', reason: 'A clash' } }
  const moved = await program.call('POST /bookings/:id/reschedule', later)
  expect(moved).toMatchObject({ id: booked.id, start: '2027-03-01T11:00:00.000Z', rescheduledBy: 'host' })
  const { bookings } = await program.call('GET /bookings', { query: { q: body.invitee.email } })
  expect(bookings.map(({ id }) => id)).toEqual([booked.id])
  const end = { params: { id: booked.id }, body: { reason: 'Ill' } }
  expect(await program.call('POST /bookings/:id/cancel', end)).toMatchObject({ status: 'canceled' })
})

test('is safe to repeat: the same key, the same booking, also at once; another body is refused', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const program = await programOf(host)
  const sent = { body: askedFor(host, event), idempotencyKey: randomUUID() }
  const all = await Promise.all(Array.from({ length: 5 }, () => program.try('POST /bookings/by-host', sent)))
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(all.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
  const other = { ...sent, body: askedFor(host, event, '2027-03-01T10:00:00Z') }
  expect((await program.refusal('POST /bookings/by-host', other)).code).toBe('idempotency_key_reused')
  expect((await host.api.call('GET /bookings', { query: {} })).total).toBe(1)
})

test('of many who want one time at once, one gets it, and the others learn the nearest', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const program = await programOf(host)
  const tries = await Promise.all([
    ...Array.from({ length: 4 }, () =>
      program.try('POST /bookings/by-host', { body: askedFor(host, event) }),
    ),
    ...Array.from({ length: 4 }, () =>
      app.visitor.try('POST /bookings', { body: bookingOf(host, event, NINE) }),
    ),
  ])
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
  const refusal = await program.refusal('POST /bookings/by-host', { body: askedFor(host, event) })
  expect([refusal.code, refusal.nearest?.length]).toEqual(['slot_taken', 3])
})

test('it binds the host to what invitees can book: hours, notice, answers and places', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, {
    minimumNotice: 120,
    questions: [{ id: 'topic', type: 'text', label: 'Topic?', required: true }],
  })
  const code = async (start: string, more: object) =>
    (await host.api.refusal('POST /bookings/by-host', { body: askedFor(host, event, start, more) })).code
  const answers = { topic: 'Plans' }
  expect(await code('2027-03-01T09:00:00Z', { answers })).toBe('slot_not_available')
  expect(await code('2027-03-02T03:00:00Z', { answers })).toBe('slot_not_available')
  expect(await code('2027-03-02T09:00:00Z', {})).toBe('invalid_input')
  expect(await code('2027-03-02T09:00:00Z', { answers, location: 7 })).toBe('invalid_input')
  expect(await code('2027-03-02T09:00:00Z', { answers, hold: 'x' })).toBe('invalid_input')
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: { isOn: false } })
  expect(await code('2027-03-02T09:00:00Z', { answers })).toBe('event_type_off')
})

test('nobody books for somebody else’s event type, nor with a key that may only read', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const body = askedFor(host, await addEvent(host))
  expect((await other.api.refusal('POST /bookings/by-host', { body })).code).toBe('event_type_not_found')
  const reader = await programOf(host, ['bookings:read', 'event_types:write'])
  expect((await reader.refusal('POST /bookings/by-host', { body })).code).toBe('key_not_allowed')
  expect((await app.visitor.refusal('POST /bookings/by-host', { body })).code).toBe('not_signed_in')
})

test('past the day’s mails to people who never wrote, it is refused until tomorrow, and nothing is booked', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const people = strangersADay({ daysOpen: 0, isPaid: false }, 'host')
  await app.context.pool.query(
    `insert into stranger_mails (host_id, mail_id, day, mailbox_key, cause, is_held)
     select $1, gen_random_uuid(), '2027-03-01', decode(md5(n::text), 'hex'), 'host', false
     from generate_series(1, $2) as n`,
    [host.me.userID, people],
  )
  const { status, headers } = await host.api.try('POST /bookings/by-host', { body: askedFor(host, event) })
  expect([status, headers.get('retry-after')]).toEqual([429, String(16 * 3_600)])
  expect((await host.api.call('GET /bookings', { query: {} })).total).toBe(0)
})

test('the links to move and cancel a booking are not shown to a key that only reads', async () => {
  const host = await openAccount(app)
  const { booking } = await book(app, host, await addEvent(host), NINE)
  const params = { id: booking.id }
  const linksFor = async (scopes: Scope[]) => {
    const { rescheduleUrl, cancelUrl } = await (
      await programOf(host, scopes)
    ).call('GET /bookings/:id', { params })
    return [rescheduleUrl, cancelUrl].filter((url) => url !== undefined).length
  }
  expect(await linksFor(['bookings:read'])).toBe(0)
  expect(await linksFor(['bookings:write'])).toBe(2)
})

test('any time is booked, whatever hours, notice, window and limits say, but none in the past', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, {
    minimumNotice: 2_880,
    window: { kind: 'calendar_days', days: 1 },
    limits: { perDay: 1, perWeek: 1, perMonth: 1 },
  })
  const anyTime = { anyTime: true }
  const night = { body: askedFor(host, event, '2027-03-07T02:07:00Z', anyTime) }
  const booked = await host.api.call('POST /bookings/by-host', night)
  expect(booked).toMatchObject({
    start: '2027-03-07T02:07:00.000Z',
    receipt: { schedule: null, rules: { minimumNotice: 0, window: { kind: 'indefinite' } } },
  })
  const next = { body: askedFor(host, event, '2027-03-07T03:00:00Z', anyTime) }
  expect((await host.api.try('POST /bookings/by-host', next)).status).toBe(201)
  const past = { body: askedFor(host, event, '2027-02-01T09:00:00Z', anyTime) }
  expect((await host.api.refusal('POST /bookings/by-host', past)).code).toBe('slot_not_available')
})

test('a busy time is refused with what is there, and booked once the host accepts exactly that', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { booking } = await book(app, host, event, NINE)
  const idempotencyKey = randomUUID()
  const ask = (acceptedConflicts: object[], start = NINE) => ({
    body: askedFor(host, event, start, { anyTime: true, acceptedConflicts }),
    idempotencyKey,
  })
  const refusal = await host.api.refusal('POST /bookings/by-host', ask([]))
  expect([refusal.code, refusal.conflicts]).toEqual([
    'time_busy',
    [{ code: 'busy', start: booking.start, end: booking.end, bookingId: booking.id }],
  ])
  const others = [{ start: '2027-03-01T10:00:00Z', end: '2027-03-01T11:00:00Z' }]
  expect((await host.api.refusal('POST /bookings/by-host', ask(others))).code).toBe('time_busy')
  expect((await host.api.call('GET /bookings', { query: {} })).total).toBe(1)
  const accepted = ask([{ start: booking.start, end: booking.end }])
  const all = await Promise.all([1, 2].map(() => host.api.try('POST /bookings/by-host', accepted)))
  expect(all.map(({ status }) => status)).toEqual([201, 201])
  expect((await host.api.call('GET /bookings', { query: {} })).total).toBe(2)
  const visitor = await app.visitor.refusal('POST /bookings', { body: bookingOf(host, event, NINE) })
  expect(visitor.code).toBe('slot_taken')
})

test('a meeting that overlaps another moves to a free time and is canceled like any other', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { booking } = await book(app, host, event, NINE)
  const acceptedConflicts = [{ start: booking.start, end: booking.end }]
  const body = askedFor(host, event, NINE, { anyTime: true, acceptedConflicts })
  const { id } = await host.api.call('POST /bookings/by-host', { body })
  const params = { id }
  const onto = { params, body: { start: '2027-03-01T11:00:00Z', reason: '' } }
  expect(await host.api.call('POST /bookings/:id/reschedule', onto)).toMatchObject({ id })
  const back = { params, body: { start: NINE, reason: '' } }
  expect((await host.api.refusal('POST /bookings/:id/reschedule', back)).code).toBe('slot_taken')
  await host.api.call('POST /bookings/:id/cancel', { params, body: { reason: '' } })
  expect((await host.api.call('GET /bookings', { query: {} })).total).toBe(1)
})

test('a meeting whose accepted conflict is elsewhere keeps its time to itself', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const acceptedConflicts = [{ start: '2027-03-01T08:00:00Z', end: NINE }]
  const body = askedFor(host, event, NINE, { anyTime: true, acceptedConflicts })
  const { id } = await host.api.call('POST /bookings/by-host', { body })
  const { rows } = await app.context.pool.query('select may_overlap from bookings where id = $1', [id])
  expect(rows).toEqual([{ may_overlap: false }])
})
