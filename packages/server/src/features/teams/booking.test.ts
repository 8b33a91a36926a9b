import { expect, test } from 'vitest'
import { bookingIn } from '../../testing/holds.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, hostView } from '../../testing/hosts.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'
import { confirmRequest } from '../bookings/confirmation/confirm.ts'
import { takeSlot } from '../bookings/guard/take-slot.ts'
import { narrowToPeople } from '../offers/offer.ts'
import { findOffer } from '../offers/operations.ts'

const app = await startTestApp()
const NINE = '2027-03-02T09:00:00Z'
const TEN = '2027-03-02T10:00:00Z'

const names = ({ people }: TestTeam, some: readonly TestHost[]) =>
  some.map(({ me }) => people.findIndex((person) => person.me.userID === me.userID))

async function bookAll(team: TestTeam, starts: readonly string[]): Promise<number[]> {
  const found: number[] = []
  for (const start of starts) found.push(...names(team, (await team.book(start)).who))
  return found
}

const days = (...dates: number[]) => dates.map((date) => `2027-03-${String(date).padStart(2, '0')}T09:00:00Z`)

test('people take turns, and the meeting takes the time of the one who was chosen alone', async () => {
  const team = await openTeam(app, 3)
  const chosen = await bookAll(team, days(2, 3, 4, 5, 8, 9))
  expect(new Set(chosen.slice(0, 3)).size).toBe(3)
  expect(chosen.slice(3)).toEqual(chosen.slice(0, 3))
  const lists = await Promise.all(
    team.people.map(async ({ api }) => (await api.call('GET /bookings', { query: {} })).bookings.length),
  )
  expect(lists).toEqual([2, 2, 2])
  const { bookings } = await team.organization.api.call('GET /bookings', { query: {} })
  expect(bookings).toHaveLength(6)
})

test('one start is taken as often as there are people, and then by nobody', async () => {
  const team = await openTeam(app, 3)
  const chosen = await bookAll(team, [NINE, NINE, NINE])
  expect(new Set(chosen)).toEqual(new Set([0, 1, 2]))
  expect(await team.tryToBook(NINE)).toBe('slot_taken')
  expect(await team.freeStarts(NINE, TEN)).toEqual(['09:30'])
})

test('who asks at once gets different people, and is refused only when nobody is left', async () => {
  const team = await openTeam(app, 4)
  const answers = await Promise.all(Array.from({ length: 7 }, () => team.tryToBook(NINE)))
  expect(answers.toSorted()).toEqual([
    ...Array<string>(4).fill('booked'),
    ...Array<string>(3).fill('slot_taken'),
  ])
  const { rows } = await app.context.pool.query<{ host_id: string }>(
    'select host_id from bookings where origin_id = $1 and takes_time',
    [team.event.id],
  )
  expect(new Set(rows.map(({ host_id }) => host_id)).size).toBe(4)
})

test('whoever is busy is passed over, and comes next', async () => {
  const team = await openTeam(app, 2)
  const [first] = team.people as [TestHost]
  const own = await addEvent(first)
  await book(app, first, own, NINE)
  expect(await bookAll(team, [NINE, TEN])).toEqual([1, 0])
})

test('weights, priorities and caps decide who comes', async () => {
  const team = await openTeam(app, 3)
  const { personOf } = team
  await team.save({ people: [personOf(0, { weight: 3 }), personOf(1)] })
  const chosen = await bookAll(team, days(2, 3, 4, 5, 8, 9, 10, 11))
  expect(chosen.filter((one) => one === 0)).toHaveLength(6)
  await team.save({
    people: [personOf(0), personOf(1), personOf(2, { priority: 2, caps: { perDay: 1, perWeek: null } })],
  })
  const sameDay = ['2027-03-15T09:00:00Z', '2027-03-15T10:00:00Z', '2027-03-16T10:00:00Z']
  const [one, other, next] = await bookAll(team, sameDay)
  expect([one, other === 2, next]).toEqual([2, false, 2])
})

