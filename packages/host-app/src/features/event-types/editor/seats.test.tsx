// @vitest-environment happy-dom
import type { EventType } from '@scheduling/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { actingAs } from '../../organizations/fixture.ts'
import { eventTypeOf } from '../fixture.ts'

const open = async (change: Partial<EventType> = {}, state: object = {}) =>
  renderApp({
    path: `/bookingpage/${idOf('event', 1)}`,
    state: { ...state, eventTypes: [eventTypeOf({ id: idOf('event', 1), ...change })] },
  })
const number = async () => screen.findByLabelText<HTMLInputElement>('Seats per time')
const control = async (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name })
const SWITCH = /^Let multiple people book the same time/
const CONFIRMATION = /^Confirm email address first/
const APPROVAL = /^Require your approval/

test('a number of seats and whether invitees see how many are left are saved, and stand in the summary', async () => {
  const { state } = await open()
  fireEvent.click(await control(SWITCH))
  expect((await number()).value).toBe('10')
  fireEvent.change(await number(), { target: { value: '25' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show how many seats are left' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.eventTypes[0]).toMatchObject({ seats: 25, showSeatsLeft: true }))
  const summary = document.querySelector<HTMLElement>('#seats > summary')!
  within(summary).getByText('Up to 25 people')
})

test('a number out of bounds is refused with what is accepted', async () => {
  const { state } = await open({ seats: 10 })
  fireEvent.change(await number(), { target: { value: '1001' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a whole number from 2 to 1,000')
  expect(state.eventTypes[0]?.seats).toBe(10)
})

test.each([
  ['email confirmation', { confirmEmail: true }],
  ['approval', { approval: { hours: 24, unanswered: 'decline' as const } }],
])('seats say why they cannot be had together with %s', async (_name, change) => {
  await open(change)
  expect((await control(SWITCH)).disabled).toBe(true)
  screen.getByText('Turn off email confirmation and approval first.')
})

test('with seats, what would come before a booking is disabled and says why', async () => {
  await open({ seats: 10 })
  for (const name of [CONFIRMATION, APPROVAL]) expect((await control(name)).disabled).toBe(true)
  expect(screen.getAllByText('Not available while multiple people can book the same time.')).toHaveLength(2)
  fireEvent.click(await control(SWITCH))
  expect((await control(APPROVAL)).disabled).toBe(false)
})

test('an organization’s event types have no seats, and say so', async () => {
  await open({}, actingAs('owner'))
  expect((await control(SWITCH)).disabled).toBe(true)
  screen.getByText('Event types of an organization are for one invitee at a time.')
})
