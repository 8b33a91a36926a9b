// @vitest-environment happy-dom
import { versionOf } from '@scheduling/contract/version'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

async function choose(option: string) {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Delete invitees’ data' }))
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
  expect(document.activeElement).not.toBe(document.body)
})

test('keeping it longer loses nothing and is not asked about', async () => {
  const { state } = await renderApp({ path: '/settings/retention', state: { retentionMonths: 3 } })
  await choose('Never')
  await waitFor(() => expect(state.retentionMonths).toBeNull())
})

test('what another tab has saved is said, shown, and not overwritten unseen', async () => {
  const failing = new Map([['PUT /retention', { code: 'changed_meanwhile' as const }]])
  const { state } = await renderApp({ path: '/settings/retention', state: { failing } })
  await screen.findByRole('combobox', { name: 'Delete invitees’ data' })
  const sent = () => state.calls.findLast(({ route }) => route === 'PUT /retention')?.args
  state.retentionMonths = 24
  await choose('36 months after the meeting')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
  await screen.findByText(/^This was changed in another tab/)
  expect(sent()).toMatchObject({ headers: { 'if-match': versionOf({ months: null }) } })
  // What was chosen stays. It is longer than what the other tab has saved, so nothing is asked.
  failing.clear()
  await waitFor(() => expect(state.calls.filter(({ route }) => route === 'GET /retention')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.retentionMonths).toBe(36))
  expect(sent()).toMatchObject({ headers: { 'if-match': versionOf({ months: 24 }) } })
})
