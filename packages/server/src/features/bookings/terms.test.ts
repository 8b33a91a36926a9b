import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestBooking, TestHost } from '../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'
import { planAfter } from '../notifications/operations.ts'
import type { BookingEvent } from './events.ts'

// A booking keeps its terms when its event type is edited or deleted.

const app = await startTestApp()

const AGREED = {
  name: 'Introduction',
  bufferAfter: 30,
  rescheduleNotice: 60,
  cancelNotice: 120,
  reminders: [{ amount: 1, unit: 'days' as const }],
  locations: [{ kind: 'address' as const, value: 'Main Street 1' }],
  questions: [{ id: 'topic', type: 'text' as const, label: 'Topic?', required: true }],
}
// Changes every field of an event type except its hours.
const EDITED = {
  name: 'Something else',
  slug: 'something-else',
  description: 'Otherwise',
  isOn: false,
  duration: 60,
  increment: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  rescheduleNotice: 10_000,
  cancelNotice: 10_000,
  reminders: [],
  locations: [{ kind: 'phone_call' as const, value: '+1 212 555 0100' }],
  questions: [{ id: 'other', type: 'text' as const, label: 'Other?', required: true }],
  confirmation: { kind: 'redirect' as const, url: 'https://elsewhere.example/' },
  allowGuests: false,
  confirmEmail: true,
}

interface Agreed extends TestBooking {
  host: TestHost
}

/** Books, then edits every field of the event type and deletes it. */
async function bookedBefore(): Promise<Agreed> {
  const host = await openAccount(app)
  const event = await addEvent(host, AGREED)
  const made = await book(app, host, event, '2027-03-02T09:00:00Z', {
    answers: { topic: 'Plans' },
    guests: ['bo@example.test'],
  })
  const params = { id: event.id }
  await host.api.call('PATCH /event-types/:id', { params, body: EDITED })
  await host.api.call('DELETE /event-types/:id', { params })
  return { ...made, host }
}

async function lastEvent({ booking }: Agreed): Promise<BookingEvent> {
  const { rows } = await app.context.pool.query<{ data: BookingEvent }>(
    `select data from jobs.job where name = 'booking-events' and data->>'bookingId' = $1
     order by (data->'snapshot'->>'sequence')::int desc limit 1`,
    [booking.id],
  )
  if (!rows[0]) throw new Error('no event')
  return rows[0].data
}

test('it reads as it did, but for the page that is gone', async () => {
  const agreed = await bookedBefore()
  const { booking, manage, host } = agreed
  expect(await manage.call('GET /manage')).toEqual({ ...booking, eventSlug: null })
  expect(await hostView(host, booking.id)).toMatchObject({
    eventName: 'Introduction',
    duration: 30,
    location: AGREED.locations[0],
    answers: [{ label: 'Topic?', answer: 'Plans' }],
    guests: ['bo@example.test'],
    receipt: { rules: { bufferAfter: 30 } },
  })
})

test('it is moved as long as it was, with the time around it and the notice that were agreed', async () => {
  const agreed = await bookedBefore()
  const { manage, host, booking } = agreed
  const query = { from: '2027-03-03T09:00:00Z', to: '2027-03-03T10:00:00Z' }
  const { starts } = await manage.call('GET /manage/slots', { query })
  expect(starts).toEqual(['2027-03-03T09:00:00Z', '2027-03-03T09:30:00Z'])
  const moved = await manage.call('POST /manage/reschedule', { body: { start: '2027-03-03T09:00:00Z' } })
  expect(moved).toMatchObject({
    end: '2027-03-03T09:30:00.000Z',
    reschedule: { allowed: true, until: '2027-03-03T08:00:00.000Z' },
  })
  const other = await addEvent(host)
  const free = { owner: host.me.link, event: other.slug, ...query, to: '2027-03-03T10:30:00Z' }
  expect((await app.visitor.call('GET /slots', { query: free })).starts).toEqual(['2027-03-03T10:00:00Z'])
  expect((await hostView(host, booking.id)).receipt.rules).toMatchObject({ bufferAfter: 30 })
})

test('it is canceled by the notice that was agreed', async () => {
  const { manage, booking } = await bookedBefore()
  expect(booking.cancel.until).toBe('2027-03-02T07:00:00.000Z')
  expect(await manage.call('POST /manage/cancel', { body: {} })).toMatchObject({
    status: 'canceled',
    eventName: 'Introduction',
  })
})

test('everybody is reminded as was agreed, also of another time', async () => {
  const agreed = await bookedBefore()
  const due = async () => {
    const { reminders } = await planAfter(app.context, await lastEvent(agreed))
    return [...new Set(reminders.map(({ dueAt }) => new Date(dueAt).toISOString()))]
  }
  expect(await due()).toEqual(['2027-03-01T09:00:00.000Z'])
  await agreed.manage.call('POST /manage/reschedule', { body: { start: '2027-03-04T09:00:00Z' } })
  expect(await due()).toEqual(['2027-03-03T09:00:00.000Z'])
  expect((await lastEvent(agreed)).snapshot).toMatchObject({
    eventName: 'Introduction',
    location: AGREED.locations[0],
    answers: [{ label: 'Topic?', answer: 'Plans' }],
  })
})
