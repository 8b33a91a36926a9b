import { BookingRequest } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { bookingIn } from '../../testing/holds.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { withSharedOffers } from '../../testing/shared-offers.ts'
import { findOffer } from '../offers/operations.ts'
import { freeStarts } from '../slots/operations.ts'
import { createBooking } from './book/create.ts'
import { cancelBooking } from './change/cancel.ts'
import { getBooking } from './operations.ts'
import { rescheduleBooking } from './change/reschedule.ts'
import { confirmRequest } from './confirmation/confirm.ts'

// Nothing in the product offers the time of several hosts yet.

const app = await startTestApp()
const NINE = '2027-03-02T09:00:00Z'
const caller = { ip: '127.0.0.1', proof: undefined }

const hoursOf = (start: string, end: string) => {
  const day = [{ start, end }]
  const weekly = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] }
  return { kind: 'custom' as const, hours: { timeZone: 'UTC', weekly, overrides: [] } }
}

/** Two hosts who share the event type at `slug`. Each also has another event type of their own. */
async function pair(given: Parameters<typeof addEvent>[1] = {}) {
  const [ada, bob] = [await openAccount(app), await openAccount(app)]
  const slug = 'together'
  for (const host of [ada, bob]) await addEvent(host, { slug, ...given })
  const context = withSharedOffers(app.context, [ada.me.link, bob.me.link])
  const take = (host: TestHost, start: string) =>
    createBooking(context, BookingRequest.parse(bookingOf(host, { slug }, start)), undefined, caller)
  return { ada, bob, slug, context, take }
}

type Pair = Awaited<ReturnType<typeof pair>>

async function booked({ take, ada }: Pair, start = NINE): Promise<string> {
  const taken = await take(ada, start)
  if (taken.state !== 'booked') throw new Error('held, not booked')
  return taken.booking.id
}

async function meetingsOf(host: TestHost) {
  const { bookings } = await host.api.call('GET /bookings', { query: { include_canceled: 'true' } })
  return bookings.map(({ id, start, status }) => ({ id, start: start.slice(5, 16), status }))
}

async function freeOf(host: TestHost, slug: string): Promise<string[]> {
  const query = { owner: host.me.link, event: slug, from: NINE, to: '2027-03-02T11:00:00Z' }
  return (await app.visitor.call('GET /slots', { query })).starts.map((start) => start.slice(11, 16))
}

test('the times of several hosts are those that all of them have', async () => {
  const { ada, bob, slug, context } = await pair()
  await ada.api.call('PATCH /event-types/:id', {
    params: { id: (await ada.api.call('GET /event-types')).eventTypes[0]?.id ?? '' },
    body: { availability: hoursOf('09:00', '10:30') },
  })
  await book(app, bob, { slug }, '2027-03-02T09:30:00Z')
  const span = { start: Date.parse(NINE), end: Date.parse('2027-03-02T12:00:00Z') }
  for (const host of [ada, bob]) {
    const { starts } = await freeStarts(context, await findOffer(context, host.me.link, slug), span)
    expect(starts.map((start) => new Date(start).toISOString().slice(11, 16))).toEqual(['09:00', '10:00'])
  }
})

test('a booking takes the time of all, is in the list of each, and is told of once', async () => {
  const both = await pair()
  const id = await booked(both)
  const meeting = [{ id, start: '03-02T09:00', status: 'scheduled' }]
  expect([await meetingsOf(both.ada), await meetingsOf(both.bob)]).toEqual([meeting, meeting])
  for (const host of [both.ada, both.bob])
    expect(await freeOf(host, both.slug)).toEqual(['09:30', '10:00', '10:30'])
  const { rows } = await app.context.pool.query(
    `select data->>'hostId' as host from jobs.job where name = 'booking-events' and data->>'bookingId' = $1`,
    [id],
  )
  expect(rows).toEqual([{ host: both.ada.me.userID }])
})

test('where one of them is busy nobody is booked', async () => {
  const both = await pair()
  await book(app, both.bob, { slug: both.slug }, NINE)
  await expect(both.take(both.ada, NINE)).rejects.toMatchObject({ code: 'slot_taken' })
  expect(await meetingsOf(both.ada)).toEqual([])
})

test('any of them moves and cancels it for all', async () => {
  const both = await pair()
  const id = await booked(both)
  const change = { hostId: both.bob.me.userID, bookingId: id, by: 'host' as const, reason: '' }
  await rescheduleBooking(both.context, { ...change, start: Date.parse('2027-03-02T10:00:00Z') }, undefined)
  const moved = [{ id, start: '03-02T10:00', status: 'scheduled' }]
  expect([await meetingsOf(both.ada), await meetingsOf(both.bob)]).toEqual([moved, moved])
  await cancelBooking(both.context, change, undefined)
  for (const host of [both.ada, both.bob]) {
    expect((await getBooking(both.context, host.me.userID, id)).booking.status).toBe('canceled')
    expect(await freeOf(host, both.slug)).toHaveLength(4)
  }
})

test('one that only one of them could be moved to stays where it is, with all of them', async () => {
  const both = await pair()
  const id = await booked(both)
  await book(app, both.ada, { slug: both.slug }, '2027-03-02T10:00:00Z')
  const move = { hostId: both.bob.me.userID, bookingId: id, by: 'host' as const, reason: '' }
  const start = Date.parse('2027-03-02T10:00:00Z')
  await expect(rescheduleBooking(both.context, { ...move, start }, undefined)).rejects.toMatchObject({
    code: 'slot_taken',
  })
  expect(await meetingsOf(both.bob)).toEqual([{ id, start: '03-02T09:00', status: 'scheduled' }])
})

test('a hold keeps the time of all until it is confirmed or ends', async () => {
  const both = await pair({ confirmEmail: true })
  const taken = await both.take(both.ada, NINE)
  if (taken.state !== 'confirm_email') throw new Error('booked, not held')
  for (const host of [both.ada, both.bob]) expect(await freeOf(host, both.slug)).not.toContain('09:00')
  const ids = { hostId: both.ada.me.userID, requestId: taken.request.id }
  const booking = bookingIn(await confirmRequest(both.context, ids, null))
  expect(await meetingsOf(both.bob)).toMatchObject([{ id: booking.id }])
  const { rows } = await app.context.pool.query('select 1 from holds where held_for = $1', [ids.requestId])
  expect(rows).toEqual([])
})
