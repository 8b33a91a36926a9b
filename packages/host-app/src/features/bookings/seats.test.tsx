// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { bookingsOfClass } from './fixture.ts'

const path = `/scheduled-events?booking=${idOf('booking', 50)}`
const render = async (bookings = structuredClone(bookingsOfClass)) => renderApp({ path, state: { bookings } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))

test('rows and details say how many seats of the time are taken', async () => {
  await render()
  await screen.findByRole('dialog')
  expect(await screen.findAllByText('3 of 10 seats')).toHaveLength(4)
})

test('the host cancels for one invitee, unless they choose everyone', async () => {
  const { state } = await render()
  await press('Cancel meeting')
  screen.getByText('We’ll email Noa Levi. This can’t be undone.')
  await choose('All 3 invitees at this time')
  screen.getByText('We’ll email 3 people. This can’t be undone.')
  await choose('Only Noa Levi')
  await press('Cancel the meeting')
  await screen.findByText('Canceled. We’ll email Noa Levi.')
  expect(state.bookings.map(({ status }) => status)).toEqual(['canceled', 'scheduled', 'scheduled'])
})

test('canceling for everyone says how many people hear of it', async () => {
  const { state } = await render()
  await press('Cancel meeting')
  await choose('All 3 invitees at this time')
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'I am ill' } })
  await press('Cancel the meeting')
  await screen.findByText('Canceled. We’ll email 3 people.')
  for (const booking of state.bookings)
    expect(booking).toMatchObject({ status: 'canceled', cancelReason: 'I am ill' })
})

test('the host moves everyone to another time', async () => {
  const { state } = await render()
  await press('Reschedule')
  await choose('All 3 invitees at this time')
  const [time] = await screen.findAllByRole('button', { name: /^\w+, \w+ \d+, \d\d:\d\d$/ })
  fireEvent.click(time as HTMLElement)
  await press('Reschedule meeting')
  await screen.findByText('Rescheduled. We’ll email 3 people.')
  expect(new Set(state.bookings.map(({ start }) => start)).size).toBe(1)
  expect(state.bookings[0]?.formerStart).toBe(bookingsOfClass[0]?.start)
})

test('nobody is asked about others where the invitee has the time alone', async () => {
  const [booking] = structuredClone(bookingsOfClass)
  await render([{ ...booking!, seats: { taken: 1, total: 10 } }])
  await press('Cancel meeting')
  await screen.findByLabelText('Reason')
  expect(screen.queryByRole('radio')).toBeNull()
})
