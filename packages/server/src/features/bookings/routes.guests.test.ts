import { limits, strangersADay } from '@scheduling/domain'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { addPoll, votingIn } from '../../testing/polls.ts'

const app = await startTestApp()
const { provedVote } = votingIn(app)

afterEach(() => app.clock.set(TEST_NOW))

const NINE = '2027-03-02T09:00:00Z'
const [BO, CY, DI] = ['bo@example.test', 'cy@example.test', 'di@example.test'] as const

async function booked(guests: string[] = []) {
  const host = await openAccount(app)
  const invitee = { name: 'Ada', email: 'ada@example.test' }
  const { booking, manage } = await book(app, host, await addEvent(host), NINE, { invitee, guests })
  const params = { id: booking.id }
  const change = async (wanted: string[], current?: string[]) =>
    host.api.call('PUT /bookings/:id/guests', {
      params,
      body: { guests: wanted, ...(current && { current }) },
    })
  const refusal = async (body: { guests: string[]; current?: string[] }) =>
    host.api.refusal('PUT /bookings/:id/guests', { params, body })
  const guestsNow = async () => (await host.api.call('GET /bookings/:id', { params })).guests
  return { host, manage, params, change, refusal, guestsNow }
}

const eventsOf = async (id: string) => {
  const { rows } = await app.context.pool.query(
    "select 1 from jobs.job where name = 'booking-guests' and data ->> 'bookingId' = $1",
    [id],
  )
  return rows.length
}

test('a host adds and removes guests, and the same list again changes nothing', async () => {
  const { change, guestsNow, manage, params } = await booked([BO])
  expect((await change([BO, CY], [BO])).guests).toEqual([BO, CY])
  expect((await manage.call('GET /manage')).guests).toEqual([BO, CY])
  expect((await change([CY])).guests).toEqual([CY])
  for (let turn = 0; turn < 2; turn++) expect((await change([CY], [BO, CY])).guests).toEqual([CY])
  expect(await guestsNow()).toEqual([CY])
  expect(await eventsOf(params.id)).toBe(2)
})

test('each guest is there once, and neither the invitee nor another spelling of an address is one', async () => {
  const { change, params } = await booked([BO])
  const { guests } = await change([
    'BO@example.test',
    'ADA@example.test',
    'ж@почта.рф',
    'ж@xn--80a1acny.xn--p1ai',
  ])
  expect(guests).toEqual([BO, 'ж@почта.рф'])
  expect((await change([...guests, 'ж@ПОЧТА.рф'])).guests).toEqual(guests)
  expect(await eventsOf(params.id)).toBe(1)
})

test('of two tabs the later one is refused without naming anybody, and changes nothing', async () => {
  const { change, refusal, guestsNow } = await booked([BO])
  await change([BO, CY], [BO])
  const { code, detail } = await refusal({ guests: [DI], current: [BO] })
  // The detail is logged.
  expect([code, detail?.includes('@')]).toEqual(['changed_meanwhile', false])
  expect(await guestsNow()).toEqual([BO, CY])
})

test('at once, one of two lists that were based on the same guests is refused', async () => {
  const { refusal, params, host } = await booked()
  const answers = await Promise.all(
    [BO, CY].map(async (guest) =>
      host.api.try('PUT /bookings/:id/guests', { params, body: { guests: [guest], current: [] } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
  expect((await refusal({ guests: [DI], current: [] })).code).toBe('changed_meanwhile')
})

test('too many guests, and what is no address, are refused by their place', async () => {
  const { refusal, guestsNow } = await booked()
  const many = Array.from({ length: limits.GUESTS_MAX + 1 }, (_, index) => `g${index}@example.test`)
  expect(await refusal({ guests: many })).toMatchObject({ errors: [{ path: 'guests', reason: 'too_long' }] })
  expect(await refusal({ guests: [BO, 'cy@'] })).toMatchObject({
    errors: [{ path: 'guests[1]', reason: 'format' }],
  })
  expect(await guestsNow()).toEqual([])
})

async function useUp(host: TestHost): Promise<void> {
  await app.context.pool.query(
    `insert into stranger_mails (host_id, mail_id, day, mailbox_key, cause, is_held)
     select $1, gen_random_uuid(), '2027-03-01', decode(md5(n::text), 'hex'), 'host', false
     from generate_series(1, $2) as n`,
    [host.me.userID, strangersADay({ daysOpen: 0, isPaid: false }, 'host')],
  )
}

test('past the day’s mails to strangers nobody is added, and guests are removed all the same', async () => {
  const { host, change, refusal, guestsNow } = await booked([BO])
  await useUp(host)
  expect((await refusal({ guests: [CY] })).code).toBe('rate_limited')
  expect(await guestsNow()).toEqual([BO])
  expect((await change([])).guests).toEqual([])
})

test('guests of a meeting that a host books count as strangers, too', async () => {
  const { host } = await booked()
  const { id } = await addEvent(host, { allowGuests: false })
  const asked = { eventTypeId: id, timeZone: 'UTC', invitee: { name: 'Ada', email: 'ada@example.test' } }
  const sent = { body: { ...asked, start: '2027-03-02T11:00:00Z', guests: [BO, CY] } }
  expect((await host.api.call('POST /bookings/by-host', sent)).guests).toEqual([BO, CY])
  const { rows } = await app.context.pool.query(
    "select count(distinct mailbox_key)::int as strangers from stranger_mails where host_id = $1 and cause = 'host'",
    [host.me.userID],
  )
  expect(rows).toEqual([{ strangers: 3 }])
  await useUp(host)
  const later = { body: { ...sent.body, start: '2027-03-02T12:00:00Z', guests: [DI] } }
  expect((await host.api.refusal('POST /bookings/by-host', later)).code).toBe('rate_limited')
})

test('a meeting of somebody else, one that was canceled, and one that has started are refused', async () => {
  const { host, manage, refusal, params } = await booked()
  const other = await openAccount(app)
  const sent = { params, body: { guests: [BO] } }
  expect((await other.api.refusal('PUT /bookings/:id/guests', sent)).code).toBe('booking_not_found')
  expect((await app.visitor.refusal('PUT /bookings/:id/guests', sent)).code).toBe('not_signed_in')
  app.clock.set(NINE)
  expect((await refusal(sent.body)).code).toBe('already_started')
  app.clock.set(TEST_NOW)
  await manage.call('POST /manage/cancel', { body: {} })
  expect((await refusal(sent.body)).code).toBe('already_canceled')
  expect((await host.api.call('GET /bookings/:id', { params })).guests).toEqual([])
})

test('whoever voted for the time of a meeting stays, and the meeting says that several agreed on it', async () => {
  const { host } = await booked()
  const poll = await addPoll(host, { notifiesHost: false })
  await provedVote(host, poll.slug, 'Lin', { 0: 'yes' })
  await host.api.call('POST /polls/:id/finish', { params: { id: poll.id }, body: { option: 0 } })
  const { bookings } = await host.api.call('GET /bookings', { query: { q: poll.name } })
  expect(bookings).toMatchObject([{ isOfSeveral: true }])
  const sent = { params: { id: bookings[0]?.id ?? '' }, body: { guests: [BO] } }
  expect(await host.api.refusal('PUT /bookings/:id/guests', sent)).toMatchObject({
    errors: [{ path: 'guests', reason: 'not_allowed' }],
  })
})
