// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

const type = async (label: string | RegExp, value: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  fireEvent.change(field, { target: { value } })
  return field
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('only what was changed is sent, and shown at once wherever it stands', async () => {
  const { state } = await renderApp({ path: '/settings/profile' })
  await type(/Display name/, 'Dr. Berg')
  press('Save')
  await screen.findByText('Settings saved')
  expect(state.calls.filter(({ route }) => route === 'PATCH /settings')).toMatchObject([
    { args: { body: { name: 'Dr. Berg' } } },
  ])
  await screen.findByRole('button', { name: /Dr\. Berg/ })
})

test('a refused field keeps what was typed and says why', async () => {
  const errors = [{ path: 'phone', reason: 'too_long', message: 'x' }]
  const failing = new Map([['PATCH /settings', { code: 'invalid_input' as const, errors }]])
  await renderApp({ path: '/settings/profile', state: { failing } })
  const phone = await type('Phone', '12345')
  press('Save')
  await screen.findByText(/too long/i)
  expect(phone.value).toBe('12345')
})

test('text that is too long is let in whole, and how long it may be is said', async () => {
  const { state } = await renderApp({ path: '/settings/profile' })
  for (const label of [/Display name/, 'Company', /Welcome/]) {
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    expect(field.hasAttribute('maxlength')).toBe(false)
  }
  const company = await type('Company', 'x'.repeat(130))
  fireEvent.blur(company)
  await screen.findByText('Too long: 130 characters, at most 100')
  press('Save')
  expect(company.value).toHaveLength(130)
  expect(state.calls.filter(({ route }) => route === 'PATCH /settings')).toEqual([])
})

test('another language is spoken as soon as it is saved', async () => {
  await renderApp({ path: '/settings/language' })
  fireEvent.click(await screen.findByRole('combobox', { name: 'Language' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Deutsch' }))
  press('Save')
  await screen.findByRole('heading', { name: 'Sprache und Formate' })
})

test('a link is changed after it was said what happens to the one before, which is listed then', async () => {
  const { state } = await renderApp({ path: '/settings/link' })
  const before = state.me.link
  await type('Your booking link', 'berg')
  press('Change my link')
  const dialog = within(await screen.findByRole('dialog'))
  expect(state.me.link).toBe(before)
  fireEvent.click(dialog.getByRole('button', { name: 'Change my link' }))
  await waitFor(() => expect(state.me.link).toBe('berg'))
  await screen.findByText(`/${before}`)
})

test('work before each booking is asked for with one switch, and not where it is refused', async () => {
  const { state } = await renderApp({ path: '/settings/link' })
  const guard = await screen.findByLabelText<HTMLInputElement>(/Block bots/)
  fireEvent.click(guard)
  await screen.findByText('Settings saved')
  expect(state.settings.asksForProof).toBe(true)
  expect(guard.checked).toBe(true)
  state.failing.set('PATCH /settings', { code: 'internal_error' })
  fireEvent.click(guard)
  await screen.findByText('Something went wrong')
  await waitFor(() => expect(guard.checked).toBe(true))
})

test('a switch that another tab’s change holds up is turned at the next try', async () => {
  const failing = new Map([['PATCH /settings', { code: 'changed_meanwhile' as const }]])
  const { state } = await renderApp({ path: '/settings/link', state: { failing } })
  const reads = () => state.calls.filter(({ route }) => route === 'GET /settings').length
  const proof = await screen.findByRole('switch', { name: /Block bots/ })
  const before = reads()
  fireEvent.click(proof)
  await screen.findByText(/^This was changed in another tab/)
  await waitFor(() => expect(reads()).toBe(before + 1))
})

test.each([
  ['/settings/link', 'Your booking link', 'dr-berg'],
  ['/settings/domain', /^Your domain/, 'meet.berg.example'],
  ['/settings/email', /^New email address/, 'berg@example.com'],
])('what was typed at %s is still there after another page', async (path, label, typed) => {
  const { router } = await renderApp({ path })
  await type(label, typed)
  await act(async () => router.navigate({ to: '/settings/language' }))
  await screen.findByRole('heading', { name: 'Language and formats' })
  await act(async () => router.navigate({ to: path }))
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  expect(field.value).toBe(typed)
})

test('a password is not kept with the email address that it was typed for', async () => {
  await renderApp({ path: '/settings/email' })
  await type(/^New email address/, 'berg@example.com')
  await type(/^Current password/, 'Secret-2026!')
  const stored = JSON.stringify(sessionStorage)
  expect(stored).toContain('berg@example.com')
  expect(stored).not.toContain('Secret-2026!')
})

test('a typed link is sent although another tab has changed the link', async () => {
  const { state, queryClient } = await renderApp({ path: '/settings/link' })
  await type('Your booking link', 'dr-berg')
  state.me = { ...state.me, link: 'berg' }
  await act(async () => queryClient.invalidateQueries())
  await screen.findByText(/\/berg$/)
  press('Change my link')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change my link' }))
  await screen.findByText('Your link has changed')
})

test('one that is taken offers some that are free', async () => {
  await renderApp({ path: '/settings/link' })
  const link = await type('Your booking link', 'taken')
  fireEvent.click(await screen.findByRole('button', { name: 'taken-2' }))
  expect(link.value).toBe('taken-2')
})

test('the theme goes to the account of who is signed in, and nowhere before that', async () => {
  const open = await renderApp({ path: '/login', isSignedIn: false })
  await screen.findByLabelText('Email')
  press('Light theme')
  expect(open.state.calls).toEqual([])
  cleanup()
  const { state } = await renderApp({ path: '/settings/profile' })
  fireEvent.click(await screen.findByRole('button', { name: /theme/ }))
  await waitFor(() => expect(state.calls.map(({ route }) => route)).toContain('PATCH /settings'))
})
