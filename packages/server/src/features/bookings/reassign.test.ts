import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { openTeamPage } from '../../testing/team-page.ts'
import { openTeam } from '../../testing/teams.ts'
import { disable } from '../administration/operations.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { cancelBooking } from './change/cancel.ts'
import { eraseBooking } from './change/erase.ts'
import { candidatesFor, reassignBooking } from './change/reassign.ts'
import { rescheduleBooking } from './change/reschedule.ts'
import { repeatable } from '../idempotency/operations.ts'
import { getBooking } from './operations.ts'

const app = await startTestApp()
const { tellAll, mailsTo } = await openMailApp(app)
const NINE = '2027-03-02T09:00:00Z'
let count = 0

afterEach(() => app.clock.set(TEST_NOW))

/** Three people of a page, of whom the first has a meeting at nine. */
async function studio() {
  const { page, people, slug, context, take } = await openTeamPage(app, {
    people: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cleo' }],
  })
  const [ada, bob, cleo] = people as [TestHost, TestHost, TestHost]
  const email = `reassign-${++count}@example.test`
  const booking = await take(NINE, { invitee: { name: 'Grace', email } }, [ada])
  const ids = { hostId: page.me.userID, bookingId: booking.id }
  const hand = (to: TestHost | null, more: object = {}) =>
    reassignBooking(context, { ...ids, to: to && to.me.userID, ...more }, undefined)
  return { page, ada, bob, cleo, slug, context, email, booking, ids, hand }
}

async function rowsOf(host: TestHost) {
  const { bookings } = await host.api.call('GET /bookings', { query: { include_canceled: 'true' } })
  return bookings.map(({ status, start, people, wasReassigned }) => ({
    status,
    start: start.slice(11, 16),
    people: people?.map(({ name }) => name),
    ...(wasReassigned && { wasReassigned }),
  }))
}

const refusal = (code: string, path: string, reason: string) => ({
  code,
  errors: [expect.objectContaining({ path, reason })],
})

test('somebody else comes: id, link and time stay, and each list says so', async () => {
  const { page, ada, bob, booking, ids, hand, context } = await studio()
  const { booking: handed } = await hand(bob)
  expect(handed).toMatchObject({ id: booking.id, starts_at: booking.starts_at, sequence: 1 })
  expect(handed.host_ids).toEqual([page.me.userID, bob.me.userID])
  const now = { status: 'scheduled', start: '09:00', people: ['Bob'] }
  expect(await rowsOf(page)).toEqual([now])
  expect(await rowsOf(bob)).toEqual([now])
  expect(await rowsOf(ada)).toEqual([{ ...now, status: 'canceled', wasReassigned: true }])
  // Whose meeting it was is free again, and later changes are those of the others.
  await addEvent(ada, { slug: 'own' })
  await book(app, ada, { slug: 'own' }, NINE)
  const start = Date.parse('2027-03-02T10:00:00Z')
  await rescheduleBooking(context, { ...ids, start, by: 'host', reason: '' }, undefined)
  expect((await rowsOf(bob))[0]).toMatchObject({ start: '10:00' })
  expect((await rowsOf(ada)).map(({ start: at }) => at)).toEqual(['09:00', '09:00'])
})

test('who is free is shown, and who is not cannot take it', async () => {
  const { bob, cleo, ids, hand, context, slug } = await studio()
  await book(app, bob, { slug }, NINE)
  const shown = (await candidatesFor(context, ids)).map((one) => [
    one.host.id === bob.me.userID ? 'bob' : one.host.id === cleo.me.userID ? 'cleo' : 'ada',
    one.isComing,
    one.isFree,
  ])
  expect(shown).toEqual([
    ['ada', true, true],
    ['bob', false, false],
    ['cleo', false, true],
  ])
  await expect(hand(bob)).rejects.toMatchObject({ code: 'slot_taken' })
  // Back to the others: the next who is free.
  const { booking } = await hand(null)
  expect(booking.host_ids[1]).toBe(cleo.me.userID)
})