test('fixed people come with some of each pool', async () => {
  const team = await openTeam(app, 4)
  const { personOf } = team
  await team.save({
    kind: 'fixed_and_pools',
    people: [personOf(0, { part: 'fixed' }), ...[1, 2, 3].map((index) => personOf(index))],
    pools: [{ id: 'pool', name: 'Designers', take: 2 }],
  })
  const chosen = names(team, (await team.book(NINE)).who)
  expect(chosen).toHaveLength(3)
  expect(chosen).toContain(0)
  expect(await team.freeStarts(NINE, TEN)).toEqual(['09:30'])
})

test('the receipt of the organization says whose turn it was and why', async () => {
  const team = await openTeam(app, 2)
  const [one, two] = [await team.book(NINE), await team.book(TEN)]
  const { receipt } = await hostView(team.asHost, two.id)
  expect(receipt.turns).toEqual([
    {
      person: two.who[0]?.me.userID,
      poolId: 'pool',
      pool: 'Designers',
      period: '2027-03-01',
      cause: 'furthest_behind',
      free: 2,
      meetings: 0,
      share: 0.5,
    },
  ])
  const own = await hostView(one.who[0] as TestHost, one.id)
  expect(own.receipt.turns).toMatchObject([{ cause: 'order', share: 0 }])
})

test('a canceled meeting counts for nobody', async () => {
  const team = await openTeam(app, 2)
  const first = await team.book(NINE)
  const params = { id: first.id }
  await team.organization.api.call('POST /bookings/:id/cancel', { params, body: { reason: '' } })
  const counts = async () => {
    const { rows } = await app.context.pool.query<{ meetings: number }>(
      'select meetings from pool_turns where event_type_id = $1',
      [team.event.id],
    )
    return rows.map(({ meetings }) => meetings)
  }
  expect(await counts()).toEqual([0, 0])
  // Both are as far. The other one was booked less recently.
  const [next] = (await team.book(TEN)).who
  expect(next?.me.userID).not.toBe(first.who[0]?.me.userID)
})

test('a newcomer begins level, and does not get every meeting', async () => {
  const team = await openTeam(app, 3)
  const { personOf } = team
  await team.save({ people: [personOf(0), personOf(1)] })
  await bookAll(team, days(2, 3, 4, 5, 8, 9))
  await team.save({ people: [personOf(0), personOf(1), personOf(2)] })
  const chosen = await bookAll(team, days(10, 11, 12, 15, 16, 17))
  expect([0, 1, 2].map((one) => chosen.filter((other) => other === one).length)).toEqual([2, 2, 2])
})

test('whoever is away is not offered, and comes back level', async () => {
  const team = await openTeam(app, 2)
  const { personOf } = team
  await team.save({ people: [personOf(0), personOf(1, { awayUntil: '2027-03-08' })] })
  expect(await bookAll(team, days(2, 3, 4, 5))).toEqual([0, 0, 0, 0])
  const chosen = await bookAll(team, days(8, 9, 10, 11))
  expect(chosen.filter((one) => one === 1)).toHaveLength(2)
})

test('who has gone is in no offer from then on', async () => {
  const team = await openTeam(app, 2)
  await app.context.pool.query('delete from members where id = $1', [team.memberIds[0]])
  expect(await bookAll(team, [NINE])).toEqual([1])
  expect(await team.tryToBook(NINE)).toBe('slot_taken')
})

test('whoever is too far ahead of the others is not offered', async () => {
  const team = await openTeam(app, 2)
  const { personOf } = team
  const [, second] = team.people as [TestHost, TestHost]
  const own = await addEvent(second, { duration: 60 })
  for (const start of days(2, 3, 4, 5)) await book(app, second, own, start)
  await team.save({ people: [personOf(0), personOf(1)], maxAhead: 1 })
  expect(await bookAll(team, days(2, 3))).toEqual([0, 0])
  expect(await team.tryToBook('2027-03-04T09:00:00Z')).toBe('slot_taken')
  await team.save({ people: [personOf(0), personOf(1)] })
  expect(await bookAll(team, days(4))).toEqual([0])
})

