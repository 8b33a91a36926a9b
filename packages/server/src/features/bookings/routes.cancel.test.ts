import { api } from '@scheduling/contract'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, { cancelNotice: 120 })

afterEach(() => app.clock.set(TEST_NOW))

test('the invitee cancels with a reason; the time is free again and the link shows it', async () => {
  const { booking, manage } = await book(app, host, event, '2027-03-01T12:00:00Z')
  const canceled = await manage.call('POST /manage/cancel', { body: { reason: 'Ill\nsorry' } })
  expect(canceled).toEqual({
    ...booking,
    status: 'canceled',
    cancelReason: 'Ill\nsorry',
    canceledBy: 'invitee',
    reschedule: { allowed: false, reason: 'already_canceled', until: null },
    cancel: { allowed: false, reason: 'already_canceled', until: null },
  })
  expect(await manage.call('GET /manage')).toEqual(canceled)
  await book(app, host, event, '2027-03-01T12:00:00Z')
})

test('the host cancels, at any time before the start', async () => {
  const { booking } = await book(app, host, event, '2027-03-01T13:00:00Z')
  app.clock.set('2027-03-01T12:59:59.999Z')
  const params = { id: booking.id }
  expect(
    await host.api.call('POST /bookings/:id/cancel', { params, body: { reason: 'Strike' } }),
  ).toMatchObject({
    status: 'canceled',
    canceledBy: 'host',
    cancelReason: 'Strike',
    outcome: 'canceled',
  })
})

test('409 inside_notice for the invitee, to the minute', async () => {
  const { booking, manage } = await book(app, host, event, '2027-03-01T14:00:00Z')
  app.clock.set('2027-03-01T12:00:00.001Z')
  expect((await manage.refusal('POST /manage/cancel', { body: {} })).code).toBe('inside_notice')
  expect((await hostView(host, booking.id)).status).toBe('scheduled')
  app.clock.set('2027-03-01T12:00:00Z')
  expect((await manage.call('POST /manage/cancel', { body: {} })).status).toBe('canceled')
})

test('409 already_canceled the second time, whoever was first', async () => {
  const { booking, manage } = await book(app, host, event, '2027-03-01T15:00:00Z')
  const params = { id: booking.id }
  await manage.call('POST /manage/cancel', { body: { reason: 'First' } })
  const problems = [
    await manage.refusal('POST /manage/cancel', { body: { reason: 'Second' } }),
    await host.api.refusal('POST /bookings/:id/cancel', { params, body: {} }),
  ]
  expect(problems.map(({ code }) => code)).toEqual(['already_canceled', 'already_canceled'])
  for (const route of ['POST /manage/cancel', 'POST /bookings/:id/cancel'] as const)
    expect(api[route].summary).toContain('without one `already_canceled`')
  expect(await hostView(host, booking.id)).toMatchObject({ canceledBy: 'invitee', cancelReason: 'First' })
})

test('409 already_started, for the host as well', async () => {
  const { booking, manage } = await book(app, host, event, '2027-03-01T16:00:00Z')
  app.clock.set(booking.start)
  const params = { id: booking.id }
  const problems = [
    await manage.refusal('POST /manage/cancel', { body: {} }),
    await host.api.refusal('POST /bookings/:id/cancel', { params, body: {} }),
  ]
  expect(problems.map(({ code }) => code)).toEqual(['already_started', 'already_started'])
})

test('422 for a reason that is too long or cannot be shown', async () => {
  const { manage } = await book(app, host, event, '2027-03-01T16:30:00Z')
  for (const reason of ['x'.repeat(501), 'a\u0000b', 'a\udfff', ['Ill']])
    expect(await manage.refusal('POST /manage/cancel', { body: { reason } })).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'reason' }],
    })
})

test('moving and cancelling at the same moment end in one order, never in between', async () => {
  for (const [index, day] of ['02', '03', '04', '05'].entries()) {
    const { booking, manage } = await book(app, host, event, `2027-03-${day}T09:00:00Z`)
    const start = `2027-03-${day}T1${index}:00:00Z`
    const [moved, canceled] = await Promise.all([
      manage.try('POST /manage/reschedule', { body: { start } }),
      manage.try('POST /manage/cancel', { body: {} }),
    ])
    expect(canceled.status).toBe(200)
    expect([200, 409]).toContain(moved.status)
    const after = await hostView(host, booking.id)
    expect(after.status).toBe('canceled')
    expect(Date.parse(after.start)).toBe(moved.status === 200 ? Date.parse(start) : Date.parse(booking.start))
  }
})