test('of two at once one wins, and a repeat changes nothing', async () => {
  const { bob, cleo, ids, hand, context } = await studio()
  const results = await Promise.allSettled([hand(bob), hand(cleo)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const again = repeatable('key', 'reassign', {})
  const first = await reassignBooking(context, { ...ids, to: bob.me.userID }, again)
  const second = await reassignBooking(context, { ...ids, to: bob.me.userID }, again)
  expect(second.booking.sequence).toBe(first.booking.sequence)
})

test('nobody is named who does not fit', async () => {
  const { page, ada, bob, hand, ids, context } = await studio()
  const stranger = await openAccount(app)
  const option = refusal('invalid_input', 'to', 'not_an_option')
  await expect(hand(stranger)).rejects.toMatchObject(option)
  await expect(hand(page)).rejects.toMatchObject(option)
  await expect(hand(bob, { from: bob.me.userID })).rejects.toMatchObject(
    refusal('invalid_input', 'from', 'not_an_option'),
  )
  // Who acts for themselves hands on only their own part.
  await expect(hand(bob, { only: bob.me.userID })).rejects.toMatchObject({ code: 'invalid_input' })
  await hand(bob, { only: ada.me.userID })
  await cancelBooking(context, { ...ids, by: 'host', reason: '' }, undefined)
  await expect(hand(ada)).rejects.toMatchObject({ code: 'already_canceled' })
})

test('everybody hears what changed for them', async () => {
  const { ada, bob, email, ids, hand } = await studio()
  const { bookingId } = ids
  await tellAll(bookingId)
  await hand(bob)
  for (let round = 0; round < 2; round++) {
    app.clock.advance(10)
    await tellAll(bookingId)
  }
  const subjectsTo = async (address: string) =>
    (await mailsTo(address)).flatMap(({ subject }) => /^(.*?): Consult/.exec(subject)?.[1] ?? [])
  expect(await subjectsTo(ada.me.userEmail)).toEqual(['New booking', 'Reassigned'])
  expect(await subjectsTo(bob.me.userEmail)).toEqual(['New booking'])
  expect(await subjectsTo(email)).toEqual(['Confirmed', 'New host'])
  const toGrace = (await mailsTo(email)).at(-1)
  expect(toGrace?.text).toContain('Host: Bob')
  expect(toGrace?.invitation).toMatch(/^REQUEST 1 /)
  expect((await mailsTo(ada.me.userEmail)).at(-1)?.invitation).toMatch(/^CANCEL 1 /)
  // Who comes back hears of it as of a new meeting.
  await hand(ada)
  app.clock.advance(10)
  await tellAll(bookingId)
  expect(await subjectsTo(ada.me.userEmail)).toEqual(['New booking', 'Reassigned', 'New booking'])
  expect(await subjectsTo(bob.me.userEmail)).toEqual(['New booking', 'Reassigned'])
})

test('what the invitee gave is deleted in the former person’s row too', async () => {
  const { ada, bob, ids, hand, context } = await studio()
  await hand(bob)
  app.clock.set('2027-03-03T09:00:00Z')
  await eraseBooking(context, ids.hostId, ids.bookingId)
  for (const host of [ada, bob]) {
    const { booking } = await getBooking(context, host.me.userID, ids.bookingId)
    expect(booking.invitee_name).toBe('')
  }
})

test('in a pool it goes to whose turn it is, and counts for them', async () => {
  const team = await openTeam(app, 3)
  const idOf = async (start: string) => (await team.book(start)).who.map(({ me }) => me.userID)
  const [first] = await idOf(NINE)
  const { bookings } = await team.organization.api.call('GET /bookings', { query: {} })
  const params = { id: bookings[0]?.id ?? '' }
  const { people } = await team.organization.api.call('GET /bookings/:id/people', { params })
  expect(people.filter(({ isComing }) => isComing)).toHaveLength(1)
  expect(people.filter(({ isOutside }) => !isOutside).map(({ isFree }) => isFree)).toEqual([true, true, true])
  const handed = await team.organization.api.call('POST /bookings/:id/reassign', {
    params,
    body: { to: null },
  })
  const second = handed.people?.[0]?.id
  expect(people.map(({ id }) => id)).toContain(second)
  expect(second).not.toBe(first)
  expect(handed.receipt.turns).toMatchObject([{ person: second, cause: 'reassigned' }])
  const rest = [...(await idOf('2027-03-03T09:00:00Z')), ...(await idOf('2027-03-04T09:00:00Z'))]
  expect(new Set([second, ...rest]).size).toBe(3)
})

test('by the route, each person hands on only what is theirs', async () => {
  const team = await openTeam(app, 3)
  const [person] = (await team.book(NINE)).who
  if (!person) throw new Error('nobody')
  const others = team.people.filter(({ me }) => me.userID !== person.me.userID)
  const { bookings } = await person.api.call('GET /bookings', { query: {} })
  const params = { id: bookings[0]?.id ?? '' }
  const body = { to: others[0]?.me.userID ?? null }
  const foreign = await others[1]?.api.refusal('POST /bookings/:id/reassign', { params, body })
  expect(foreign?.code).toBe('booking_not_found')
  const handed = await person.api.call('POST /bookings/:id/reassign', { params, body })
  expect(handed).toMatchObject({ status: 'canceled', wasReassigned: true })
})

test('admins give it to anybody of the organization who is free, and members to their team alone', async () => {
  const team = await openTeam(app, 3)
  const [first, second, outside] = team.people as [TestHost, TestHost, TestHost]
  await team.save({ people: [team.personOf(0), team.personOf(1)] })
  const [person] = (await team.book(NINE)).who
  if (!person) throw new Error('nobody')
  const { api } = team.organization
  const [booking] = (await api.call('GET /bookings', { query: {} })).bookings
  const params = { id: booking?.id ?? '' }
  const seenBy = async (who: Pick<TestHost, 'api'>) => {
    const { people } = await who.api.call('GET /bookings/:id/people', { params })
    return people.flatMap(({ id, isOutside }) => (isOutside ? [id] : []))
  }
  expect(await seenBy(team.organization)).toContain(outside.me.userID)
  expect(await seenBy(team.organization)).not.toContain(first.me.userID)
  expect(await seenBy(team.organization)).not.toContain(second.me.userID)
  expect(await seenBy(person)).toEqual([])
  const body = { to: outside.me.userID }
  const refused = await person.api.refusal('POST /bookings/:id/reassign', { params, body })
  expect(refused).toMatchObject(refusal('invalid_input', 'to', 'not_an_option'))
  const handed = await api.call('POST /bookings/:id/reassign', { params, body })
  expect(handed.people?.map(({ id }) => id)).toEqual([outside.me.userID])
  // Whoever has a meeting then is shown as not free, and cannot take one more.
  const other = await team.book(NINE)
  const again = { params: { id: other.id }, body }
  expect((await api.refusal('POST /bookings/:id/reassign', again)).code).toBe('slot_taken')
})

test('somebody whose account is disabled or closed is not offered, and cannot be given it', async () => {
  const team = await openTeam(app, 3)
  const outside = team.people[2] as TestHost
  await team.save({ people: [team.personOf(0), team.personOf(1)] })
  const params = { id: (await team.book(NINE)).id }
  const { api } = team.organization
  const offered = async () =>
    (await api.call('GET /bookings/:id/people', { params })).people.map(({ id }) => id)
  expect(await offered()).toContain(outside.me.userID)
  await disable(app.context, null, outside.accountId, 'Spam')
  expect(await offered()).not.toContain(outside.me.userID)
  const body = { to: outside.me.userID }
  expect(await api.refusal('POST /bookings/:id/reassign', { params, body })).toMatchObject(
    refusal('invalid_input', 'to', 'not_an_option'),
  )
})