test('a hold keeps the time of one person, who then comes', async () => {
  const team = await openTeam(app, 2, { confirmEmail: true })
  const busy = async () => {
    const { rows } = await app.context.pool.query<{ host_id: string }>(
      'select host_id from holds where origin_id = $1',
      [team.event.id],
    )
    return rows.map(({ host_id }) => host_id)
  }
  const turns = async () => {
    const { rows } = await app.context.pool.query('select 1 from pool_turns where event_type_id = $1', [
      team.event.id,
    ])
    return rows.length
  }
  const { body } = await app.visitor.try('POST /bookings', { body: bookingOf(team.asHost, team.event, NINE) })
  const [held, ...others] = await busy()
  expect([team.people.some(({ me }) => me.userID === held), others, await turns()]).toEqual([true, [], 0])
  const { request } = await requestOf(team)
  const booking = bookingIn(await confirmRequest(app.context, request, null))
  expect([booking.host_ids, booking.turns.length]).toEqual([[team.organization.id, held], 1])
  expect([await busy(), await turns(), (body as { state: string }).state]).toEqual([[], 2, 'confirm_email'])
})

async function requestOf({ organization }: TestTeam) {
  const { rows } = await app.context.pool.query<{ id: string }>(
    'select id from booking_requests where host_id = $1',
    [organization.id],
  )
  return { request: { hostId: organization.id, requestId: rows[0]?.id ?? '' } }
}

test('where people may be chosen, invitees get whom they want, or anybody', async () => {
  const team = await openTeam(app, 2)
  const { personOf } = team
  const [one, two] = team.people as [TestHost, TestHost]
  const take = async (person: string | undefined, start: string) => {
    const body = bookingOf(team.asHost, team.event, start, { person })
    const { status, body: answer } = await app.visitor.try('POST /bookings', { body })
    return status === 201 ? 'booked' : (answer as { code: string }).code
  }
  expect(await take(two.me.link, NINE)).toBe('invalid_input')
  await team.save({ kind: 'choice', people: [personOf(0), personOf(1)] })
  expect([await take(two.me.link, NINE), await take(two.me.link, NINE)]).toEqual(['booked', 'slot_taken'])
  const query = { owner: team.organization.link, event: team.event.slug, from: NINE, to: TEN }
  const freeOf = async (person?: string) =>
    (await app.visitor.call('GET /slots', { query: { ...query, ...(person && { person }) } })).starts.length
  expect([await freeOf(two.me.link), await freeOf(one.me.link), await freeOf()]).toEqual([1, 2, 2])
  expect(await take(team.organization.link, NINE)).toBe('invalid_input')
  expect(await take(undefined, NINE)).toBe('booked')
  expect(await freeOf()).toBe(1)
})

test('members see of each person why they cannot come, and not what is in their calendar', async () => {
  const team = await openTeam(app, 2)
  await team.book(NINE)
  const answer = await team.organization.api.call('GET /event-types/:id/reasons', {
    params: { id: team.event.id },
    query: { start: NINE },
  })
  expect(answer.reasons).toEqual([])
  const codes = answer.people?.map(({ id, reasons }) => [
    team.people.some(({ me }) => me.userID === id),
    reasons.map(({ code }) => code),
  ])
  expect(codes).toEqual(
    expect.arrayContaining([
      [true, ['busy']],
      [true, []],
    ]),
  )
  expect(JSON.stringify(answer)).not.toContain('bookingId')
})

test('a team that begins to take turns while somebody books is not booked without a person', async () => {
  const team = await openTeam(app, 2)
  const now = await findOffer(app.context, team.organization.link, team.event.slug)
  const hostIds = team.people.slice(0, 1).map(({ me }) => me.userID)
  const result = await takeSlot(app.context, {
    start: Date.parse(NINE),
    options: {},
    offer: narrowToPeople(now, hostIds),
    hostIds,
    currentOffer: async () => now,
    write: async () => 'written',
  })
  expect(result).toMatchObject({ ok: false, conflict: { reasons: 'overtaken' } })
})
