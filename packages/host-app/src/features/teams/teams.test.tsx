// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Team, UpcomingTurns } from '@scheduling/contract'
// Code that comes when it is shown: how long that takes is no matter of these tests.
import '@scheduling/booking-ui'
import './team-section.tsx'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { actingAs, fullStudio } from '../organizations/fixture.ts'
import { teamOf, teamPerson } from './fixture.ts'

const id = idOf('event', 1)
const path = `/bookingpage/${id}`
const [mira, jonas, amara] = [idOf('member', 2), idOf('member', 3), idOf('member', 4)]
const pool = teamOf({ people: [teamPerson(mira), teamPerson(jonas)] })
// Roles are looked for in the section alone: the editor around it is large.
const section = () => within(document.querySelector<HTMLElement>('#team')!)
const press = (name: string) => fireEvent.click(section().getByRole('button', { name }))
const bar = () => document.querySelector<HTMLElement>('[data-save-bar]')
const save = () => fireEvent.click(within(bar()!).getByRole('button', { name: 'Save' }))
const field = async (name: string) => section().findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })

const perDay = (most: number) => ({ perDay: most, perWeek: null })

const turns: UpcomingTurns = {
  period: '2026-11-01',
  pools: [
    {
      id: 'pool',
      people: [
        { memberId: jonas, meetings: 2, share: 2.6667, next: 'furthest_behind', closed: null },
        { memberId: mira, meetings: 3, share: 2.3333, next: null, closed: null },
      ],
    },
  ],
}

async function openTeam(team = pool, more: object = {}) {
  const known = { ...actingAs('owner', structuredClone(fullStudio)), ...more }
  const state = { ...known, teams: { [id]: structuredClone(team) } }
  const app = await renderApp({ path, state })
  await waitFor(() => section().getByRole('switch', { name: /^The whole organization/ }))
  return app
}

async function add(name: string, to = 'People') {
  fireEvent.click(await section().findByRole('combobox', { name: `Add a person to ${to}` }))
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }))
}

test('people are added with their weight, priority and caps', async () => {
  const { state } = await openTeam()
  await add('Amara Okafor')
  await type('Weight of Amara Okafor', '3')
  await type('Amara Okafor’s priority', '2')
  await type('Max per day for Amara Okafor', '4')
  await type('Max per week for Amara Okafor', '12')
  save()
  const added = { weight: 3, priority: 2, caps: { perDay: 4, perWeek: 12 } }
  await waitFor(() => expect(state.teams[id]?.people).toEqual([...pool.people, teamPerson(amara, added)]))
})

test.each(['0', '101'])('a weight of %s is refused at its field, and nothing is lost', async (weight) => {
  const { state } = await openTeam()
  await type('Weight of Jonas Weber', weight)
  save()
  await screen.findByText('Enter a whole number from 1 to 100.')
  expect((await field('Weight of Jonas Weber')).value).toBe(weight)
  expect(state.teams[id]).toEqual(pool)
})

test('an empty pool and more people than a pool has are refused', async () => {
  const { state } = await openTeam()
  fireEvent.click(section().getByRole('radio', { name: /^Fixed hosts plus/ }))
  await type('People per meeting', '3')
  press('Add pool')
  save()
  await screen.findByText('People in this pool: 2. Add people, or ask for fewer.')
  await screen.findByText('This pool is empty. Add someone, or remove the pool.')
  expect(state.teams[id]).toEqual(pool)
  press('Remove Pool 2')
  await type('People per meeting', '2')
  await add('Amara Okafor', 'Required hosts')
  save()
  await waitFor(() =>
    expect(state.teams[id]).toMatchObject({
      kind: 'fixed_and_pools',
      people: [{}, {}, { memberId: amara, part: 'fixed' }],
      pools: [{ id: 'pool', take: 2 }],
    }),
  )
})

test('the last person of a team cannot be removed, and the focus goes where somebody is added', async () => {
  const { state } = await openTeam()
  press('Remove Jonas Weber')
  expect(document.activeElement).toBe(section().getByRole('combobox', { name: 'Add a person to People' }))
  press('Remove Mira Vogel')
  save()
  await screen.findByText('Add at least one person.')
  expect(state.teams[id]).toEqual(pool)
})

