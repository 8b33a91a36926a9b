import type { EventType, Team } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import type { TestTeam } from '../../testing/teams.ts'
import { openTeam } from '../../testing/teams.ts'

// The preview of a team's event type has the times of its public page.

const app = await startTestApp()
const NO_HOURS = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const WEEK = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }

const poolOf = (id: string, take = 1) => ({ id, name: id, take })

/** Each with people who come at different hours, so that asking the wrong people gives other times. */
const TEAMS: Record<string, (team: TestTeam) => Partial<Team>> = {
  round_robin: () => ({ kind: 'round_robin' }),
  choice: () => ({ kind: 'choice' }),
  collective: ({ personOf }) => ({
    kind: 'collective',
    pools: [],
    people: [personOf(0, { part: 'fixed' }), personOf(1, { part: 'fixed' })],
  }),
  fixed_and_pools: ({ personOf }) => ({
    kind: 'fixed_and_pools',
    pools: [poolOf('pool'), poolOf('second')],
    people: [personOf(0, { part: 'fixed' }), personOf(1), personOf(2, { part: 'second' })],
  }),
}

const timingOf = ({
  duration,
  increment,
  bufferBefore,
  bufferAfter,
  minimumNotice,
  window,
  limits,
  availability,
}: EventType) => ({
  duration,
  increment,
  bufferBefore,
  bufferAfter,
  minimumNotice,
  window,
  limits,
  availability,
})

const preview = async (
  { organization }: TestTeam,
  id: string | undefined,
  event: EventType,
  more: { team?: Team } = {},
) =>
  organization.api.call('POST /event-types/preview', { body: { id, ...timingOf(event), ...WEEK, ...more } })

const savedTeam = async ({ organization, event }: TestTeam) =>
  organization.api.call('GET /event-types/:id/team', { params: { id: event.id } })

const publicSlots = async ({ organization }: TestTeam, { slug }: EventType) =>
  app.visitor.call('GET /slots', { query: { owner: organization.link, event: slug, ...WEEK } })

async function withHours(person: TestHost | undefined, start: string, end: string): Promise<string> {
  const weekly = { ...NO_HOURS, tue: [{ start, end }], wed: [{ start, end }] }
  const body = { name: `From ${start}`, timeZone: 'America/New_York', weekly }
  return (await (person as TestHost).api.call('POST /availability', { body })).id
}

/** One person has early hours, another late ones, and one is away. All have something on Wednesday. */
async function openMixedTeam(kind: string): Promise<TestTeam> {
  const team = await openTeam(app, 4)
  const { people } = team
  const schedules = [
    await withHours(people[0], '05:00', '11:00'),
    await withHours(people[1], '06:00', '14:00'),
    await withHours(people[2], '07:00', '18:00'),
    null,
  ]
  const given = TEAMS[kind]?.(team) ?? {}
  const all = given.people ?? people.map((_, index) => team.personOf(index))
  await team.save({
    ...given,
    people: all.map((person) => {
      const index = team.memberIds.indexOf(person.memberId)
      const caps = { perDay: index === 1 ? 1 : null, perWeek: null }
      const awayUntil = index === 3 ? '2027-03-05' : null
      return { ...person, caps, awayUntil, scheduleId: schedules[index] ?? null }
    }),
  })
  for (const [index, person] of people.slice(0, 3).entries())
    await book(app, person, await addEvent(person), `2027-03-03T1${4 + index}:00:00Z`)
  return team
}

test.each(Object.keys(TEAMS))('has what the page has, saved or not: %s', async (kind) => {
  const team = await openMixedTeam(kind)
  const { organization, event } = team
  const [first] = (await publicSlots(team, event)).starts
  await team.book(first as string)
  const before = await publicSlots(team, event)
  expect(before.starts).not.toEqual([])
  expect(await preview(team, event.id, event)).toEqual(before)

  const change = {
    duration: 45,
    increment: 15,
    bufferBefore: 15,
    window: { kind: 'date_range', from: '2027-03-01', to: '2027-03-03' },
    limits: { perDay: 1, perWeek: null, perMonth: null },
  } as const
  const unsaved = await preview(team, event.id, { ...event, ...change })
  expect(unsaved).not.toEqual(before)
  expect(await publicSlots(team, event)).toEqual(before)
  await organization.api.call('PATCH /event-types/:id', { params: { id: event.id }, body: change })
  expect(await publicSlots(team, event)).toEqual(unsaved)
})

