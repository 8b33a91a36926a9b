// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function signIn(password: string) {
  await screen.findByLabelText('E-mail')
  type('E-mail', 'anna@example.com')
  type('Password', password)
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('whoever is not signed in comes back to the wanted path after signing in', async () => {
  const { router } = await renderApp({ path: '/scheduled-events?tab=past', isSignedIn: false })
  expect(router.state.location.pathname).toBe('/login')
  await signIn('Secret-1')
  await screen.findByRole('heading', { name: 'Scheduled events' })
  expect(router.state.location.href).toBe('/scheduled-events?tab=past')
})

test('wrong details are said in the words of the specification, and what was typed stays', async () => {
  await renderApp({ path: '/login', isSignedIn: false })
  await signIn('wrong')
  await screen.findByText('Wrong details! Please try again')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@example.com')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.queryByText('This field is required')).toBeNull()
})

test('whoever is signed in is sent home', async () => {
  const { router } = await renderApp({ path: '/login' })
  expect(router.state.location.pathname).toBe('/')
})

test('a verification link leads home with good news', async () => {
  const { router, state } = await renderApp({ path: '/login?id=u1&codex=123' })
  await screen.findByText('Your e-mail address is confirmed')
  await waitFor(() => expect(router.state.location.href).toBe('/'))
  expect(state.calls.find(({ route }) => route === 'GET /users/verify')?.args).toMatchObject({
    query: { id: 'u1', codex: '123' },
  })
})

test('a verification link waits for whoever is not signed in', async () => {
  const { router } = await renderApp({ path: '/login?id=u1&codex=123', isSignedIn: false })
  await screen.findByText('Your e-mail address is confirmed. Sign in to continue.')
  await signIn('Secret-1')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a link that is not valid any more is said so', async () => {
  const failing = new Map([['GET /users/verify', { code: 'verification_invalid' as const }]])
  await renderApp({ path: '/login?id=u1&codex=123', isSignedIn: false, state: { failing } })
  await screen.findByText(/not valid any more/)
})

test('signing up ends at a link that works', async () => {
  const { state } = await renderApp({ path: '/onboard', isSignedIn: false, state: { eventTypes: [] } })
  await screen.findByLabelText('Your name')
  type('Your name', 'Zoë Quinn')
  expect(screen.getByLabelText<HTMLInputElement>('Your booking link').value).toBe('zoe-quinn')
  await screen.findByText('This address is free')
  type('E-mail', 'zoe@example.com')
  type('Password', 'Secret-1')
  fireEvent.click(screen.getByRole('button', { name: 'Create my booking link' }))
  await screen.findByText('Your booking link works')
  screen.getByText('meet.example/anna/30min')
  screen.getByRole('button', { name: 'Copy link' })
  expect(state.eventTypes[0]?.slug).toBe('30min')
})

test('the checklist and the fields say what is missing', async () => {
  await renderApp({ path: '/onboard', isSignedIn: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Create my booking link' }))
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  screen.getByText('New password not valid')
  type('Password', 'Secret')
  expect(screen.getByRole('list', { name: 'A password needs' }).textContent).toContain(
    'At least 8 characters– missingAn uppercase letter– done',
  )
})

test('a taken address comes with others', async () => {
  await renderApp({ path: '/onboard', isSignedIn: false })
  fireEvent.change(await screen.findByLabelText('Your booking link'), { target: { value: 'anna' } })
  fireEvent.click(await screen.findByRole('button', { name: 'anna-meet' }))
  await screen.findByText('This address is free')
})

test('signing out forgets everything and leads to signing in', async () => {
  const { router, queryClient, session } = await renderApp({ path: '/logout' })
  await screen.findByLabelText('E-mail')
  expect(router.state.location.pathname).toBe('/login')
  expect(session.token()).toBeUndefined()
  expect(queryClient.getQueryData(['me'])).toBeUndefined()
})
