// @vitest-environment happy-dom
import type { Grant } from '@scheduling/contract'
import { loadHostTranslator } from '@scheduling/messages/host'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { someConnection } from '../connections/fixture.ts'
import { grants } from '../oauth/fixture.ts'
import { hooks } from '../webhooks/fixture.ts'
import { CATEGORIES } from './catalog-search.ts'
import { APPS } from './catalog.ts'

const t = await loadHostTranslator('en')
const ga4 = { appId: 'ga4', trackingId: 'G-AB12CD34EF' } as const

test('every category has an app', () => {
  expect(CATEGORIES.filter((name) => APPS.every(({ category }) => category !== name))).toEqual([])
})

test('the catalog shows what is built, and what is connected', async () => {
  await renderApp({ path: '/integrations', state: { integrations: [ga4] } })
  await screen.findByText('Connected')
  expect(screen.getByRole('link', { name: /Google Analytics 4/ }).textContent).toContain('Connected')
  screen.getByText(`${APPS.length} integrations`)
})

test('accounts that are connected, and the rooms that they make, are connected in the catalog', async () => {
  const google = someConnection(1)
  const zoom = someConnection(2, { provider: 'zoom' })
  const rooms = [
    { kind: 'google_meet' as const, connectionId: google.id },
    { kind: 'zoom' as const, connectionId: zoom.id },
  ]
  await renderApp({ path: '/integrations', state: { connections: [google, zoom], rooms } })
  await waitFor(() => expect(screen.getAllByText('Connected')).toHaveLength(3))
  for (const name of [/Google Meet/, /Google Calendar/, /Zoom/])
    expect(screen.getByRole('link', { name }).textContent).toContain('Connected')
})

test('the extension is connected in the catalog once it was allowed, other apps do not count', async () => {
  const [app] = grants as [Grant]
  const extension = { ...app, site: 'meet.example' }
  await renderApp({ path: '/integrations', state: { grants: [extension] } })
  await screen.findByText('Connected')
  expect(screen.getByRole('link', { name: /Chrome/ }).textContent).toContain('Connected')
  cleanup()
  const { state } = await renderApp({ path: '/integrations', state: { grants: [app] } })
  await waitFor(() => expect(state.calls.some(({ route }) => route === 'GET /oauth/grants')).toBe(true))
  expect(screen.queryByText('Connected')).toBeNull()
})

test('a server that allows no extension says so, and offers no download', async () => {
  const failing = new Map([['GET /oauth/extension', { code: 'route_not_found' as const }]])
  await renderApp({ path: '/integrations/chrome_extension', state: { failing } })
  await screen.findByText('This server doesn’t allow the extension. Ask whoever runs it.')
  expect(screen.queryByRole('link', { name: 'Download extension' })).toBeNull()
})

test('category and search are in the address, and can be undone from an empty result', async () => {
  const { router } = await renderApp({ path: '/integrations' })
  fireEvent.click(await screen.findByLabelText('Tracking', { selector: 'input' }))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wix' } })
  await screen.findByText('Nothing found for “wix”')
  expect(router.state.location.href).toBe('/integrations?category=tracking&q=wix')
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByRole('link', { name: /Wix/ })
})

test('every integration of the catalog has its page', async () => {
  const { router } = await renderApp({ path: '/integrations' })
  for (const { id } of APPS) {
    router.history.push(`/integrations/${id}`)
    await screen.findByRole('heading', { level: 1, name: t(`app.${id}`) })
    await screen.findByRole('heading', { level: 2, name: /Step by step|What is sent/ })
  }
})

test('a platform gives its own code for the chosen event', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { router } = await renderApp({ path: '/integrations/wordpress' })
  await screen.findByText('[scheduling url="anna"]')
  fireEvent.click(await screen.findByLabelText('In the page', { selector: 'input' }))
  await screen.findByRole('img', { name: 'Where the code goes: “Custom HTML”' })
  expect(router.state.location.href).toBe('/integrations/wordpress?way=page')
  const steps = within(screen.getByRole('region', { name: 'Step by step' }))
  fireEvent.click(steps.getByRole('button', { name: 'Copy code' }))
  await waitFor(() => expect(written.mock.lastCall?.[0]).toContain('data-schedule></iframe>'))
  const video = within(screen.getByRole('region', { name: 'Add a video' }))
  video.getByText(/^\[scheduling kind="video" url="video_embed\/ID"/)
})

