// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

const row = (name: string) => screen.findByRole('article', { name })

test('lists event types in the order of the host', async () => {
  await renderApp()
  await row('Introduction')
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
    'Introduction',
    'Product demo',
    'Office visit',
  ])
})

test('turns one off at once, and on again with undo', async () => {
  const { state } = await renderApp()
  const toggle = within(await row('Introduction')).getByRole<HTMLInputElement>('switch')
  fireEvent.click(toggle)
  await waitFor(() => expect(toggle.checked).toBe(false))
  await waitFor(() => expect(state.eventTypes[0]?.isOn).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(state.eventTypes[0]?.isOn).toBe(true))
  expect(toggle.checked).toBe(true)
})

test('goes back to what was when the server refuses', async () => {
  const { state } = await renderApp()
  state.failing.set('PATCH /event-types/:id', { code: 'unavailable' })
  const toggle = within(await row('Introduction')).getByRole<HTMLInputElement>('switch')
  fireEvent.click(toggle)
  await screen.findByText('The server could not be reached. Nothing is lost: try again in a moment.')
  expect(toggle.checked).toBe(true)
})

test('moves one with the arrow keys and says where it is', async () => {
  const { state } = await renderApp()
  const handle = within(await row('Introduction')).getByRole('button', { name: /^Move Introduction/ })
  fireEvent.keyDown(handle, { key: 'ArrowDown' })
  await screen.findByText('Introduction is now number 2 of 3')
  await waitFor(() => expect(state.eventTypes.map(({ id }) => id)).toEqual(['event-2', 'event-1', 'event-3']))
})

test('says that existing meetings stay before it deletes', async () => {
  const { state } = await renderApp()
  fireEvent.click(within(await row('Product demo')).getByRole('button', { name: /^More actions/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Meetings that are already booked stay.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(state.eventTypes.map(({ id }) => id)).toEqual(['event-1', 'event-3']))
})

test('says what to do where nothing can be booked yet', async () => {
  await renderApp({ state: { eventTypes: [] } })
  await screen.findByText('Nothing can be booked yet')
  expect(screen.getAllByRole('link', { name: 'New event type' })).toHaveLength(2)
})

test('offers to try again where the list cannot be loaded', async () => {
  const failing = new Map([['GET /event-types', { code: 'internal_error' as const }]])
  await renderApp({ state: { failing } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  failing.clear()
  fireEvent.click(again)
  await row('Introduction')
})
