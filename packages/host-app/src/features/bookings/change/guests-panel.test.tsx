// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { bookings as sampleBookings } from '../fixture.ts'

const ID = idOf('booking', 8)
const PATH = `/scheduled-events?booking=${ID}`

async function openGuests() {
  const app = await renderApp({ path: PATH })
  fireEvent.click(await screen.findByRole('button', { name: 'Change guests' }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Guests')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { ...app, field, type }
}

const save = () =>
  fireEvent.click(
    within(screen.getByRole('heading', { name: 'Change guests' }).closest('form') as HTMLElement).getByRole(
      'button',
      { name: 'Save' },
    ),
  )

const guestsSent = ({ calls }: { calls: { route: string; args: { body?: unknown } }[] }) =>
  calls.filter(({ route }) => route === 'PUT /bookings/:id/guests').map(({ args }) => args.body)

test('guests are added and removed, based on those who are there', async () => {
  const { state, field, type } = await openGuests()
  expect(field.value).toBe('sam@example.com')
  type('kim@example.com, bo@example.com')
  save()
  await screen.findByText('Guests saved')
  expect(guestsSent(state)).toEqual([
    { guests: ['kim@example.com', 'bo@example.com'], current: ['sam@example.com'] },
  ])
  await waitFor(() => expect(screen.queryByLabelText('Guests')).toBeNull())
  within(screen.getByRole('dialog')).getByText('kim@example.com')
})

test('what is no address is named, and a refusal keeps what was typed', async () => {
  const { state, field, type } = await openGuests()
  type('sam@example.com\nkim@')
  save()
  await screen.findByText('kim@ isn’t a valid email address')
  expect(guestsSent(state)).toEqual([])
  type(Array.from({ length: 11 }, (_, index) => `g${index}@example.com`).join('\n'))
  await screen.findByText('There are too many. Remove some.')
  type('kim@example.com')
  state.failing.set('PUT /bookings/:id/guests', { code: 'already_started' })
  save()
  await screen.findByText('This meeting has already started')
  expect(field.value).toBe('kim@example.com')
})

test('guests that were changed elsewhere meanwhile are not overwritten unasked', async () => {
  const { state, type, field } = await openGuests()
  type('sam@example.com\nkim@example.com')
  state.bookings = state.bookings.map((one) => (one.id === ID ? { ...one, guests: ['bo@example.com'] } : one))
  state.failing.set('PUT /bookings/:id/guests', { code: 'changed_meanwhile' })
  save()
  await screen.findByText(/^Changed in another tab or by someone else: Guests/)
  expect(field.value).toBe('sam@example.com\nkim@example.com')
  state.failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Use the other version' }))
  expect(field.value).toBe('bo@example.com')
})

test('closing a meeting asks what becomes of unsaved guests', async () => {
  const { state, router, type } = await openGuests()
  type('kim@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Leave with unsaved changes?' }))
  fireEvent.click(asked.getByRole('button', { name: 'Save and leave' }))
  await waitFor(() => expect(router.state.location.href).toBe('/scheduled-events'))
  expect(guestsSent(state)).toMatchObject([{ guests: ['kim@example.com'] }])
})

test.each([
  ['past', { status: 'scheduled', start: '2026-11-02T09:00:00Z', end: '2026-11-02T09:30:00Z' }],
  ['canceled', { status: 'canceled', outcome: 'canceled' }],
  ['agreed in a poll', { isOfSeveral: true }],
] as const)('guests of a meeting that is %s stay', async (_, change) => {
  const bookings = sampleBookings.map((one) => (one.id === ID ? { ...one, ...change } : one))
  await renderApp({ path: PATH, state: { bookings } })
  await within(await screen.findByRole('dialog')).findByText('sam@example.com')
  expect(screen.queryByRole('button', { name: 'Change guests' })).toBeNull()
})