test('has no time where the page has none', async () => {
  const team = await openTeam(app, 1)
  const { event, personOf } = team
  await team.save({ people: [personOf(0, { awayUntil: '2028-01-01' })] })
  const page = await publicSlots(team, event)
  expect(page).toEqual({ starts: [], next: null })
  expect(await preview(team, event.id, event)).toEqual(page)
})

test('the hours of the organization play no part', async () => {
  const team = await openTeam(app, 1)
  const hours = { timeZone: 'UTC', weekly: NO_HOURS, overrides: [] }
  const change = { availability: { kind: 'custom', hours } } as const
  const page = await publicSlots(team, team.event)
  expect(page.starts).not.toEqual([])
  expect(await preview(team, team.event.id, { ...team.event, ...change })).toEqual(page)
})

test('a new event type has the times that it gets when it is saved', async () => {
  const team = await openMixedTeam('round_robin')
  const { asHost, event } = team
  const unsaved = await preview(team, undefined, event)
  const added = await addEvent(asHost, { slug: 'new' })
  expect(unsaved.starts).not.toEqual([])
  expect(await publicSlots(team, added)).toEqual(unsaved)
})

test("404 for another organization's event type, whose people are not asked", async () => {
  const [own, other] = [await openTeam(app, 1), await openTeam(app, 1)]
  const body = { id: other.event.id, ...timingOf(own.event), ...WEEK }
  const refused = await own.organization.api.refusal('POST /event-types/preview', { body })
  expect(refused).toMatchObject({ status: 404, code: 'event_type_not_found' })
  const stranger = await openAccount(app)
  const { availability } = await addEvent(stranger)
  const theirs = await stranger.api.refusal('POST /event-types/preview', { body: { ...body, availability } })
  expect(theirs.code).toBe('event_type_not_found')
})

test('a team has the times that it gets when it is saved', async () => {
  const team = await openMixedTeam('round_robin')
  const { event, personOf } = team
  const before = await publicSlots(team, event)
  const fixed = [0, 1].map((index) => personOf(index, { part: 'fixed' }))
  const changed = { kind: 'collective' as const, pools: [], people: fixed }
  const unsaved = await preview(team, event.id, event, { team: { ...(await savedTeam(team)), ...changed } })
  expect(unsaved).not.toEqual(before)
  expect(await publicSlots(team, event)).toEqual(before)
  await team.save(changed)
  expect(await publicSlots(team, event)).toEqual(unsaved)
})

test('a team names nobody of another organization, and nobody else’s schedule', async () => {
  const [own, other] = [await openTeam(app, 1), await openTeam(app, 1)]
  const { organization, event, personOf } = own
  const saved = await savedTeam(own)
  const refusalOf = async (person: Team['people'][number]) => {
    const body = { id: event.id, ...timingOf(event), ...WEEK, team: { ...saved, people: [person] } }
    const { code, errors } = await organization.api.refusal('POST /event-types/preview', { body })
    return [code, errors?.[0]?.path]
  }
  expect(await refusalOf(other.personOf(0))).toEqual(['invalid_input', 'team.people[0].memberId'])
  const scheduleId = await withHours(other.people[0], '05:00', '06:00')
  expect(await refusalOf(personOf(0, { scheduleId }))).toEqual(['invalid_input', 'team.people[0].scheduleId'])
})

test('a host of one person has no team', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const team = await openTeam(app, 1)
  const body = { id: event.id, ...timingOf(event), ...WEEK, team: await savedTeam(team) }
  const refused = await host.api.refusal('POST /event-types/preview', { body })
  expect(refused.code).toBe('organization_not_found')
})
