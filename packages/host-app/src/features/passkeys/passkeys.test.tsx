// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { passkeys } from './fixture.ts'

const path = '/settings/two-factor'

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function add(password = 'Secret-1') {
  await press('Add a passkey')
  await type('Current password', password)
  await press('Create passkey')
}

test('one is made with the password, and listed under its name', async () => {
  const { state } = await renderApp({ path })
  await add('Wrong-1')
  await screen.findByText('Incorrect current password')
  await type('Current password', 'Secret-1')
  await type('Name of the passkey', 'Anna’s phone')
  await press('Create passkey')
  await screen.findByText('Passkey added')
  await screen.findByText('Anna’s phone')
  expect(state.passkeys.map(({ name }) => name)).toEqual(['Anna’s phone'])
})

test.each([
  ['declines', /No passkey was created/],
  ['has_it', /already has a passkey for your account/],
] as const)('a browser that %s is heard, and nothing is lost', async (authenticator, said) => {
  const { state } = await renderApp({ path, state: { authenticator } })
  await add()
  await screen.findByText(said)
  expect(screen.getByLabelText<HTMLInputElement>('Name of the passkey').value).toBe('This device')
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /users/passkeys')
})

test('gets another name, and is removed after a question', async () => {
  const { state } = await renderApp({ path, state: { passkeys: structuredClone(passkeys) } })
  await press('Rename Key on the keyring')
  await type('Name of the passkey', 'Office key')
  await press('Save')
  await screen.findByText('Office key')
  await press('Remove Office key')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Passkey removed')
  expect(state.passkeys.map(({ name }) => name)).toEqual(['Anna’s phone'])
})

test('signs in with a press, and goes to where somebody wanted to', async () => {
  const { router } = await renderApp({ path: '/login?next=/availability', isSignedIn: false })
  await press('Sign in with a passkey')
  await waitFor(() => expect(router.state.location.pathname).toBe('/availability'))
})

test('whoever closes the question of the browser stays where they are, and reads no blame', async () => {
  const { router, state } = await renderApp({
    path: '/login',
    isSignedIn: false,
    state: { authenticator: 'declines' },
  })
  await press('Sign in with a passkey')
  await waitFor(() =>
    expect(state.calls.map(({ route }) => route)).toContain('POST /users/login/passkey/options'),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})

test('a passkey that the server does not know is said so', async () => {
  const failing = new Map([['POST /users/login/passkey', { code: 'passkey_refused' as const }]])
  await renderApp({ path: '/login', isSignedIn: false, state: { failing } })
  await press('Sign in with a passkey')
  await screen.findByText(/This passkey didn’t work/)
})

test('an offer that fails is no error: nobody has asked for it', async () => {
  const route = 'POST /users/login/passkey/options'
  const failing = new Map<string, { code: 'internal_error' | 'rate_limited' }>([
    [route, { code: 'internal_error' }],
  ])
  const { state } = await renderApp({
    path: '/login',
    isSignedIn: false,
    state: { authenticator: 'offers', failing },
  })
  await waitFor(() => expect(state.calls.map((call) => call.route)).toContain(route))
  // Its answer has been there for long when that of the next one is, with another error.
  failing.set(route, { code: 'rate_limited' })
  const alerts = new Set<string | null>()
  const watch = new MutationObserver(() => {
    for (const { textContent } of screen.queryAllByRole('alert')) alerts.add(textContent)
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Sign in with a passkey')
  await screen.findByRole('alert')
  watch.disconnect()
  expect([...alerts]).toEqual([expect.stringContaining('Too many')])
})

test('a browser without passkeys is offered none', async () => {
  await renderApp({ path: '/login', isSignedIn: false, state: { authenticator: null } })
  await screen.findByLabelText('Email')
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})
