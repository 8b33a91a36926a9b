// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { asked } from './fixture.ts'

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const CONFIRM = '/settings/email/confirm?id=0190a1c0-0000-7000-8000-000000000001'

test('another address is asked for with the password, and both mailboxes are waited for', async () => {
  const { state } = await renderApp({ path: '/settings/email' })
  await type('New email address', 'anna@example.com')
  await type('Current password', 'Wrong-1')
  await press('Confirm with both addresses')
  await screen.findByText('This is already your address')
  await type('New email address', 'anna@berg.example')
  await press('Confirm with both addresses')
  await screen.findByText('Incorrect current password')
  await type('Current password', 'Secret-1')
  screen.getByRole('button', { name: 'Confirm with both addresses' }).focus()
  await press('Confirm with both addresses')
  await screen.findByRole('heading', { name: 'Check both inboxes' })
  expect(screen.getAllByText('not confirmed yet')).toHaveLength(2)
  expect(state.emailChange?.email).toBe('anna@berg.example')
  // The pressed button has gone. On the document itself, a letter would be a shortcut.
  expect(document.activeElement?.id).toBe('content')
})

test('can be withdrawn as long as it waits', async () => {
  const { state } = await renderApp({ path: '/settings/email', state: { emailChange: asked } })
  await screen.findByText('confirmed')
  const keep = await screen.findByRole('button', { name: 'Keep my address' })
  keep.focus()
  fireEvent.click(keep)
  fireEvent.click(keep)
  await screen.findByLabelText('New email address')
  expect(state.calls.filter(({ route }) => route === 'DELETE /users/email/change')).toHaveLength(1)
  expect(document.activeElement?.id).toBe('content')
  expect(state.emailChange).toBeNull()
})

test.each([
  ['first', /link we emailed to the other address/],
  ['second', /Your email address has changed/],
])('the %s link that is followed says what comes of it, after a press', async (codex, said) => {
  const { state } = await renderApp({ path: `${CONFIRM}&codex=${codex}`, isSignedIn: false })
  await screen.findByRole('button', { name: 'Confirm change' })
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /users/email/confirm')
  await press('Confirm change')
  await screen.findByText(said)
})

test.each([`${CONFIRM}&codex=over`, CONFIRM])('%s is a link that holds no more', async (path) => {
  await renderApp({ path, isSignedIn: false })
  if (path.includes('codex')) await press('Confirm change')
  await screen.findByText(/no longer works/)
})
