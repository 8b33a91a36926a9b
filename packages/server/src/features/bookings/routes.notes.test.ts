import { limits } from '@scheduling/domain'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { eraseBooking } from './change/erase.ts'

const app = await startTestApp()

afterEach(() => app.clock.set(TEST_NOW))

const NINE = '2027-03-02T09:00:00Z'

async function booked() {
  const host = await openAccount(app)
  const { booking, manage } = await book(app, host, await addEvent(host), NINE)
  return { host, manage, id: booking.id, params: { id: booking.id } }
}

test('notes are kept for the host alone, and an empty text deletes them', async () => {
  const { host, manage, params } = await booked()
  const write = async (notes: string) => host.api.call('PUT /bookings/:id/notes', { params, body: { notes } })
  expect(await host.api.call('GET /bookings/:id', { params })).not.toHaveProperty('notes')
  for (const notes of ['Asked for a discount', 'Asked for a discount', 'Two\nlines'])
    expect(await write(notes)).toMatchObject({ notes })
  expect(await host.api.call('GET /bookings/:id', { params })).toMatchObject({ notes: 'Two\nlines' })
  expect(await manage.call('GET /manage', {})).not.toHaveProperty('notes')
  expect(await write('')).not.toHaveProperty('notes')
})

test('a move, a cancelation and the file for spreadsheets keep them', async () => {
  const { host, params } = await booked()
  await host.api.call('PUT /bookings/:id/notes', { params, body: { notes: 'Bring the plan' } })
  const move = { params, body: { start: '2027-03-02T11:00:00Z', reason: '' } }
  expect(await host.api.call('POST /bookings/:id/reschedule', move)).toMatchObject({
    notes: 'Bring the plan',
  })
  const answer = await fetch(`${app.url}/api/v1/bookings.csv`, {
    headers: { authorization: `Bearer ${host.token}` },
  })
  expect(await answer.text()).toContain('Bring the plan')
  const cancel = { params, body: { reason: '' } }
  expect(await host.api.call('POST /bookings/:id/cancel', cancel)).toMatchObject({ notes: 'Bring the plan' })
})

test('they go with what the invitee gave, and none are written after that', async () => {
  const { host, id, params } = await booked()
  const sent = { params, body: { notes: 'Prefers mornings' } }
  await host.api.call('PUT /bookings/:id/notes', sent)
  app.clock.set('2027-03-03T09:00:00Z')
  await eraseBooking(app.context, host.me.userID, id)
  expect(await host.api.call('GET /bookings/:id', { params })).not.toHaveProperty('notes')
  expect((await host.api.refusal('PUT /bookings/:id/notes', sent)).code).toBe('booking_erased')
})

test('nobody writes about somebody else’s meeting, and a text that is too long changes nothing', async () => {
  const { host, params } = await booked()
  const other = await openAccount(app)
  const sent = { params, body: { notes: 'Mine' } }
  expect((await other.api.refusal('PUT /bookings/:id/notes', sent)).code).toBe('booking_not_found')
  await host.api.call('PUT /bookings/:id/notes', sent)
  const long = { params, body: { notes: 'a'.repeat(limits.NOTES_MAX + 1) } }
  expect((await host.api.refusal('PUT /bookings/:id/notes', long)).code).toBe('invalid_input')
  expect(await host.api.call('GET /bookings/:id', { params })).toMatchObject({ notes: 'Mine' })
})
