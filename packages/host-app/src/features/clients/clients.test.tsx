// @vitest-environment happy-dom
import { DAY, MINUTE } from '@scheduling/domain'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { tellConnected } from './connect/tell-connected.ts'
import { clientOf, connectedClient, connectedRequest, requestOf } from './fixture.ts'

afterEach(() => vi.restoreAllMocks())

const connectPath = '/connect-client?key=host.secret'
const visitor = { path: connectPath, isSignedIn: false }

test('asked by mail, the host is told what comes next and gets no link', async () => {
  const { state, router } = await renderApp({ path: '/request-calendar', state: { clients: [] } })
  fireEvent.change(await screen.findByLabelText('Their name'), { target: { value: 'Noa' } })
  fireEvent.change(screen.getByLabelText('Their email'), { target: { value: 'noa@client.example' } })
  fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'Kickoff' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByRole('heading', { name: 'Noa will get an email' })
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  expect(state.clients).toMatchObject([{ name: 'Noa', email: 'noa@client.example', topic: 'Kickoff' }])
  fireEvent.click(screen.getByRole('link', { name: 'See clients' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients'))
})

test.each(['/request-calendar', connectPath])('%s has no navigation', async (path) => {
  await renderApp({ path, isSignedIn: path !== connectPath })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test.each(['/request-calendar', '/clients'])('%s needs a sign-in', async (path) => {
  const { router } = await renderApp({ path, isSignedIn: false })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('common times left open until the next month are those of that month', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { state } = await renderApp({ path: '/clients', state: { clients: [connectedClient(1)] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Find a time with Noa Client' }))
  await screen.findByText('November 2026')
  state.now += 7 * DAY
  act(() => void vi.advanceTimersByTime(MINUTE))
  await screen.findByText('December 2026')
})

test('a common time is booked, in the words of both zones', async () => {
  await renderApp({ path: '/clients', state: { clients: [connectedClient(1)] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Find a time with Noa Client' }))
  const dialog = await screen.findByRole('dialog', { name: 'Times that work for both of you' })
  const [first] = await within(dialog).findAllByRole('button', { name: /, \d+:\d\d/ })
  fireEvent.click(first!)
  await within(dialog).findByText(/For Noa Client/)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Book meeting' }))
  await screen.findByText('Meeting with Noa Client booked. You’ll both get an email.')
})

test('the host disconnects a client after being asked', async () => {
  const { state } = await renderApp({ path: '/clients', state: { clients: [connectedClient(1)] } })
  fireEvent.click(await screen.findByRole('button', { name: 'More about Noa Client' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Disconnect' }))
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect the calendar?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
  await screen.findByText('Disconnected by you')
  expect(state.clients).toMatchObject([{ state: 'ended' }])
})

test('a new link is shown once', async () => {
  await renderApp({ path: '/clients', state: { clients: [clientOf(1, { email: null })] } })
  fireEvent.click(await screen.findByRole('button', { name: 'More about Noa Client' }))
  expect(screen.queryByRole('menuitem', { name: 'Ask again by email' })).toBeNull()
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Make a new link' }))
  const dialog = await screen.findByRole('dialog', { name: 'Link for Noa Client' })
  within(dialog).getByText(/connect-client\?key=/)
})

test('whoever is asked can say no', async () => {
  await renderApp(visitor)
  await screen.findByRole('heading', { name: 'Dana Reeves is asking when you’re free' })
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await screen.findByRole('heading', { name: 'You declined' })
})

test('whoever connected sees who reads what, and takes it back', async () => {
  const { state } = await renderApp({ ...visitor, state: { clientRequest: connectedRequest() } })
  await screen.findByText('Only when you’re busy')
  screen.getByText('noa@gmail.example')
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
  const dialog = await screen.findByRole('dialog', { name: 'Stop sharing your calendar?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stop sharing' }))
  await screen.findByRole('heading', { name: 'You stopped sharing' })
  expect(state.clientRequest).toBeUndefined()
})

test('a link that has ended says so', async () => {
  await renderApp({ ...visitor, state: { clientRequest: undefined } })
  await screen.findByRole('heading', { name: 'Link expired' })
})

test('a provider sends clients to the page for them, without a sign-in', async () => {
  sessionStorage.setItem('scheduling.client-key', 'host.secret')
  const path = '/calendar-connections/google?code=c&state=client.abc'
  const { router } = await renderApp({ path, isSignedIn: false, state: { clientRequest: requestOf() } })
  await screen.findByRole('button', { name: 'Stop sharing' })
  expect(router.state.location.href).toBe(connectPath)
})

test('our windows and the host’s sites hear that a calendar is connected, and nothing else', () => {
  const told: unknown[] = []
  const other = { postMessage: (...said: unknown[]) => void told.push(said) }
  const page = {
    opener: other,
    parent: {},
    location: { origin: 'https://meet.example' },
  } as unknown as Window
  Object.assign(page, { parent: page })
  tellConnected(page, ['https://shop.example', 'https://meet.example'])
  expect(told).toEqual([
    [{ type: 'client-connected' }, 'https://meet.example'],
    [{ type: 'client-connected' }, 'https://shop.example'],
  ])
})

test('a provider is asked once, however fast somebody clicks, and the button is busy', async () => {
  const { state } = await renderApp(visitor)
  const connect = await screen.findByRole('button', { name: /Google/ })
  state.wait = new Promise(() => undefined)
  fireEvent.click(connect)
  fireEvent.click(connect)
  expect(connect.dataset.loading).toBe('true')
  expect(state.calls.filter(({ route }) => route === 'POST /client-requests/start')).toHaveLength(1)
})
