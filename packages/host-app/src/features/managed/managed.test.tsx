// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
// The preview's code, which comes when it is shown: how long that takes is no matter of these tests.
import '@scheduling/booking-ui'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { eventTypeOf } from '../event-types/fixture.ts'
import { actingAs, fullStudio, studio } from '../organizations/fixture.ts'

const id = idOf('event', 1)
const path = `/bookingpage/${id}`
const [mira, jonas] = [idOf('member', 2), idOf('member', 3)]
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const person = async (name: RegExp) => screen.findByRole('switch', { name })

async function openGiving(state: object = {}) {
  return renderApp({ path, state: { ...actingAs('owner', structuredClone(fullStudio)), ...state } })
}

test('an event type is given to chosen people, with locked fields', async () => {
  const { state } = await openGiving()
  fireEvent.click(await person(/Mira Vogel/))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Availability' }))
  press('Save')
  await waitFor(() =>
    expect(state.givings[id]).toEqual({
      locked: ['availability'],
      everybody: false,
      people: [{ memberId: mira, gets: true, slug: null }],
    }),
  )
  await screen.findByText('Assigned at /30min')
})

test('somebody is left out of everybody', async () => {
  const { state } = await openGiving()
  fireEvent.click(await person(/^Everyone/))
  fireEvent.click(await person(/Jonas Weber/))
  press('Save')
  await waitFor(() =>
    expect(state.givings[id]).toMatchObject({
      everybody: true,
      people: [{ memberId: jonas, gets: false, slug: null }],
    }),
  )
})

test('nobody is no choice', async () => {
  const { state } = await openGiving()
  fireEvent.click(await person(/Mira Vogel/))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Availability' }))
  fireEvent.click(await person(/Mira Vogel/))
  press('Save')
  await screen.findByText('Choose at least one person.')
  expect(state.givings).toEqual({})
})

test('a taken address is asked about before anything is sent', async () => {
  const { state } = await openGiving({ usedSlugs: { [mira]: ['30min'] } })
  fireEvent.click(await person(/Mira Vogel/))
  press('Save')
  const address = await screen.findByLabelText<HTMLInputElement>('Address for Mira Vogel')
  expect(address.getAttribute('aria-invalid')).toBe('true')
  expect(state.givings).toEqual({})
  fireEvent.change(address, { target: { value: 'Intro Mira' } })
  press('Save')
  await waitFor(() =>
    expect(state.givings[id]?.people).toEqual([{ memberId: mira, gets: true, slug: 'intro-mira' }]),
  )
})

test('locking the address asks whoever has something else there', async () => {
  const givings = { [id]: { locked: [], everybody: true, people: [] } }
  await openGiving({ givings, usedSlugs: { [mira]: ['30min'] } })
  await person(/Mira Vogel/)
  expect(screen.queryByLabelText('Address for Mira Vogel')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Address' }))
  await screen.findByLabelText('Address for Mira Vogel')
})

test('an address that is taken meanwhile is said beside the person, and the rest is kept', async () => {
  const { state } = await openGiving()
  fireEvent.click(await person(/Mira Vogel/))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Name' }))
  state.usedSlugs[mira] = ['30min']
  press('Save')
  await screen.findByLabelText('Address for Mira Vogel')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Name' }).checked).toBe(true)
})

test('what another admin gave meanwhile is not overwritten', async () => {
  const { state } = await openGiving()
  fireEvent.click(await person(/Mira Vogel/))
  const theirs = { locked: [], everybody: false, people: [{ memberId: jonas, gets: true, slug: null }] }
  state.givings[id] = theirs
  state.failing.set('PUT /event-types/:id/managed', { code: 'changed_meanwhile' })
  press('Save')
  await screen.findByRole('button', { name: 'Keep my version' })
  expect(state.givings[id]).toEqual(theirs)
})

test('it is taken back after a question', async () => {
  const giving = { locked: [], everybody: true, people: [] }
  const { state } = await openGiving({ givings: { [id]: giving } })
  await person(/Mira Vogel/)
  press('Stop managing')
  await screen.findByRole('dialog', { name: 'Stop managing Introduction?' })
  fireEvent.click(screen.getAllByRole('button', { name: 'Stop managing' }).at(-1) as HTMLElement)
  await waitFor(() => expect(state.givings).toEqual({}))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop managing' })).toBeNull())
})

test('a copy that arrives meanwhile is shown without a reload', async () => {
  const giving = { locked: [], everybody: true, people: [] }
  const { state } = await openGiving({ givings: { [id]: giving }, waitingCopies: [mira] })
  await screen.findByText('Being added…')
  state.waitingCopies = []
  await waitFor(() => expect(screen.queryByText('Being added…')).toBeNull(), { timeout: 10_000 })
})

test('many people are searched by name or email, and whoever is asked for an address stays in sight', async () => {
  const more = fullStudio.members.slice(1).map((one, number) => ({
    ...one,
    member_id: idOf('member', 20 + number),
    name: `Guest ${number}`,
    email: `guest${number}@park.example`,
  }))
  const many = { ...fullStudio, members: [...fullStudio.members, ...more] }
  await renderApp({ path, state: actingAs('owner', structuredClone(many)) })
  const search = await screen.findByRole('searchbox', { name: 'Search members' })
  fireEvent.change(search, { target: { value: 'GUEST2@park' } })
  expect(screen.queryByRole('switch', { name: /Mira Vogel/ })).toBeNull()
  screen.getByRole('switch', { name: 'Guest 2' })
})

test('people of no organization have nothing to give', async () => {
  await renderApp({ path })
  await screen.findByLabelText('Name')
  expect(screen.queryByText('Assign to members')).toBeNull()
})

const given = { organizationId: studio.id, locked: ['name' as const, 'duration' as const, 'isOn' as const] }

const isLocked = (label: string) => screen.getByLabelText(label).closest('fieldset[disabled]') !== null

test('a member sees whose a locked field is, cannot change it, and saves the rest', async () => {
  const { state } = await renderApp({
    path,
    state: { organization: studio, eventTypes: [eventTypeOf({ given })] },
  })
  await screen.findByText(/^Managed by Studio North\./)
  expect(isLocked('Name')).toBe(true)
  expect(isLocked('Description')).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'On' }).disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'In my words' } })
  press('Save')
  await waitFor(() => expect(state.eventTypes[0]?.description).toBe('In my words'))
})

test('what was typed before a field was locked does not keep the rest from being saved', async () => {
  const { state, queryClient } = await renderApp({
    path,
    state: { organization: studio, eventTypes: [eventTypeOf({})] },
  })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mine' } })
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'In my words' } })
  state.eventTypes[0] = eventTypeOf({ given })
  await queryClient.invalidateQueries()
  await screen.findByText(/^Managed by Studio North\./)
  press('Save')
  await waitFor(() =>
    expect(state.eventTypes[0]).toMatchObject({ name: 'Introduction', description: 'In my words' }),
  )
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Introduction'))
})