test('an id of another kind is refused at the field with an example', async () => {
  const { state } = await renderApp({ path: '/integrations/ga4' })
  fireEvent.change(await screen.findByLabelText('Measurement ID'), { target: { value: 'UA-1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  await screen.findByText('Enter an ID such as G-AB12CD34EF')
  expect(state.integrations).toEqual([])
})

test('a pasted id connects, and disconnecting can be undone', async () => {
  const { state } = await renderApp({ path: '/integrations/ga4' })
  fireEvent.change(await screen.findByLabelText('Measurement ID'), { target: { value: ' g-ab12cd34ef ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  await screen.findByText('Google Analytics 4 now gets your bookings')
  expect(state.integrations).toEqual([ga4])
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(state.integrations).toEqual([]))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(state.integrations).toEqual([ga4]))
})

test('a disconnection that the server refuses is taken back', async () => {
  const { state } = await renderApp({ path: '/integrations/ga4', state: { integrations: [ga4] } })
  state.failing.set('DELETE /integrations/:appId', { code: 'unavailable' })
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await screen.findByText(/We can’t reach the server/)
  screen.getByRole('button', { name: 'Disconnect' })
})

test('an integration that does not exist leads back to the catalog', async () => {
  await renderApp({ path: '/integrations/myspace' })
  await screen.findByRole('heading', { level: 1, name: 'This integration doesn’t exist' })
  screen.getByRole('link', { name: 'Catalog' })
})

test('what Zapier hears of is on its page, not among the webhooks, and can be removed', async () => {
  const { router, state } = await renderApp({ path: '/integrations', state: { webhooks: [...hooks] } })
  await waitFor(() => expect(screen.getAllByText('Connected')).toHaveLength(3))
  await router.navigate({ to: '/integrations/$appId', params: { appId: 'zapier' } })
  const row = within(await screen.findByRole('article', { name: 'Poll decided' }))
  expect(screen.queryByRole('article', { name: /Canceled/ })).toBeNull()
  fireEvent.click(row.getByRole('button', { name: 'Remove Poll decided' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Poll decided' })).toBeNull())
  expect(state.webhooks.map(({ id }) => id)).toEqual([hooks[0]?.id, hooks[2]?.id])
  await router.navigate({ to: '/integrations/webhooks' })
  expect(await screen.findAllByRole('article')).toHaveLength(1)
})

test('a key for Zapier is made on its page, with what it needs and nothing else, and shown once', async () => {
  const { state } = await renderApp({ path: '/integrations/zapier' })
  fireEvent.click(await screen.findByRole('button', { name: 'Create key' }))
  const form = within(await screen.findByRole('form', { name: 'New key' }))
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Zapier')
  expect(form.queryByRole('radiogroup')).toBeNull()
  fireEvent.change(form.getByLabelText('Your password'), { target: { value: 'Secret-1' } })
  fireEvent.click(form.getByRole('button', { name: 'Create key' }))
  await screen.findByText('wzl_a-key-of-a-story-new0')
  expect(state.apiKeys.map(({ name, scopes }) => [name, scopes.toSorted()])).toEqual([
    ['Zapier', ['bookings:write', 'event_types:read', 'one_offs:write', 'webhooks:write']],
  ])
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fireEvent.click(screen.getByRole('button', { name: 'Copy key' }))
  await screen.findByText('API key copied')
  fireEvent.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  expect(screen.queryByText('wzl_a-key-of-a-story-new0')).toBeNull()
})

test('the page of a service leads to all keys, and for pasted addresses to a new webhook', async () => {
  const { router } = await renderApp({ path: '/integrations/pabbly_connect' })
  const keys = within(await screen.findByRole('region', { name: 'API key' }))
  expect(keys.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/integrations/api-keys')
  fireEvent.click(screen.getByRole('link', { name: 'Add webhook' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/integrations/webhooks/new'))
})
