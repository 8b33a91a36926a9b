// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = async (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })

async function openTeam(team = pool) {
  const state = { ...actingAs('owner', structuredClone(fullStudio)), teams: { [id]: structuredClone(team) } }
  const app = await renderApp({ path, state })
  await screen.findByRole('button', { name: 'Save team' })
  return app
}

async function add(name: string, to = 'People') {
  fireEvent.click(await screen.findByRole('combobox', { name: `Add a person to ${to}` }))
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }))
}

test('people are added with their weight, priority and caps', async () => {
  const { state } = await openTeam()
  await add('Amara Okafor')
  await type('Weight of Amara Okafor', '3')
  await type('Amara Okafor’s priority', '2')
  await type('Max per day for Amara Okafor', '4')
  await type('Max per week for Amara Okafor', '12')
  press('Save team')
  const added = { weight: 3, priority: 2, caps: { perDay: 4, perWeek: 12 } }
  await waitFor(() => expect(state.teams[id]?.people).toEqual([...pool.people, teamPerson(amara, added)]))
})

test.each(['0', '101'])('a weight of %s is refused at its field, and nothing is lost', async (weight) => {
  const { state } = await openTeam()
  await type('Weight of Jonas Weber', weight)
  press('Save team')
  await screen.findByText('Enter a whole number from 1 to 100.')
  expect((await field('Weight of Jonas Weber')).value).toBe(weight)
  expect(state.teams[id]).toEqual(pool)
})

test('an empty pool and more people than a pool has are refused', async () => {
  const { state } = await openTeam()
  fireEvent.click(screen.getByRole('radio', { name: /^Some always/ }))
  await type('People per meeting', '3')
  press('Add pool')
  press('Save team')
  await screen.findByText('This pool has 2. Add people, or ask for fewer.')
  await screen.findByText('Nobody is in this pool. Add somebody, or remove the pool.')
  expect(state.teams[id]).toEqual(pool)
  press('Remove Pool 2')
  await type('People per meeting', '2')
  await add('Amara Okafor', 'Always there')
  press('Save team')
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
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add a person to People' }))
  press('Remove Mira Vogel')
  press('Save team')
  await screen.findByText('Add at least one person.')
  expect(state.teams[id]).toEqual(pool)
})

test('another kind keeps the people, each of them once', async () => {
  const people = [teamPerson(mira, { part: 'fixed' }), teamPerson(jonas), teamPerson(mira)]
  const { state } = await openTeam(teamOf({ kind: 'fixed_and_pools', people }))
  fireEvent.click(screen.getByRole('radio', { name: /^The invitee chooses/ }))
  press('Save team')
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
  fireEvent.click(screen.getByRole('radio', { name: /^Everybody comes/ }))
  press('Save team')
  await waitFor(() => expect(state.teams[id]).toMatchObject({ kind: 'collective', pools: [] }))
})

test('somebody who has gone is named, and the rest of the form stays', async () => {
  const gone = idOf('member', 9)
  await openTeam(teamOf({ people: [teamPerson(mira), teamPerson(gone)] }))
  await type('Weight of Mira Vogel', '5')
  press('Save team')
  const row = within(screen.getByRole('group', { name: 'Former member' }))
  await row.findByText('Not in the organization any more. Remove them from the team.')
  expect((await field('Weight of Mira Vogel')).value).toBe('5')
})

test('turns are counted per quarter, without no-shows, and nobody gets far ahead', async () => {
  const { state } = await openTeam()
  fireEvent.click(screen.getByRole('radio', { name: 'Quarter' }))
  fireEvent.click(screen.getByRole('switch', { name: /^Count no-shows/ }))
  fireEvent.click(screen.getByRole('switch', { name: /^Pause people/ }))
  await type('Meetings ahead', '2')
  press('Save team')
  await waitFor(() =>
    expect(state.teams[id]).toMatchObject({ period: 'quarter', noShowCounts: false, maxAhead: 2 }),
  )
})

test('a cap that is emptied is no limit', async () => {
  const { state } = await openTeam(
    teamOf({ people: [teamPerson(mira, { caps: { perDay: 2, perWeek: null } })] }),
  )
  await type('Max per day for Mira Vogel', '')
  press('Save team')
  await waitFor(() => expect(state.teams[id]?.people[0]?.caps).toEqual({ perDay: null, perWeek: null }))
})
