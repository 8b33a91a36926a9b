// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('who has forgotten the password is told the same whoever they are, and can ask again', async () => {
  const { state } = await renderApp({ path: '/forgotpassword', isSignedIn: false })
  await type('Email', 'anna@berg.example')
  press('Send me a link')
  await screen.findByText(/If anna@berg.example has an account/)
  const again = screen.getByRole('button', { name: 'Send again' })
  await waitFor(() => expect(again.hasAttribute('data-loading')).toBe(false))
  fireEvent.click(again)
  await waitFor(() => expect(state.calls.filter(({ route }) => /forgot/.test(route))).toHaveLength(2))
})

test('the link leads to a new password, typed twice, and on to signing in', async () => {
  const path = '/changepassword?id=0190a1c0-0000-7000-8000-000000000001&codex=abc'
  const { state, router } = await renderApp({ path, isSignedIn: false })
  await type('New password', 'Secret-22')
  await type('Repeat the new password', 'Secret-23')
  press('Change password')
  await screen.findByText('Passwords do not match')
  await type('Repeat the new password', 'Secret-22')
  press('Change password')
  await screen.findByText('Password changed')
  expect(router.state.location.pathname).toBe('/login')
  expect(state.calls.at(-1)?.args).toMatchObject({ body: { codex: 'abc', password: 'Secret-22' } })
})

test('what a new password leaves as it is stands there by name, and is ended where its owner wants it', async () => {
  const path = '/changepassword?id=0190a1c0-0000-7000-8000-000000000001&codex=abc'
  const { state } = await renderApp({ path, isSignedIn: false })
  await screen.findByText(/^They sign in without your password: .Anna’s phone.$/)
  screen.getByText(/^They get more password attempts: .Firefox on Windows. and .Unknown browser.$/)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remove passkeys' }))
  await type('New password', 'Secret-22')
  await type('Repeat the new password', 'Secret-22')
  press('Change password')
  await screen.findByText('Password changed')
  expect(state.calls.at(-1)?.args).toMatchObject({ body: { removesPasskeys: true, forgetsDevices: false } })
})

test('a link that is over says so before anybody chooses a password', async () => {
  const path = '/changepassword?id=0190a1c0-0000-7000-8000-000000000001&codex=abc'
  const failing = new Map([['POST /users/changepassword/staying', { code: 'verification_invalid' as const }]])
  await renderApp({ path, isSignedIn: false, state: { failing } })
  await screen.findByRole('link', { name: 'Send another link' })
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('a link that is cut offers another one', async () => {
  await renderApp({ path: '/changepassword?id=x', isSignedIn: false })
  fireEvent.click(await screen.findByRole('link', { name: 'Send another link' }))
  await screen.findByRole('heading', { name: 'Forgot your password?' })
})

test('a new one against the rules, or repeated otherwise, is said and not sent', async () => {
  const { state } = await renderApp({ path: '/settings/password' })
  await type('Current password', 'Secret-1')
  await type('New password', 'short')
  await type('Repeat the new password', 'other')
  press('Change password')
  await screen.findByText('New password not valid')
  screen.getByText('Passwords do not match')
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /users/password')
})

test('in the settings the current one is asked for, and what was typed stays where it was wrong', async () => {
  await renderApp({ path: '/settings/password' })
  await type('Current password', 'Wrong-1')
  await type('New password', 'Secret-22')
  await type('Repeat the new password', 'Secret-22')
  press('Change password')
  await screen.findByText('Incorrect current password')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Secret-22')
  await type('Current password', 'Secret-1')
  press('Change password')
  await screen.findByText('Password changed')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('')
})

test('other sessions are ended one by one, this one is not', async () => {
  await renderApp({ path: '/settings/password' })
  expect(await screen.findAllByRole('button', { name: /^Sign out: / })).toHaveLength(1)
  press('Sign out: Safari on iPhone')
  await screen.findByText('Session ended')
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  screen.getByText('This browser, now', { exact: false })
  screen.getByText(/Berlin/)
})
