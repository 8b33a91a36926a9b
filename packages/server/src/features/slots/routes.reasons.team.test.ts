import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { actingFor, join } from '../../testing/organizations.ts'
import { openTeam } from '../../testing/teams.ts'

// Why a team has no time: what holds for everybody is told from what keeps each person.

const app = await startTestApp()
const NINE = '2027-03-02T09:00:00Z'
const NIGHT = '2027-03-02T03:00:00Z'

const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

async function reasons(api: TestHost['api'], id: string, start: string) {
  const { reasons: shared, people } = await api.call('GET /event-types/:id/reasons', {
    params: { id },
    query: { start },
  })
  return {
    shared: codes(shared),
    people: Object.fromEntries((people ?? []).map(({ name, reasons: own }) => [name, codes(own)])),
    you: (people ?? []).flatMap(({ name, isYou }) => (isYou ? [name] : [])),
  }
}

const namesOf = (people: readonly TestHost[]) => people.map(({ me }) => me.userName)

test('each person has their own reasons, and they stand nowhere else', async () => {
  const team = await openTeam(app, 2)
  const { organization, event, personOf } = team
  const [one, other] = namesOf(team.people) as [string, string]
  await team.save({ people: [personOf(0), personOf(1, { awayUntil: '2027-04-01' })] })
  expect(await reasons(organization.api, event.id, NIGHT)).toMatchObject({
    shared: ['too_few_people'],
    people: { [one]: ['outside_hours'], [other]: expect.arrayContaining(['outside_hours', 'away']) },
  })
})

test('a person who cannot come is named also where another one can', async () => {
  const team = await openTeam(app, 2)
  const [one, other] = namesOf(team.people) as [string, string]
  const first = team.people[0] as TestHost
  await book(app, first, await addEvent(first), NINE)
  expect(await reasons(team.organization.api, team.event.id, NINE)).toMatchObject({
    shared: [],
    people: { [one]: ['busy'], [other]: [] },
  })
})

test('what holds for everybody is said once, and of nobody', async () => {
  const team = await openTeam(app, 2, { limits: { perDay: 1, perWeek: null, perMonth: null } })
  await team.book('2027-03-02T12:00:00Z')
  const { shared, people } = await reasons(team.organization.api, team.event.id, NINE)
  expect(shared).toEqual(['limit_day'])
  expect(Object.values(people)).toEqual([[], []])
})

test('a team of one names the person, without what is in their calendar', async () => {
  const team = await openTeam(app, 1)
  const { organization, event, personOf } = team
  await team.save({ kind: 'collective', pools: [], people: [personOf(0, { part: 'fixed' })] })
  const person = team.people[0] as TestHost
  const { booking } = await book(app, person, await addEvent(person), NINE)
  const answer = await organization.api.call('GET /event-types/:id/reasons', {
    params: { id: event.id },
    query: { start: NINE },
  })
  expect(answer.people?.[0]).toMatchObject({ name: person.me.userName, reasons: [{ code: 'busy' }] })
  expect(JSON.stringify(answer)).not.toContain(booking.id)
})

test('whoever asks is marked among the people, and nobody else is', async () => {
  const team = await openTeam(app, 1)
  const { organization, event } = team
  const admin = await openAccount(app)
  await join(app, organization, admin, 'admin')
  await team.save({ everybody: true, people: [] })
  const asAdmin = actingFor(app, admin, organization.id)
  expect((await reasons(asAdmin, event.id, NIGHT)).you).toEqual([admin.me.userName])
  expect((await reasons(organization.api, event.id, NIGHT)).you).toEqual([team.asHost.me.userName])
})