test('another kind keeps the people, each of them once', async () => {
  const people = [teamPerson(mira, { part: 'fixed' }), teamPerson(jonas), teamPerson(mira)]
  const { state } = await openTeam(teamOf({ kind: 'fixed_and_pools', people }))
  fireEvent.click(section().getByRole('radio', { name: /^The invitee chooses/ }))
  save()
  await waitFor(() =>
    expect(state.teams[id]).toMatchObject({
      kind: 'choice',
      people: [
        { memberId: mira, part: 'pool' },
        { memberId: jonas, part: 'pool' },
      ],
      pools: [{ id: 'pool', take: 1 }],
    }),
  )
  fireEvent.click(section().getByRole('radio', { name: /^Everyone attends/ }))
  save()
  await waitFor(() => expect(state.teams[id]).toMatchObject({ kind: 'collective', pools: [] }))
})

test('somebody who has gone is named, and the rest of the form stays', async () => {
  const gone = idOf('member', 9)
  await openTeam(teamOf({ people: [teamPerson(mira), teamPerson(gone)] }))
  await type('Weight of Mira Vogel', '5')
  save()
  const row = within(section().getByRole('group', { name: 'Former member' }))
  await row.findByText('No longer in the organization. Remove them from the team.')
  expect((await field('Weight of Mira Vogel')).value).toBe('5')
})

test('turns are counted per quarter, without no-shows, and nobody gets far ahead', async () => {
  const { state } = await openTeam()
  fireEvent.click(section().getByRole('radio', { name: 'Quarter' }))
  fireEvent.click(section().getByRole('switch', { name: /^Count no-shows/ }))
  fireEvent.click(section().getByRole('switch', { name: /^Pause hosts/ }))
  await type('Meetings ahead', '2')
  save()
  await waitFor(() =>
    expect(state.teams[id]).toMatchObject({ period: 'quarter', noShowCounts: false, maxAhead: 2 }),
  )
})

test('a cap that is emptied is no limit', async () => {
  const { state } = await openTeam(
    teamOf({ people: [teamPerson(mira, { caps: { perDay: 2, perWeek: null } })] }),
  )
  await type('Max per day for Mira Vogel', '')
  save()
  await waitFor(() => expect(state.teams[id]?.people[0]?.caps).toEqual({ perDay: null, perWeek: null }))
})

async function choose(name: string) {
  fireEvent.click(section().getByRole('combobox', { name: 'Schedule of Mira Vogel' }))
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }))
}

test('a person gets one of their schedules for this event type, and the default one again', async () => {
  const mornings = { id: idOf('schedule', 7), name: 'Mornings', isDefault: false }
  const { state } = await openTeam(pool, { memberSchedules: { [mira]: [mornings] } })
  await choose('Mornings')
  save()
  await waitFor(() => expect(state.teams[id]?.people[0]?.scheduleId).toBe(mornings.id))
  expect(state.teams[id]?.people[1]?.scheduleId).toBeNull()
  await choose('Default schedule')
  save()
  await waitFor(() => expect(state.teams[id]?.people[0]?.scheduleId).toBeNull())
})

test('a schedule that was deleted is said at its field, and the rest of the form stays', async () => {
  const people = [teamPerson(mira, { scheduleId: idOf('schedule', 8) }), teamPerson(jonas)]
  const { state } = await openTeam(teamOf({ people }))
  const errors = [{ path: 'people[0].scheduleId', reason: 'not_found', message: '' }]
  state.failing.set('PUT /event-types/:id/team', { code: 'invalid_input', errors })
  await type('Weight of Jonas Weber', '7')
  save()
  await screen.findByText('This schedule was deleted. Choose another one.')
  expect((await field('Schedule of Mira Vogel')).value).toBe('Deleted schedule')
  expect((await field('Weight of Jonas Weber')).value).toBe('7')
})

test('somebody is away until a date, and is back', async () => {
  const { state } = await openTeam()
  await type('Jonas Weber is away until', '2027-03-15')
  screen.getByText('Back on Monday, March 15, 2027.')
  save()
  await waitFor(() => expect(state.teams[id]?.people[1]?.awayUntil).toBe('2027-03-15'))
  press('Mark as back')
  expect((await field('Jonas Weber is away until')).value).toBe('')
  save()
  await waitFor(() => expect(state.teams[id]?.people[1]?.awayUntil).toBeNull())
})

