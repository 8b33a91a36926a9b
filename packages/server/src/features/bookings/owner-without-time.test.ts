import { BookingRequest } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { bookingIn } from '../../testing/holds.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { withSharedOffers } from '../../testing/shared-offers.ts'
import { createBooking } from './book/create.ts'
import { cancelBooking } from './change/cancel.ts'
import { followMove } from './change/follow-move.ts'
import { rescheduleBooking } from './change/reschedule.ts'
import { withHostLocks } from './guard/locks.ts'
import { confirmRequest } from './confirmation/confirm.ts'

// Meetings of a page whose owner takes no part in them.

const app = await startTestApp()
const NINE = '2027-03-02T09:00:00Z'
const TEN = Date.parse('2027-03-02T10:00:00Z')
const caller = { ip: '127.0.0.1', proof: undefined }

/** The studio's event type takes the time of these two. */
async function studio(given: Parameters<typeof addEvent>[1] = {}) {
  const [page, ada, bob] = [await openAccount(app), await openAccount(app), await openAccount(app)]
  const slug = 'together'
  for (const host of [page, ada, bob]) await addEvent(host, { slug, ...given })
  const context = withSharedOffers(app.context, [ada.me.link, bob.me.link], page.me.link)
  const take = (start: string) =>
    createBooking(context, BookingRequest.parse(bookingOf(page, { slug }, start)), undefined, caller)
  return { page, ada, bob, slug, context, take }
}

async function booked(take: (start: string) => ReturnType<typeof createBooking>, start = NINE) {
  const taken = await take(start)
  if (taken.state !== 'booked') throw new Error('held, not booked')
  return taken.booking
}

async function freeOf(host: TestHost, slug: string): Promise<number> {
  const query = { owner: host.me.link, event: slug, from: NINE, to: '2027-03-02T11:00:00Z' }
  return (await app.visitor.call('GET /slots', { query })).starts.length
}

async function timesOf(host: TestHost): Promise<string[]> {
  const { bookings } = await host.api.call('GET /bookings', { query: {} })
  return bookings.map(({ start }) => start.slice(11, 16))
}

test('it belongs to the owner, and takes only the time of those who come', async () => {
  const { page, ada, bob, slug, take } = await studio()
  const booking = await booked(take)
  expect(booking).toMatchObject({ host_id: page.me.userID, takes_time: false })
  expect(booking.host_ids).toEqual([page.me.userID, ada.me.userID, bob.me.userID])
  expect(await Promise.all([page, ada, bob].map(timesOf))).toEqual([['09:00'], ['09:00'], ['09:00']])
  expect(await Promise.all([ada, bob].map((host) => freeOf(host, slug)))).toEqual([3, 3])
  // The owner is as free as before, and may have many meetings at once.
  await book(app, page, { slug }, NINE)
})

test('meetings of one owner overlap where other people come, and never where the same do', async () => {
  const { page, ada, bob, slug, take } = await studio()
  for (const person of [ada, bob]) {
    const alone = withSharedOffers(app.context, [person.me.link], page.me.link)
    const request = BookingRequest.parse(bookingOf(page, { slug }, NINE))
    await createBooking(alone, request, undefined, caller)
  }
  await expect(take(NINE)).rejects.toMatchObject({ code: 'slot_taken' })
  expect(await timesOf(page)).toEqual(['09:00', '09:00'])
})

test('the database itself lets only rows without time overlap', async () => {
  const { page, ada, take } = await studio()
  const { id } = await booked(take)
  const copy = (hostId: string) =>
    app.context.pool.query(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid()))).*
       from bookings b where host_id = $1 and id = $2`,
      [hostId, id],
    )
  await copy(page.me.userID)
  await expect(copy(ada.me.userID)).rejects.toMatchObject({ constraint: /^bookings_no_overlap/ })
})

test('owner and people move and cancel it for all, while somebody else holds the lock of the owner', async () => {
  const { page, ada, bob, slug, context, take } = await studio()
  const { id: bookingId } = await booked(take)
  const change = { bookingId, by: 'host' as const, reason: '' }
  await withHostLocks(context, {
    hostIds: [page.me.userID],
    write: async () => {
      await rescheduleBooking(context, { ...change, hostId: bob.me.userID, start: TEN }, undefined)
      const times = { start: TEN - 1_800_000, end: TEN }
      await followMove(context, { hostId: ada.me.userID, bookingId, ...times })
    },
  })
  expect(await Promise.all([page, ada, bob].map(timesOf))).toEqual([['09:30'], ['09:30'], ['09:30']])
  await cancelBooking(context, { ...change, hostId: page.me.userID }, undefined)
  expect(await Promise.all([ada, bob].map((host) => freeOf(host, slug)))).toEqual([4, 4])
  expect(await Promise.all([page, ada, bob].map(timesOf))).toEqual([[], [], []])
})

test('a meeting of the owner alone does not stop a move, one of somebody who comes does', async () => {
  const { page, bob, slug, context, take } = await studio()
  const { id: bookingId } = await booked(take)
  const move = { hostId: page.me.userID, bookingId, by: 'host' as const, reason: '', start: TEN }
  const { booking } = await book(app, bob, { slug }, '2027-03-02T10:00:00Z')
  await book(app, page, { slug }, '2027-03-02T10:00:00Z')
  await expect(rescheduleBooking(context, move, undefined)).rejects.toMatchObject({ code: 'slot_taken' })
  await bob.api.call('POST /bookings/:id/cancel', { params: { id: booking.id }, body: {} })
  expect((await rescheduleBooking(context, move, undefined)).booking.starts_at.getTime()).toBe(TEN)
})

test('a hold keeps the time of those who come, and is confirmed for the owner', async () => {
  const { page, ada, bob, slug, context, take } = await studio({ confirmEmail: true })
  const held = await take(NINE)
  if (held.state !== 'confirm_email') throw new Error('booked, not held')
  expect(await Promise.all([page, ada, bob].map((host) => freeOf(host, slug)))).toEqual([4, 3, 3])
  const ids = { hostId: page.me.userID, requestId: held.request.id }
  const booking = bookingIn(await confirmRequest(context, ids, null))
  expect(booking.host_ids).toHaveLength(3)
  expect(await timesOf(bob)).toEqual(['09:00'])
})
