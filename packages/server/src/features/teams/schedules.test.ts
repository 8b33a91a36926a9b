import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'
import { actingFor, join } from '../../testing/organizations.ts'
import { openTeam } from '../../testing/teams.ts'

const app = await startTestApp()
const NO_HOURS = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const DAY = ['2027-03-02T00:00:00Z', '2027-03-03T00:00:00Z'] as const

async function addMornings({ api }: TestHost, name = 'Mornings') {
  const weekly = { ...NO_HOURS, tue: [{ start: '07:00', end: '08:00' }] }
  return api.call('POST /availability', { body: { name, timeZone: 'UTC', weekly } })
}

test('the schedule that a person has for the event type says when they can be booked', async () => {
  const { people, personOf, save, freeStarts, tryToBook, organization, memberIds } = await openTeam(app, 1)
  const { id } = await addMornings(people[0] as TestHost)
  expect(await freeStarts(...DAY)).not.toContain('07:00')
  const { members } = await organization.api.call('GET /organization/schedules')
  const offered = members.find(({ memberId }) => memberId === memberIds[0])?.schedules
  expect(offered?.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    [expect.any(String), true],
    ['Mornings', false],
  ])
  await save({ people: [personOf(0, { scheduleId: id })] })
  const starts = await freeStarts(...DAY)
  expect([starts[0], starts.some((start) => start >= '08:00')]).toEqual(['07:00', false])
  expect(await tryToBook('2027-03-02T09:00:00Z')).toBe('slot_not_available')
  expect(await tryToBook('2027-03-02T07:00:00Z')).toBe('booked')
  await save({ people: [personOf(0)] })
  expect(await freeStarts(...DAY)).toContain('09:00')
})

test('schedules of those who are in the organization are listed, by name alone', async () => {
  const { people, organization } = await openTeam(app, 2)
  const [one, other] = people as [TestHost, TestHost]
  await addMornings(one, 'Dana’s mornings')
  const stranger = await openAccount(app)
  await addMornings(stranger, 'Not yours')
  const text = async () => JSON.stringify(await organization.api.call('GET /organization/schedules'))
  expect(await text()).toContain('Dana’s mornings')
  for (const hidden of ['Not yours', 'weekly', '07:00', one.me.userID, other.me.userID])
    expect(await text()).not.toContain(hidden)
  await app.context.pool.query('delete from members where host_id = $1 and person = $2', [
    organization.id,
    one.me.userID,
  ])
  expect(await text()).not.toContain('Dana’s mornings')
})

test('admins see them, members do not, and a host of one person has none', async () => {
  const { organization, people } = await openTeam(app, 1)
  const admin = await openAccount(app)
  await join(app, organization, admin, 'admin')
  const { members } = await actingFor(app, admin, organization.id).call('GET /organization/schedules')
  expect(members).toHaveLength(3)
  const member = people[0] as TestHost
  const refused = await actingFor(app, member, organization.id).refusal('GET /organization/schedules')
  expect(refused).toMatchObject({ status: 404, code: 'not_shown_to_role' })
  expect((await member.api.refusal('GET /organization/schedules')).code).toBe('organization_not_found')
})

test('a schedule of somebody else is refused at its field', async () => {
  const { organization, people, personOf, event } = await openTeam(app, 2)
  const { id } = await addMornings(people[1] as TestHost)
  const params = { id: event.id }
  const before = await organization.api.call('GET /event-types/:id/team', { params })
  const body = { ...before, people: [personOf(0, { scheduleId: id }), personOf(1)] }
  expect(await organization.api.refusal('PUT /event-types/:id/team', { params, body })).toMatchObject({
    errors: [{ path: 'people[0].scheduleId', reason: 'not_found' }],
  })
})
