import type { Team } from '@scheduling/contract'
import { versionOf } from '@scheduling/contract/version'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { actingFor } from '../../testing/organizations.ts'
import type { TeamPerson } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'

const app = await startTestApp()
const team = await openTeam(app, 2)
const params = { id: team.event.id }
const { api } = team.organization

test('an event type of an organization is taken by everybody in turn, until somebody says otherwise', async () => {
  const event = await addEvent(team.asHost, { slug: 'another' })
  const found = await api.call('GET /event-types/:id/team', { params: { id: event.id } })
  expect(found).toMatchObject({ kind: 'round_robin', people: [], everybody: true })
  const saved = await team.save({ everybody: true, people: [team.personOf(0, { weight: 5 })] })
  expect(await api.call('GET /event-types/:id/team', { params })).toEqual(saved)
})

test.each<[path: string, reason: string, given: Partial<Team>]>([
  ['people[0].weight', 'between', { people: [team.personOf(0, { weight: 0 })] }],
  ['people[0].weight', 'between', { people: [team.personOf(0, { weight: 101 })] }],
  ['pools[0]', 'empty', { people: [] }],
  ['pools[0].take', 'too_many', { kind: 'fixed_and_pools', pools: [{ id: 'pool', name: '', take: 3 }] }],
  ['people[0].memberId', 'not_found', { people: [team.personOf(0, { memberId: crypto.randomUUID() })] }],
  ['people[0].scheduleId', 'not_found', { people: [team.personOf(0, { scheduleId: crypto.randomUUID() })] }],
  ['people[0].part', 'not_found', { people: [team.personOf(0, { part: 'elsewhere' }), team.personOf(1)] }],
  ['people[1].memberId', 'duplicate', { people: [team.personOf(0), team.personOf(0)] }],
  ['people[0].priority', 'between', { people: [team.personOf(0, { priority: -1 })] }],
  ['people[0].caps.perDay', 'between', { people: [capped({ perDay: 0 })] }],
  ['people[0].caps.perWeek', 'between', { people: [capped({ perWeek: 1001 })] }],
  ['pools[0].take', 'between', { kind: 'fixed_and_pools', pools: [{ id: 'pool', name: '', take: 0 }] }],
  ['pools', 'empty', { kind: 'fixed_and_pools', pools: [], people: [team.personOf(0, { part: 'fixed' })] }],
  ['maxAhead', 'between', { maxAhead: 0 }],
])('%s is refused: %s', async (path, reason, given) => {
  const before = await api.call('GET /event-types/:id/team', { params })
  const body = { ...before, everybody: false, ...given }
  expect(await api.refusal('PUT /event-types/:id/team', { params, body })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path, reason }],
  })
  expect(await api.call('GET /event-types/:id/team', { params })).toEqual(before)
})

function capped(caps: Partial<TeamPerson['caps']>): TeamPerson {
  return team.personOf(0, { caps: { perDay: null, perWeek: null, ...caps } })
}

test.each<[path: string, given: object]>([
  ['noShowCounts', { noShowCounts: 'sometimes' }],
  ['noShowCounts', { noShowCounts: null }],
  ['noShowCounts', { noShowCounts: undefined }],
  ['everybody', { everybody: 1 }],
  ['kind', { kind: 'lottery' }],
  ['period', { period: 'week' }],
  ['maxAhead', { maxAhead: 1.5 }],
  ['people[0].weight', { people: [{ ...team.personOf(0), weight: '2' }] }],
  ['people[0].awayUntil', { people: [{ ...team.personOf(0), awayUntil: '2027-02-30' }] }],
  ['people[0].scheduleId', { people: [{ ...team.personOf(0), scheduleId: 'mornings' }] }],
  ['pools[0].name', { pools: [{ id: 'pool', name: 'Desig\nners', take: 1 }] }],
])('what does not belong in %s is refused: %j', async (path, given) => {
  const before = await api.call('GET /event-types/:id/team', { params })
  const body: Team = { ...before, ...given }
  const refusal = await api.refusal('PUT /event-types/:id/team', { params, body })
  expect(refusal).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
  expect(refusal.errors?.[0]?.reason).not.toBe('')
  expect(await api.call('GET /event-types/:id/team', { params })).toEqual(before)
})

test('all that is wrong is said at once', async () => {
  const before = await api.call('GET /event-types/:id/team', { params })
  const people = [team.personOf(0, { weight: 0 }), team.personOf(1, { priority: 1000 })]
  const refusal = await api.refusal('PUT /event-types/:id/team', {
    params,
    body: { ...before, people, maxAhead: 0 },
  })
  expect(refusal.errors?.map(({ path }) => path)).toEqual([
    'people[0].weight',
    'people[1].priority',
    'maxAhead',
  ])
})

test('of two admins who change it at once, the second one is told', async () => {
  const before = await api.call('GET /event-types/:id/team', { params })
  await team.save({ people: [team.personOf(1)] })
  const headers = { 'if-match': versionOf(before) }
  const refusal = await api.refusal('PUT /event-types/:id/team', { params, body: before, headers })
  expect(refusal.code).toBe('changed_meanwhile')
})

test('members see it and do not change it, and nobody else sees it', async () => {
  const [person] = team.people
  if (!person) throw new Error('nobody')
  const asMember = actingFor(app, person, team.organization.id)
  const seen = await asMember.call('GET /event-types/:id/team', { params })
  const refusal = await asMember.refusal('PUT /event-types/:id/team', { params, body: seen })
  expect(refusal.code).toBe('role_not_allowed')
  const stranger = await openAccount(app)
  const own = await addEvent(stranger)
  for (const id of [params.id, own.id])
    expect(await stranger.api.refusal('GET /event-types/:id/team', { params: { id } })).toMatchObject({
      status: 404,
    })
})

test('who has gone is not shown any more', async () => {
  const other = await openTeam(app, 2)
  await app.context.pool.query('delete from members where id = $1', [other.memberIds[0]])
  const { people } = await other.organization.api.call('GET /event-types/:id/team', {
    params: { id: other.event.id },
  })
  expect(people.map(({ memberId }) => memberId)).toEqual([other.memberIds[1]])
})
