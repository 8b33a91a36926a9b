// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from './fixture.ts'

const unverified = { ...me, userStatus: 'unverified' as const }

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function signIn(password: string) {
  await screen.findByLabelText('Email')
  type('Email', 'anna@example.com')
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
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('anna@example.com')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  expect(screen.queryByText('This field is required')).toBeNull()
  screen.getByText(/Just signed up\?/)
})

test('whoever signs in to an account that was to be deleted is told that it stays', async () => {
  await renderApp({ path: '/login', isSignedIn: false, state: { tookBackDeletion: true } })
  await signIn('Secret-1')
  const element = await screen.findByText(/Your account is active again/)
  expect(element.closest('[aria-live]')).not.toBeNull()
})

test('whoever is signed in is sent home', async () => {
  const { router } = await renderApp({ path: '/login' })
  expect(router.state.location.pathname).toBe('/')
})

test('a verification link leads home with good news in the browser that signed up', async () => {
  const { router, state } = await renderApp({ path: '/login?id=u1&codex=123', state: { me: unverified } })
  await screen.findByText('Your email address is confirmed')
  await waitFor(() => expect(router.state.location.href).toBe('/'))
  expect(state.calls.find(({ route }) => route === 'GET /users/verify')?.args).toMatchObject({
    query: { id: 'u1', codex: '123' },
  })
  expect(screen.queryByRole('region', { name: 'Confirm your email address' })).toBeNull()
})

test('elsewhere the link asks for the password, and is sent with it', async () => {
  const { router, state } = await renderApp({ path: '/login?id=u1&codex=123', isSignedIn: false })
  await screen.findByText(/Sign in to your new account/)
  await signIn('Secret-1')
  await screen.findByText('Your email address is confirmed')
  await waitFor(() => expect(router.state.location.href).toBe('/'))
  expect(state.calls.find(({ route }) => route === 'POST /users/login')?.args).toMatchObject({
    body: { verification: { id: 'u1', codex: '123' } },
  })
})

test('a link that is not valid any more is said so; who is signed in can go on', async () => {
  const failing = new Map([['GET /users/verify', { code: 'verification_invalid' as const }]])
  await renderApp({ path: '/login?id=u1&codex=123', state: { failing } })
  await screen.findByText(/no longer works/)
  screen.getByRole('link', { name: 'Go to your event types' })
})

test('a browser says that it has signed in before, and keeps what says so', async () => {
  const { state } = await renderApp({ path: '/login', isSignedIn: false })
  await signIn('Secret-1')
  await screen.findByRole('heading', { name: 'Event types' })
  expect(state.calls.find(({ route }) => route === 'POST /users/login')?.args).toMatchObject({
    body: { deviceToken: 'device-token' },
  })
})

test('work that the server asks for is said to take a moment', async () => {
  const { promise: wait, resolve: answer } = Promise.withResolvers<undefined>()
  await renderApp({ path: '/login', isSignedIn: false, state: { asksForWork: true, wait } })
  await signIn('Secret-1')
  await screen.findByRole('button', { name: 'One moment …' })
  answer(undefined)
  await screen.findByRole('heading', { name: 'Event types' })
})

test('whoever has not confirmed is reminded in every room, until the code is typed', async () => {
  const { router } = await renderApp({ state: { me: unverified } })
  const bar = await screen.findByRole('region', { name: 'Confirm your email address' })
  within(bar).getByText(/Nobody can book you until you enter it/)
  await router.navigate({ to: '/availability' })
  await screen.findByLabelText('Name')
  fireEvent.change(within(bar).getByLabelText('Code from the email'), { target: { value: '123' } })
  fireEvent.click(within(bar).getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Enter all six digits')
  // Pasted with the text around it: the field does not cut it to digits that nobody sent.
  expect(within(bar).getByLabelText('Code from the email').hasAttribute('maxlength')).toBe(false)
  fireEvent.change(within(bar).getByLabelText('Code from the email'), { target: { value: '123456' } })
  fireEvent.click(within(bar).getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Your email address is confirmed')
  expect(screen.queryByRole('region', { name: 'Confirm your email address' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('signing out forgets everything and leads to signing in', async () => {
  const { router, queryClient, session } = await renderApp({ path: '/logout' })
  await screen.findByLabelText('Email')
  expect(router.state.location.pathname).toBe('/login')
  expect(session.token()).toBeUndefined()
  expect(queryClient.getQueryData(['me'])).toBeUndefined()
})

test('a window that opened this one is told of a sign-out, on our own origin alone', async () => {
  const opener = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
  vi.stubGlobal('opener', opener)
  await renderApp({ path: '/logout' })
  await screen.findByLabelText('Email')
  expect(opener.postMessage.mock.calls).toEqual([[{ scheduling: 1, type: 'logout' }, location.origin]])
  vi.unstubAllGlobals()
})
