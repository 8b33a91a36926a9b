import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, hostView } from '../../testing/hosts.ts'
import { actingFor } from '../../testing/organizations.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'
import { reassignBooking } from '../bookings/change/reassign.ts'

// Of how many a receipt says that somebody was chosen, against a count of its own.

const app = await startTestApp()
const NINE = '2027-03-02T09:00:00Z'
const HALF_HOUR = 30 * 60_000

const turnOf = async ({ asHost }: TestTeam, id: string) => (await hostView(asHost, id)).receipt.turns?.[0]

/** What each person has, and when they come at all. */
interface Diary {
  person: TestHost
  from: number
  to: number
  perDay: number
  meetings: number[]
}

/** By hand: hours, overlaps of meetings that are all as long, and those of a day. */
function isFree({ from, to, perDay, meetings }: Diary, start: number): boolean {
  const hour = new Date(start).getUTCHours() + new Date(start).getUTCMinutes() / 60
  const isOpen = hour >= from && hour + 0.5 <= to
  const ofDay = meetings.filter((other) => new Date(other).getUTCDate() === new Date(start).getUTCDate())
  const overlaps = meetings.some((other) => Math.abs(other - start) < HALF_HOUR)
  return isOpen && ofDay.length < perDay && !overlaps
}

async function openDiaries(team: TestTeam): Promise<Diary[]> {
  const { people, personOf } = team
  const hours = [
    [9, 17],
    [9, 12],
    [11, 17],
    [9, 17],
    [9, 17],
  ] as const
  const scheduleIds = await Promise.all(
    people.map(async ({ api }, index) => {
      const [from, to] = hours[index] as readonly [number, number]
      const range = [{ start: `${String(from).padStart(2, '0')}:00`, end: `${to}:00` }]
      const weekly = { mon: range, tue: range, wed: range, thu: range, fri: range, sat: [], sun: [] }
      return (await api.call('POST /availability', { body: { name: 'Own', timeZone: 'UTC', weekly } })).id
    }),
  )
  await team.save({
    people: scheduleIds.map((scheduleId, index) =>
      personOf(index, {
        scheduleId,
        caps: { perDay: index === 3 ? 2 : null, perWeek: null },
        awayUntil: index === 4 ? '2027-03-03' : null,
      }),
    ),
  })
  return people.map((person, index) => {
    const [from, to] = hours[index] as readonly [number, number]
    return { person, from, to, perDay: index === 3 ? 2 : Infinity, meetings: [] }
  })
}

