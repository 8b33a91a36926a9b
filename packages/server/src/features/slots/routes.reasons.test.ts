import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, {
  bufferAfter: 15,
  window: { kind: 'calendar_days', days: 10 },
  limits: { perDay: 1, perWeek: null, perMonth: null },
})
const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z')

async function reasons(start: string) {
  const answer = await host.api.call('GET /event-types/:id/reasons', {
    params: { id: event.id },
    query: { start },
  })
  expect(answer.start).toBe(new Date(start).toISOString())
  return answer.reasons
}

test('none: it can be booked', async () => {
  expect(await reasons('2027-03-01T09:00:00Z')).toEqual([])
})

test.each([
  ['outside_hours', '2027-03-06T09:00:00Z'],
  ['not_on_increment', '2027-03-01T09:10:00Z'],
  ['in_the_past', '2027-03-01T07:30:00Z'],
  ['outside_window', '2027-03-15T09:00:00Z'],
])('%s', async (code, start) => {
  expect((await reasons(start)).map((reason) => reason.code)).toContain(code)
})

test('all of them at once, with what stands in the way', async () => {
  expect(await reasons('2027-03-02T09:00:00Z')).toEqual([
    { code: 'limit_day', limit: 1 },
    {
      code: 'busy',
      start: '2027-03-02T09:00:00.000Z',
      end: '2027-03-02T09:30:00.000Z',
      bookingId: booking.id,
    },
  ])
})

test('a buffer is told from a meeting', async () => {
  expect(await reasons('2027-03-02T09:30:00Z')).toContainEqual(
    expect.objectContaining({ code: 'buffer', bookingId: booking.id }),
  )
})

test('from when on it could be booked by its notice', async () => {
  const { id } = await addEvent(host, { minimumNotice: 180 })
  const answer = await host.api.call('GET /event-types/:id/reasons', {
    params: { id },
    query: { start: '2027-03-01T10:00:00Z' },
  })
  expect(answer.reasons).toEqual([{ code: 'minimum_notice', earliest: '2027-03-01T11:00:00.000Z' }])
})

test.each(['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'])(
  '422 for %s, which is in no year of four digits in UTC',
  async (start) => {
    const request = { params: { id: event.id }, query: { start } }
    const problem = await host.api.refusal('GET /event-types/:id/reasons', request)
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: 'start' }] })
  },
)

test('422 without a start, 404 for a deleted event type', async () => {
  const { id } = await addEvent(host)
  const params = { id }
  const problem = await host.api.refusal('GET /event-types/:id/reasons', { params })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path: 'start', reason: 'required' }] })
  await host.api.call('DELETE /event-types/:id', { params })
  const query = { start: '2027-03-01T09:00:00Z' }
  expect((await host.api.refusal('GET /event-types/:id/reasons', { params, query })).code).toBe(
    'event_type_not_found',
  )
})
