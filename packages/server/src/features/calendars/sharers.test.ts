import { beforeEach, expect, test } from 'vitest'
import { calendarsIn } from '../../testing/stand-ins/calendars.ts'
import { connect, connectionsOf, lookAfterAll, startGoogleApp } from '../../testing/stand-ins/google.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'

const { app, google } = await startGoogleApp()
const { follow, seen } = calendarsIn(app)
const [main] = google.account.calendars

beforeEach(() => main?.events.clear())

async function member() {
  const host = await openAccount(app)
  await connect(host)
  await lookAfterAll(app, host)
  return { host, event: await addEvent(host) }
}

type Member = Awaited<ReturnType<typeof member>>

/** Two hosts whose bookings are written into one calendar, which also blocks both. */
async function pair(): Promise<[Member, Member]> {
  const [one, other] = [await member(), await member()]
  for (const { host, event } of [one, other]) await seen(host, event.slug)
  return [one, other]
}

const asked = ({ host, event }: Member, start: string) => ({ body: bookingOf(host, event, start) })

async function chooseNothing({ api }: TestHost): Promise<void> {
  await api.call('PUT /calendars', { body: { blocking: [], target: null } })
}

test('of two who are booked at once for times that overlap one wins', async () => {
  const [one, other] = await pair()
  for (const hour of ['09', '11', '13', '15']) {
    const answers = await Promise.all([
      app.visitor.try('POST /bookings', asked(one, `2027-03-03T${hour}:00:00Z`)),
      app.visitor.try('POST /bookings', asked(other, `2027-03-03T${hour}:00:00Z`)),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  }
})

test('what one has booked is not offered by the other, before it stands in the calendar and after', async () => {
  const [one, other] = await pair()
  const { booking, manage } = await book(app, one.host, one.event, '2027-03-02T09:30:00Z')
  expect((await app.visitor.try('POST /bookings', asked(other, '2027-03-02T09:30:00Z'))).status).toBe(409)
  await follow(one.host, booking.id)
  expect(await seen(other.host, other.event.slug)).toEqual(['09:00', '10:00', '10:30'])
  await lookAfterAll(app, other.host)
  expect(await seen(other.host, other.event.slug)).toEqual(['09:00', '10:00', '10:30'])
  await manage.call('POST /manage/cancel', { body: {} })
  await follow(one.host, booking.id)
  await lookAfterAll(app, other.host)
  expect(await seen(other.host, other.event.slug)).toEqual(['09:00', '09:30', '10:00', '10:30'])
})

test('nor does one move onto the other', async () => {
  const [one, other] = await pair()
  await book(app, one.host, one.event, '2027-03-04T09:00:00Z')
  const { manage } = await book(app, other.host, other.event, '2027-03-04T10:00:00Z')
  const answer = await manage.try('POST /manage/reschedule', { body: { start: '2027-03-04T09:00:00Z' } })
  expect(answer.status).toBe(409)
})

test('who is not busy by the calendar any more is booked as before', async () => {
  const [one, other] = await pair()
  await book(app, one.host, one.event, '2027-03-05T09:00:00Z')
  await chooseNothing(other.host)
  await book(app, other.host, other.event, '2027-03-05T09:00:00Z')
  const [connection] = await connectionsOf(one.host)
  await one.host.api.call('DELETE /connections/:id', { params: { id: connection?.id ?? '' } })
  const third = await member()
  await book(app, third.host, third.event, '2027-03-05T09:00:00Z')
})
