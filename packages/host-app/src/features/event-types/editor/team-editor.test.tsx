// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { PersonReasons } from '@scheduling/contract'
import { expect, test } from 'vitest'
// Code that comes when it is shown: how long that takes is no matter of these tests.
import '@scheduling/booking-ui'
import '../../teams/team-section.tsx'
import '../../managed/give-section.tsx'
import { idOf } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { actingAs, fullStudio } from '../../organizations/fixture.ts'

// What of the editor is different for an organization, whose event types are taken by its people.

const id = idOf('event', 1)
const path = `/bookingpage/${id}`
const HOURS = /comes from each host’s schedule/
const COPIES = /apply only to members’ copies/
const team = () => document.querySelector<HTMLDetailsElement>('#team')
const open = async (more: object = {}) =>
  renderApp({ path, state: { ...actingAs('owner', structuredClone(fullStudio)), ...more } })

test('hours are those of the hosts: a line leads to them, and there is nothing to set', async () => {
  await open()
  await screen.findByText(HOURS)
  expect(document.querySelector('#availability')).toBeNull()
  expect(screen.queryByText(COPIES)).toBeNull()
  await waitFor(() => expect(team()).not.toBeNull())
  expect(team()?.open).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Choose hosts and schedules' }))
  await waitFor(() => expect(team()?.open).toBe(true))
})

test('hours can be set where copies of members have them', async () => {
  await open({ givings: { [id]: { locked: ['availability'], everybody: true, people: [] } } })
  await screen.findByText(COPIES)
  expect(document.querySelector('#availability')).not.toBeNull()
})

test('a host of one person has the section, and no such line', async () => {
  await renderApp({ path })
  await waitFor(() => expect(document.querySelector('#availability')).not.toBeNull())
  expect(screen.queryByText(HOURS)).toBeNull()
})

test('why there is no time: each reason has the names, and leads where it can be changed', async () => {
  const outside = { code: 'outside_hours' } as const
  const peopleReasons: PersonReasons[] = [
    { id: idOf('person', 1), name: 'Anna Berg', isYou: true, reasons: [outside] },
    { id: idOf('colleague', 2), name: 'Mira Vogel', reasons: [outside] },
    { id: idOf('colleague', 3), name: 'Jonas Weber', reasons: [{ code: 'away' }] },
    { id: idOf('colleague', 4), name: 'Amara Okafor', reasons: [] },
  ]
  await open({ peopleReasons })
  fireEvent.click(await screen.findByText('Why isn’t a time available?', { selector: 'label *' }))
  fireEvent.click(await screen.findByRole('button', { name: '08:00, not free' }))
  await screen.findByText(/Not enough hosts are available/)
  const people = within(await screen.findByRole('list', { name: 'People' }))
  const said = people.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said).toEqual([
    expect.stringMatching(/^Outside working hours: Anna Berg and Mira Vogel .*Open your availability$/),
    expect.stringMatching(/^Away: Jonas Weber .*Team$/),
    expect.stringMatching(/^Free: Amara Okafor/),
  ])
})
