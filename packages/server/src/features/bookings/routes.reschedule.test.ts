import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, hostView, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

test('moves the same booking: id, link, guests and answers stay; the former time and the reason are kept', async () => {
  const host = await openAccount(app)
  const questions = [{ id: 'topic', type: 'text' as const, label: 'Topic?', required: true }]
  const event = await addEvent(host, { questions })
  const { booking, manage } = await book(app, host, event, '2027-03-01T09:00:00Z', {
    guests: ['bo@example.test'],
    answers: { topic: 'Plans' },
  })
  const moved = await manage.call('POST /manage/reschedule', {
    body: { start: '2027-03-02T09:30:00Z', reason: ' A clash ', timeZone: 'Asia/Tokyo' },
  })
  expect(moved).toEqual({
    ...booking,
    start: '2027-03-02T09:30:00.000Z',
    end: '2027-03-02T10:00:00.000Z',
    formerStart: booking.start,
    rescheduleReason: 'A clash',
    invitee: { ...booking.invitee, timeZone: 'Asia/Tokyo' },
    reschedule: { ...booking.reschedule, until: '2027-03-02T09:30:00.000Z' },
    cancel: { ...booking.cancel, until: '2027-03-02T09:30:00.000Z' },
  })
  expect(await manage.call('GET /manage')).toEqual(moved)
  expect(await hostView(host, booking.id)).toMatchObject({ outcome: 'rescheduled', start: moved.start })
})

test('frees the former time, does not stand in its own way, and is not offered where it is', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { duration: 60, increment: 30, bufferAfter: 30 })
  const { manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  const query = { from: '2027-03-01T09:00:00Z', to: '2027-03-01T11:00:00Z' }
  expect((await manage.call('GET /manage/slots', { query })).starts).toEqual([
    '2027-03-01T09:30:00Z',
    '2027-03-01T10:00:00Z',
    '2027-03-01T10:30:00Z',
  ])
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-01T09:30:00Z' } })
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-01T12:00:00Z' } })
  await book(app, host, event, '2027-03-01T09:00:00Z')
  expect((await host.api.call('GET /bookings')).total).toBe(2)
})

test('to the same start changes nothing, and is safe to repeat', async () => {
  const host = await openAccount(app)
  const { booking, manage } = await book(app, host, await addEvent(host), '2027-03-01T09:00:00Z')
  for (let time = 0; time < 2; time++)
    expect(
      await manage.call('POST /manage/reschedule', { body: { start: booking.start, reason: 'None' } }),
    ).toEqual(booking)
})

test('the host moves it too: notice does not bind the host', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { minimumNotice: 24 * 60, rescheduleNotice: 24 * 60 })
  const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
  app.clock.advance(60)
  const params = { id: booking.id }
  const query = { from: '2027-03-01T00:00:00Z', to: '2027-03-02T00:00:00Z' }
  const { starts } = await host.api.call('GET /bookings/:id/slots', { params, query })
  expect(starts[0]).toBe('2027-03-01T09:00:00Z')
  const moved = await host.api.call('POST /bookings/:id/reschedule', {
    params,
    body: { start: '2027-03-01T10:00:00Z', reason: 'Sooner' },
  })
  expect(moved).toMatchObject({ start: '2027-03-01T10:00:00.000Z', outcome: 'rescheduled' })
  expect(await manage.call('GET /manage')).toMatchObject({ start: '2027-03-01T10:00:00.000Z' })
  app.clock.advance(-60)
})

test('works by the rules of an event type that was turned off or deleted since', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { booking, manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  const params = { id: event.id }
  const query = { from: '2027-03-01T00:00:00Z', to: '2027-03-02T00:00:00Z' }
  await host.api.call('PATCH /event-types/:id', { params, body: { isOn: false } })
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-01T10:00:00Z' } })
  await host.api.call('DELETE /event-types/:id', { params })
  // All starts except its own.
  expect((await manage.call('GET /manage/slots', { query })).starts).toHaveLength(15)
  expect(await manage.call('GET /manage')).toMatchObject({ eventSlug: null, reschedule: { allowed: true } })
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-01T11:00:00Z' } })
  await host.api.call('POST /bookings/:id/reschedule', {
    params: { id: booking.id },
    body: { start: '2027-03-01T12:00:00Z' },
  })
  expect(await manage.call('POST /manage/cancel', { body: {} })).toMatchObject({ status: 'canceled' })
})
