import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { actingFor } from '../../testing/organizations.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'

const app = await startTestApp()
const at = (date: number) => `2027-03-${String(date).padStart(2, '0')}T09:00:00Z`

afterEach(() => app.clock.set(TEST_NOW))

async function upcoming({ organization, event }: TestTeam) {
  return organization.api.call('GET /event-types/:id/turns', { params: { id: event.id } })
}

/** Their meetings, shares and whether they are next, in the order of the answer; people as numbers. */
async function shown(team: TestTeam) {
  const { pools } = await upcoming(team)
  return pools.flatMap(({ people }) =>
    people.map(({ memberId, ...one }) => ({ person: team.memberIds.indexOf(memberId), ...one })),
  )
}

test('who is shown as next gets the next meeting, whatever came before', async () => {
  const team = await openTeam(app, 3)
  const { personOf, people } = team
  app.clock.set('2027-03-01T08:00:00Z')
  await team.save({ people: [personOf(0, { weight: 3 }), personOf(1), personOf(2, { weight: 2 })] })
  for (const date of [2, 3, 4, 5, 8, 9, 10]) {
    const next = (await shown(team)).filter((one) => one.next !== null)
    const { id, who } = await team.book(at(date))
    expect(next.map(({ person }) => people[person])).toEqual(who)
    // The reason is the one that the booking keeps.
    const { receipt } = await team.organization.api.call('GET /bookings/:id', { params: { id } })
    const [turn] = receipt.turns ?? []
    expect(next).toMatchObject([{ next: turn?.cause, meetings: turn?.meetings, share: turn?.share }])
  }
  const counted = (await shown(team)).toSorted((one, other) => one.person - other.person)
  expect(counted.reduce((sum, { meetings }) => sum + meetings, 0)).toBe(7)
  expect(counted.map(({ share }) => share)).toEqual([3.5, 7 / 6, 7 / 3])
})

test('all who come to a meeting are shown as next, of each pool', async () => {
  const team = await openTeam(app, 4)
  const { personOf, people } = team
  await team.save({
    kind: 'fixed_and_pools',
    pools: [
      { id: 'pool', name: 'Designers', take: 2 },
      { id: 'b', name: 'Writers', take: 1 },
    ],
    people: [personOf(0), personOf(1), personOf(2), personOf(2, { part: 'b' }), personOf(3, { part: 'b' })],
  })
  for (const date of [2, 3, 4]) {
    const next = (await shown(team)).filter((one) => one.next !== null)
    const { who } = await team.book(at(date))
    expect(new Set(next.map(({ person }) => people[person]))).toEqual(new Set(who))
  }
})

test('whoever is away, or too far ahead, is not next, and it says so', async () => {
  const team = await openTeam(app, 3)
  const { personOf } = team
  await team.save({ people: [personOf(0, { awayUntil: '2027-03-08' }), personOf(1)] })
  app.clock.set('2027-03-01T08:00:00Z')
  expect(await shown(team)).toMatchObject([
    { person: 1, next: 'only_one_free', closed: null },
    { person: 0, next: null, closed: 'away' },
  ])
  await team.book(at(2))
  await team.book(at(3))
  await team.save({ people: [personOf(1), personOf(2)], maxAhead: 1 })
  expect((await shown(team)).map(({ person, closed }) => [person, closed])).toEqual([
    [2, null],
    [1, null],
  ])
})

test('each period is counted anew, where the organization is', async () => {
  app.clock.set('2027-03-20T08:00:00Z')
  const team = await openTeam(app, 2)
  await team.book(at(23))
  expect((await upcoming(team)).period).toBe('2027-03-01')
  expect((await shown(team)).map(({ meetings }) => meetings)).toEqual([0, 1])
  app.clock.set('2027-04-01T08:00:00Z')
  expect((await shown(team)).map(({ meetings }) => meetings)).toEqual([0, 0])
})

test('where all come to each meeting, nobody has a turn', async () => {
  const team = await openTeam(app, 1)
  await team.save({ kind: 'collective', pools: [], people: [team.personOf(0, { part: 'fixed' })] })
  expect((await upcoming(team)).pools).toEqual([])
})

test('members do not see what others had', async () => {
  const team = await openTeam(app, 1)
  const params = { id: team.event.id }
  const asMember = actingFor(app, team.people[0] as TestHost, team.organization.id)
  expect(await asMember.refusal('GET /event-types/:id/turns', { params })).toMatchObject({ status: 404 })
})
