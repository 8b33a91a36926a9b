import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { withService } from '../../testing/service.ts'
import { cancelBooking } from '../bookings/change/cancel.ts'
import { rescheduleBooking } from '../bookings/change/reschedule.ts'
import { findOffer } from '../offers/operations.ts'
import { BUSY, busyAround, keepBusy } from './kept.ts'

const app = await startTestApp()
const { context } = app
const host = await openAccount(app)
const event = await addEvent(host)

const span = (from: number, to: number) => ({ start: Date.UTC(2027, 2, from), end: Date.UTC(2027, 2, to) })
const week = span(1, 8)

async function knownAround(wanted = week) {
  const { owner: busyHost } = await findOffer(context, host.me.link, event.slug)
  const read = await busyAround(context.service(BUSY), context.db, [busyHost], wanted, context.clock.now())
  return read.get(busyHost.id) ?? { times: [], sources: [] }
}

async function around(wanted = week) {
  return (await knownAround(wanted)).times
}

async function starts() {
  return (await around()).map(({ start }) => new Date(start).toISOString().slice(5, 16)).toSorted()
}

test('what was read is kept for narrower questions, and widened for others', async () => {
  const { booking } = await book(app, host, event, '2027-03-10T09:00:00Z')
  const read = await around()
  expect([await around(), await around(span(2, 3))]).toEqual([read, read])
  expect(await around(span(2, 3))).toBe(read)
  const wider = await around(span(6, 15))
  expect(wider).toEqual([
    {
      start: Date.parse(booking.start),
      end: Date.parse(booking.end),
      bufferBefore: 0,
      bufferAfter: 0,
      source: booking.id,
      originId: event.id,
    },
  ])
  expect(await around(span(1, 12))).toBe(wider)
})

test('every change is seen at once, also one by another process', async () => {
  const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
  expect(await starts()).toContain('03-02T09:00')
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
  expect(await starts()).toContain('03-02T10:00')
  // Each process has its own cache, but sees what others change.
  const another = withService(context, BUSY, keepBusy(context, context.service(BUSY).sources))
  const known = { hostId: host.me.userID, bookingId: booking.id, by: 'host', reason: '' } as const
  await rescheduleBooking(another, { ...known, start: Date.parse('2027-03-02T11:00:00Z') }, undefined)
  expect(await starts()).toContain('03-02T11:00')
  await cancelBooking(another, known, undefined)
  expect(await starts()).toEqual([])
})

test("another host's bookings leave what is kept alone", async () => {
  const other = await openAccount(app)
  const read = await around()
  await book(app, other, await addEvent(other), '2027-03-03T09:00:00Z')
  expect(await around()).toBe(read)
})

test('who holds the lock is told what the database says now, whatever was known before it', async () => {
  const { owner: before } = await findOffer(context, host.me.link, event.slug)
  await busyAround(context.service(BUSY), context.db, [before], week, context.clock.now())
  const { booking } = await book(app, host, event, '2027-03-04T09:00:00Z')
  const seen = await context.db
    .transaction()
    .execute((trx) => busyAround(context.service(BUSY), trx, [before], week, context.clock.now()))
  expect(seen.get(before.id)?.times.map(({ source }) => source)).toContain(booking.id)
})

test('every source says how fresh it is', async () => {
  expect((await knownAround()).sources).toEqual([
    { name: 'holds', freshness: { kind: 'current' } },
    { name: 'bookings', freshness: { kind: 'current' } },
  ])
})
