import type { Api } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

afterEach(() => app.clock.set(TEST_NOW))

const NINE = '2027-03-02T09:00:00Z'
const STREET = { kind: 'address', value: '1 Main Street' } as const

type Body = Api['PUT /bookings/:id/location']['$args']['body']

async function booked() {
  const host = await openAccount(app)
  const event = await addEvent(host, { locations: [{ kind: 'zoom' }] })
  const { booking, manage } = await book(app, host, event, NINE)
  const params = { id: booking.id }
  const change = async (body: Body) => host.api.call('PUT /bookings/:id/location', { params, body })
  const refusal = async (body: object) => host.api.refusal('PUT /bookings/:id/location', { params, body })
  const placeNow = async () => (await host.api.call('GET /bookings/:id', { params })).location
  return { host, event, manage, params, change, refusal, placeNow }
}

const eventsOf = async (id: string) => {
  const { rows } = await app.context.pool.query(
    "select 1 from jobs.job where name = 'booking-places' and data ->> 'bookingId' = $1",
    [id],
  )
  return rows.length
}

test('each kind of place can be chosen, and the same again changes nothing', async () => {
  const { change, placeNow, manage, params } = await booked()
  const places = [
    STREET,
    { kind: 'phone_call', value: '+44 20 7946 0000' },
    { kind: 'google_meet', url: 'https://meet.example/1' },
    { kind: 'custom', value: 'At the fountain' },
  ] as const
  for (const location of places)
    for (let turn = 0; turn < 2; turn++) expect((await change({ location })).location).toEqual(location)
  expect(await placeNow()).toEqual(places[3])
  expect((await manage.call('GET /manage')).location).toEqual(places[3])
  expect(await eventsOf(params.id)).toBe(places.length)
})

test('of two tabs the later one is refused without naming the place, and a repeat of the first is not', async () => {
  const { change, refusal, placeNow } = await booked()
  const current = { kind: 'zoom' } as const
  await change({ location: STREET, current })
  const { code, detail } = await refusal({ location: { kind: 'custom', value: 'Here' }, current })
  // The detail is logged.
  expect([code, detail?.includes(STREET.value)]).toEqual(['changed_meanwhile', false])
  expect((await change({ location: STREET, current })).location).toEqual(STREET)
  expect(await placeNow()).toEqual(STREET)
})

test.each([
  ['location.value', 'required', { kind: 'address', value: ' ' }],
  ['location.value', 'too_long', { kind: 'custom', value: 'x'.repeat(limits.LOCATION_MAX + 1) }],
  ['location.url', 'required', { kind: 'microsoft_teams' }],
  ['location.url', 'format', { kind: 'zoom', url: 'javascript:alert(1)' }],
  ['location.kind', 'format', { kind: 'invitee_phone', value: '+44 20 7946 0000' }],
])('%s is %s, and nothing changes', async (path, reason, location) => {
  const { refusal, placeNow } = await booked()
  expect(await refusal({ location })).toMatchObject({ errors: [{ path, reason }] })
  expect(await placeNow()).toEqual({ kind: 'zoom' })
})

test('a meeting of somebody else, one that was canceled, and one that has started are refused', async () => {
  const { manage, refusal, params, placeNow } = await booked()
  const other = await openAccount(app)
  const sent = { params, body: { location: STREET } }
  expect((await other.api.refusal('PUT /bookings/:id/location', sent)).code).toBe('booking_not_found')
  expect((await manage.refusal('PUT /bookings/:id/location', sent)).code).toBe('not_signed_in')
  app.clock.set(NINE)
  expect((await refusal(sent.body)).code).toBe('already_started')
  app.clock.set(TEST_NOW)
  await manage.call('POST /manage/cancel', { body: {} })
  expect((await refusal(sent.body)).code).toBe('already_canceled')
  expect(await placeNow()).toEqual({ kind: 'zoom' })
})

test('another place of the event type moves no meeting that was booked, and of a meeting no event type', async () => {
  const { host, event, change, placeNow } = await booked()
  await change({ location: STREET })
  const { locations } = await host.api.call('GET /event-types/:id', { params: { id: event.id } })
  expect(locations).toEqual([{ kind: 'zoom' }])
  const body = { locations: [{ kind: 'google_meet' as const }] }
  await host.api.call('PATCH /event-types/:id', { params: { id: event.id }, body })
  expect(await placeNow()).toEqual(STREET)
})
