// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../fixtures/render-app.tsx'
import { THEME_KEY } from '../ui/theme/theme.ts'

const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}`, ...more })

test('keys lead from room to room', async () => {
  const { router } = await renderApp()
  await screen.findByRole('article', { name: 'Introduction' })
  press('g')
  press('a')
  await waitFor(() => expect(router.state.location.pathname).toBe('/availability'))
  press('c')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookingpage/new'))
})

test('the sheet names the keys and turns them off', async () => {
  const { router } = await renderApp()
  await screen.findByRole('article', { name: 'Introduction' })
  press('?')
  fireEvent.click(await screen.findByRole('switch', { name: /Single-key shortcuts/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  press('c')
  expect(router.state.location.pathname).toBe('/')
})

test('the command menu finds rooms, event types and meetings', async () => {
  const { router } = await renderApp()
  await screen.findByRole('article', { name: 'Introduction' })
  press('k', { ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Search and commands' })
  fireEvent.change(field, { target: { value: 'avail' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/availability'))
  press('k', { ctrlKey: true })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Search and commands' }), {
    target: { value: 'priya' },
  })
  const elements = await screen.findAllByRole('option', { name: /Priya Raman/ })
  fireEvent.click(elements[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.href).toContain('/scheduled-events?booking='))
})

test.each([
  '/availability',
  '/analytics',
  '/calendar-connections',
  '/timeslotpicker',
  '/tutorials',
  '/settings/language',
])('who comes from nowhere goes on at %s, and the logo leads to the event types', async (path) => {
  const { router, session } = await renderApp({ menuPath: path })
  expect(router.state.location.pathname).toBe(path)
  expect(session.lastMenuPath()).toBe(path)
  fireEvent.click(await screen.findByRole('link', { name: /, home$/ }))
  await screen.findByRole('article', { name: 'Introduction' })
  expect(session.lastMenuPath()).toBe('/')
})

test('the menu path is kept through the end of a session, and forgotten by who signs out', async () => {
  const { router, session } = await renderApp({ path: '/analytics' })
  await screen.findByRole('heading', { name: 'Analytics' })
  session.clear()
  await router.navigate({ to: '/login' })
  expect(session.lastMenuPath()).toBe('/analytics')
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'anna@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/analytics'))
  await router.navigate({ to: '/logout' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(session.lastMenuPath()).toBeNull()
})

test('the room of invitations stands without the navigation, and leads back', async () => {
  const { router } = await renderApp({ path: '/invite/rewards' })
  await screen.findByRole('heading', { name: 'Invite and earn' })
  expect(screen.queryByRole('link', { name: /, home$/ })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Event types' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test.each([
  ['/weezly-connect-billing', 'light'],
  ['/weezly-connect-upgrade', 'light'],
  ['/settings', 'dark'],
  ['/invite', 'dark'],
])('%s is drawn %s where dark is stored', async (path, scheme) => {
  localStorage.setItem(THEME_KEY, 'dark')
  await renderApp({ path })
  await screen.findAllByRole('heading')
  expect(document.documentElement.dataset.mantineColorScheme).toBe(scheme)
  expect(localStorage.getItem(THEME_KEY)).toBe('dark')
})

test('the command menu takes typing on its first opening, before the rooms are loaded', async () => {
  await renderApp()
  await screen.findByRole('article', { name: 'Introduction' })
  press('k', { ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Search and commands' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('what is typed before the command menu is there stands in its field, and runs no shortcut', async () => {
  const { router } = await renderApp()
  await screen.findByRole('article', { name: 'Introduction' })
  press('k', { ctrlKey: true })
  for (const letter of 'ga') press(letter)
  const field = await screen.findByRole('combobox', { name: 'Search and commands' })
  await waitFor(() => expect(field).toHaveProperty('value', 'ga'))
  expect(router.state.location.pathname).toBe('/')
})

test('a field of the settings is found by its name, and its tab opens', async () => {
  const { router } = await renderApp()
  await screen.findByRole('article', { name: 'Introduction' })
  press('k', { ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Search and commands' })
  expect(screen.queryByRole('option', { name: /Welcome message/ })).toBeNull()
  fireEvent.change(field, { target: { value: 'welcome' } })
  fireEvent.click(await screen.findByRole('option', { name: /Welcome message.*Profile/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/profile'))
})

test('the window in which a provider answers is not where `/` leads next', async () => {
  const { session } = await renderApp({ path: '/calendar-connections/google?error=access_denied' })
  await screen.findByRole('heading', { level: 1 })
  expect(session.lastMenuPath()).toBeNull()
})

test('Hebrew is written from the right', async () => {
  await renderApp({ language: 'il' })
  await screen.findByRole('article', { name: 'Introduction' })
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.documentElement.lang).toBe('he')
})

test('another language is spoken at once', async () => {
  await renderApp()
  fireEvent.click(await screen.findByRole('button', { name: 'Anna Berg’s account' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Deutsch' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
})

test('the content can be reached without the navigation', async () => {
  await renderApp()
  const skip = await screen.findByRole('link', { name: 'Skip to content' })
  expect(skip.getAttribute('href')).toBe('#content')
  within(screen.getByRole('main')).getByRole('heading', { name: 'Event types' })
})

test('an address that leads nowhere says so', async () => {
  await renderApp({ path: '/nowhere' })
  await screen.findByText('Page not found')
})

test('what may be old says so, stays in place, and is asked for again', async () => {
  const { state, queryClient } = await renderApp()
  await screen.findByRole('article', { name: 'Introduction' })
  expect(screen.queryByText(/No connection to the server/)).toBeNull()
  state.failing.set('GET /event-types', { code: 'unavailable' })
  await queryClient.refetchQueries({ type: 'active' })
  await screen.findByText(/No connection to the server/)
  screen.getByRole('article', { name: 'Introduction' })

  state.failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/No connection to the server/)).toBeNull())
})

test('a refusal is no lost connection', async () => {
  const { state, queryClient } = await renderApp()
  await screen.findByRole('article', { name: 'Introduction' })
  state.failing.set('GET /event-types', { code: 'not_allowed' })
  await queryClient.refetchQueries({ type: 'active' })
  expect(screen.queryByText(/No connection to the server/)).toBeNull()
})
