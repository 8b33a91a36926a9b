import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import { databaseState } from '../../testing/database-state.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, { minimumNotice: 60, rescheduleNotice: 120 })
const { booking, manage } = await book(app, host, event, '2027-03-01T12:00:00Z')
const { booking: other } = await book(app, host, event, '2027-03-01T14:00:00Z')

afterEach(() => app.clock.set(TEST_NOW))

const params = { id: booking.id }

/** The errors of both ways to move it. */
async function refusals(body: object): Promise<[invitee: string, host: string]> {
  // Any request updates when the session was last used.
  await host.api.call('GET /bookings')
  const before = await databaseState(app.context.pool)
  const invitees = await manage.refusal('POST /manage/reschedule', { body })
  const hosts = await host.api.refusal('POST /bookings/:id/reschedule', { params, body })
  expect(await databaseState(app.context.pool)).toBe(before)
  return [invitees.code, hosts.code]
}

test.each<[path: string, reason: string, body: object]>([
  ['start', 'required', {}],
  ['start', 'format', { start: 'soon' }],
  ['reason', 'too_long', { start: other.start, reason: 'x'.repeat(501) }],
  ['to', 'unknown_field', { start: other.start, to: 'x' }],
])('422 %s is %s', async (path, reason, body) => {
  const refusal = { code: 'invalid_input', errors: [{ path, reason }] }
  expect(await manage.refusal('POST /manage/reschedule', { body })).toMatchObject(refusal)
  expect(await host.api.refusal('POST /bookings/:id/reschedule', { params, body })).toMatchObject(refusal)
})

test('422 for a zone that does not exist', async () => {
  const body = { start: other.start, timeZone: 'Moon/Base' }
  const problem = await manage.refusal('POST /manage/reschedule', { body })
  expect(problem.errors).toMatchObject([{ path: 'timeZone', reason: 'format' }])
})

test('409 slot_taken, for the host as well, with the nearest free starts', async () => {
  expect(await refusals({ start: other.start })).toEqual(['slot_taken', 'slot_taken'])
  const problem = await manage.refusal('POST /manage/reschedule', { body: { start: other.start } })
  expect(problem.nearest?.toSorted()).toEqual([
    '2027-03-01T13:30:00.000Z',
    '2027-03-01T14:30:00.000Z',
    '2027-03-01T15:00:00.000Z',
  ])
})

test('409 slot_not_available outside the hours, for the host as well', async () => {
  const start = '2027-03-06T12:00:00Z'
  expect(await refusals({ start })).toEqual(['slot_not_available', 'slot_not_available'])
})

test('409 slot_not_available inside the minimum notice of new times, for invitees', async () => {
  const problem = await manage.refusal('POST /manage/reschedule', { body: { start: '2027-03-01T08:30:00Z' } })
  expect(problem.code).toBe('slot_not_available')
})

test('409 inside_notice for the invitee, to the minute', async () => {
  const body = { start: '2027-03-02T12:00:00Z' }
  app.clock.set('2027-03-01T10:00:00.001Z')
  expect(await manage.call('GET /manage')).toMatchObject({
    reschedule: { allowed: false, reason: 'inside_notice', until: '2027-03-01T10:00:00.000Z' },
    cancel: { allowed: true },
  })
  expect((await manage.refusal('POST /manage/reschedule', { body })).code).toBe('inside_notice')
  app.clock.set('2027-03-01T10:00:00Z')
  await manage.call('POST /manage/reschedule', { body })
  await manage.call('POST /manage/reschedule', { body: { start: booking.start } })
})

test('409 already_started, for the host as well', async () => {
  app.clock.set(booking.start)
  expect(await refusals({ start: '2027-03-02T12:00:00Z' })).toEqual(['already_started', 'already_started'])
})

test('409 already_canceled, also to the start it had', async () => {
  const { booking: gone, manage: link } = await book(app, host, event, '2027-03-01T16:00:00Z')
  await link.call('POST /manage/cancel', { body: {} })
  for (const start of [gone.start, '2027-03-02T12:00:00Z'])
    expect((await link.refusal('POST /manage/reschedule', { body: { start } })).code).toBe('already_canceled')
})

test.each([
  ['to', 'before_start', { from: '2027-03-02T00:00:00Z', to: '2027-03-01T00:00:00Z' }],
  ['from', 'required', { to: '2027-03-01T00:00:00Z' }],
])('422 slots: %s is %s', async (path, reason, query: Record<string, string>) => {
  const refusal = { code: 'invalid_input', errors: [{ path, reason }] }
  expect(await manage.refusal('GET /manage/slots', { query })).toMatchObject(refusal)
  expect(await host.api.refusal('GET /bookings/:id/slots', { params, query })).toMatchObject(refusal)
})
