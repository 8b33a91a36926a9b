// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

async function choose(option: string) {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Delete what invitees gave' }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('it is off at first, and switched on after it was said what is lost', async () => {
  const { state } = await renderApp({ path: '/settings/retention' })
  await choose('12 months after the meeting')
  expect(state.retentionMonths).toBeNull()
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.retentionMonths).toBe(12))
  await screen.findByText('Saved')
})

test('keeping it longer loses nothing and is not asked about', async () => {
  const { state } = await renderApp({ path: '/settings/retention', state: { retentionMonths: 3 } })
  await choose('Never')
  await waitFor(() => expect(state.retentionMonths).toBeNull())
})