test('each receipt counts those who were free then, and nobody else', async () => {
  const team = await openTeam(app, 5)
  const diaries = await openDiaries(team)
  const [first] = diaries as [Diary]
  const own = await addEvent(first.person)
  const starts = [2, 3].flatMap((day) =>
    Array.from({ length: 48 }, (_, index) => {
      // Steps of seven half hours, so that neighbors, repeats and empty times come in no order.
      const half = (index * 7) % 16
      const time = `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
      return `2027-03-0${day}T${time}:00Z`
    }),
  )
  const [counted, expected, refused]: [unknown[], unknown[], string[]] = [[], [], []]
  for (const [index, start] of starts.entries()) {
    const at = Date.parse(start)
    const isAway = ({ person }: Diary) => person === team.people[4] && at < Date.parse('2027-03-03T00:00:00Z')
    const free = diaries.filter((diary) => isFree(diary, at) && !isAway(diary))
    // Now and then somebody is booked elsewhere.
    if (index % 5 === 0 && free.includes(first)) {
      await book(app, first.person, own, start)
      first.meetings.push(at)
      continue
    }
    if (free.length === 0) {
      refused.push(await team.tryToBook(start))
      continue
    }
    const { id, who } = await team.book(start)
    const turn = await turnOf(team, id)
    counted.push([start, turn?.free, turn?.cause === 'only_one_free'])
    expected.push([start, free.length, free.length === 1])
    free.find(({ person }) => person === who[0])?.meetings.push(at)
  }
  expect(counted).toEqual(expected)
  expect(counted.length).toBeGreaterThan(40)
  expect(refused).not.toContain('booked')
})

test('who book one start at once are each counted without those before', async () => {
  const team = await openTeam(app, 6)
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () =>
      app.visitor.call('POST /bookings', { body: bookingOf(team.asHost, team.event, NINE) }),
    ),
  )
  const ids = answers.flatMap((answer) => (answer.state === 'booked' ? [answer.booking.id] : []))
  const free = await Promise.all(ids.map(async (id) => (await turnOf(team, id))?.free))
  expect(new Set(free)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('of several who come together, each is compared with those who do not', async () => {
  const team = await openTeam(app, 3)
  await team.save({
    kind: 'fixed_and_pools',
    pools: [{ id: 'pool', name: 'Designers', take: 2 }],
    people: [0, 1, 2].map((index) => team.personOf(index)),
  })
  const { receipt } = await hostView(team.asHost, (await team.book(NINE)).id)
  expect(receipt.turns?.map(({ cause, free }) => [cause, free])).toEqual([
    ['order', 3],
    ['order', 3],
  ])
})

test('whom the invitee chose was chosen, and not the only one', async () => {
  const team = await openTeam(app, 3)
  await team.save({ kind: 'choice', people: [0, 1, 2].map((index) => team.personOf(index)) })
  const { me } = team.people[2] as TestHost
  const body = bookingOf(team.asHost, team.event, NINE, { person: me.link })
  const answer = await app.visitor.call('POST /bookings', { body })
  const id = answer.state === 'booked' ? answer.booking.id : ''
  expect(await turnOf(team, id)).toMatchObject({ person: me.userID, cause: 'chosen', free: 3 })
})

test('the receipt names the schedule of each person who comes, to admins, and to a member their own', async () => {
  const team = await openTeam(app, 2)
  const [one, two] = team.people as [TestHost, TestHost]
  const hours = [{ start: '09:00', end: '12:00' }]
  const weekly = { mon: [], tue: hours, wed: [], thu: [], fri: [], sat: [], sun: [] }
  const { id } = await one.api.call('POST /availability', {
    body: { name: 'Mornings', timeZone: 'UTC', weekly },
  })
  await team.save({
    kind: 'collective',
    pools: [],
    people: [team.personOf(0, { part: 'fixed', scheduleId: id }), team.personOf(1, { part: 'fixed' })],
  })
  const booked = await team.book(NINE)
  const named = async (host: TestHost) =>
    (await hostView(host, booked.id)).receipt.schedules?.map(({ person, schedule }) => [
      person,
      schedule.name,
    ])
  const usual = (await hostView(two, booked.id)).receipt.schedule?.name
  const all = [
    [one.me.userID, 'Mornings'],
    [two.me.userID, usual],
  ]
  expect(await named(team.asHost)).toHaveLength(2)
  expect(await named(team.asHost)).toEqual(expect.arrayContaining(all))
  const asMember = { ...team.asHost, api: actingFor(app, one, team.organization.id) }
  expect(await named(asMember)).toEqual([[one.me.userID, 'Mornings']])
  expect((await hostView(one, booked.id)).receipt).toMatchObject({ schedule: { name: 'Mornings' } })
})

test('whoever takes a meeting over brings their schedule to its receipt', async () => {
  const team = await openTeam(app, 2)
  const { id, who } = await team.book(NINE)
  const to = team.people.find((person) => person !== who[0]) as TestHost
  await reassignBooking(
    app.context,
    { hostId: team.organization.id, bookingId: id, to: to.me.userID },
    undefined,
  )
  const { receipt } = await hostView(team.asHost, id)
  expect(receipt.schedules?.map(({ person }) => person)).toEqual([to.me.userID])
})