test('the bar of the editor shows a change of the team, saves it with the rest, and discards it', async () => {
  const { state } = await openTeam()
  expect(bar()).toBeNull()
  await type('Weight of Jonas Weber', '7')
  await waitFor(() => expect(bar()).not.toBeNull())
  fireEvent.click(within(bar()!).getByRole('button', { name: 'Discard' }))
  expect((await field('Weight of Jonas Weber')).value).toBe('1')
  await waitFor(() => expect(bar()).toBeNull())
  await type('Weight of Jonas Weber', '7')
  fireEvent.change(document.querySelector<HTMLInputElement>('input[name="name"]')!, {
    target: { value: 'With the team' },
  })
  fireEvent.click(screen.getByRole('switch', { name: /Amara Okafor/ }))
  save()
  await waitFor(() => expect(state.givings[id]?.people).toMatchObject([{ memberId: amara, gets: true }]))
  expect(state.teams[id]?.people[1]?.weight).toBe(7)
  expect(state.eventTypes[0]?.name).toBe('With the team')
  await waitFor(() => expect(bar()).toBeNull())
})

test('the preview has the times of the team as it is typed, and of the saved one without changes', async () => {
  const { state } = await openTeam()
  const asked = () =>
    state.calls
      .filter(({ route }) => route === 'POST /event-types/preview')
      .map(({ args }) => (args.body as { team?: Team }).team)
  const previewed = async (people: Team['people'] | undefined) =>
    waitFor(() => expect(asked().at(-1)?.people).toEqual(people))
  await type('Max per day for Jonas Weber', '2')
  await previewed([teamPerson(mira), teamPerson(jonas, { caps: perDay(2) })])
  await type('Weight of Jonas Weber', '101')
  await type('Max per day for Mira Vogel', '3')
  await type('Weight of Jonas Weber', '2')
  await previewed([teamPerson(mira, { caps: perDay(3) }), teamPerson(jonas, { caps: perDay(2), weight: 2 })])
  // What could not be saved has no times.
  expect(
    asked()
      .flatMap((team) => team?.people ?? [])
      .filter(({ weight }) => weight > 100),
  ).toEqual([])
  fireEvent.click(within(bar()!).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(bar()).toBeNull())
  await type('Weight of Jonas Weber', '3')
  await previewed([teamPerson(mira), teamPerson(jonas, { weight: 3 })])
  save()
  await waitFor(() => expect(state.teams[id]?.people[1]?.weight).toBe(3))
  await previewed(undefined)
})

test('what the team lacks is named above the editor, and it goes on without who has gone', async () => {
  const gaps = [{ eventTypeId: id, fixed: [{ name: 'Noa Levi' }, { name: null }], pools: [] }]
  const { state } = await openTeam(pool, { gaps })
  const note = within(await screen.findByRole('region', { name: 'A required host is missing' }))
  note.getByText(/^No longer available: Noa Levi and Former member\./)
  fireEvent.click(note.getByRole('button', { name: 'Change the team' }))
  await waitFor(() => expect(document.querySelector<HTMLDetailsElement>('#team')?.open).toBe(true))
  state.gaps = []
  fireEvent.click(note.getByRole('button', { name: 'Continue without them' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'A required host is missing' })).toBeNull())
  expect(state.calls.findLast(({ route }) => route === 'PUT /event-types/:id/team')?.args.body).toEqual(pool)
})

test('a pool with too few people is named with both numbers, and marked in the list', async () => {
  const pools = [{ id: 'pool', name: 'Designers', take: 2, size: 1 }]
  const { router } = await openTeam(pool, { gaps: [{ eventTypeId: id, fixed: [], pools }] })
  await screen.findByText('Designers. Hosts left: 1. Needed for each meeting: 2.')
  await router.navigate({ to: '/' })
  // The row is drawn anew once it can be dragged.
  await waitFor(() =>
    within(screen.getByRole('article', { name: 'Introduction' })).getByText('Not enough hosts'),
  )
})

test('people see what was counted, who is next and why', async () => {
  await openTeam(pool, { turns: { [id]: turns } })
  const rows = within(await section().findByRole('table', { name: 'Counted this month' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PersonMeetingsExpected share',
    'Jonas WeberNextFurthest behind their share.22.7',
    'Mira Vogel32.3',
  ])
})
