// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { embedOf } from './fixture.ts'
import { me } from '../accounts/fixture.ts'
import { idOf } from '../../fixtures/fixture.ts'

const shop = embedOf({ allowedSites: ['https://shop.example'], eventTypeId: idOf('event', 2) })

test('the list says kind, event, sites and day, and copies the code that names the embed', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderApp({ path: '/integrations/embeds', state: { embeds: [shop] } })
  const row = within(await screen.findByRole('article', { name: 'Shop' }))
  await row.findByText('Product demo')
  for (const text of ['Inline embed', 'shop.example', /Saved .*November 20/]) row.getByText(text)
  fireEvent.click(row.getByRole('button', { name: 'Copy code for Shop' }))
  await waitFor(() =>
    expect(written.mock.lastCall?.[0]).toContain(`https://meet.example/anna/demo?widget=${shop.id}&amp;`),
  )
})

test('no embed yet: what it is for, and one action', async () => {
  await renderApp({ path: '/integrations/embeds' })
  await screen.findByText('No saved embeds yet')
  expect(screen.getAllByRole('link', { name: 'New embed' })).toHaveLength(2)
})

test('a new embed is saved with its sites and then shows its code', async () => {
  const { state, router } = await renderApp({ path: '/integrations/embeds/new' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Shop' } })
  fireEvent.change(screen.getByLabelText('Allowed sites'), {
    target: { value: 'https://Shop.example/\n*.news.example' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Shop saved')
  const [saved] = state.embeds
  expect(saved?.allowedSites).toEqual(['https://shop.example', 'https://*.news.example'])
  await waitFor(() => expect(router.state.location.pathname).toBe(`/integrations/embeds/${saved?.id}`))
  await screen.findByText(new RegExp(`widget=${saved?.id}`))
})

test('a site with a path is refused at its field; nothing typed is lost', async () => {
  const { state } = await renderApp({ path: '/integrations/embeds/new' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Shop' } })
  const sites = screen.getByLabelText<HTMLTextAreaElement>('Allowed sites')
  fireEvent.change(sites, { target: { value: 'https://shop.example/contact' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(
    'https://shop.example/contact has a path. Enter just the site: https://shop.example',
  )
  expect([sites.value, state.embeds.length]).toEqual(['https://shop.example/contact', 0])
})

test('what the server blames of one site stands at the field', async () => {
  const { state } = await renderApp({
    path: `/integrations/embeds/${shop.id}`,
    state: { embeds: [shop] },
  })
  state.failing.set('PATCH /embeds/:id', {
    code: 'invalid_input',
    errors: [{ path: 'allowedSites[0]', reason: 'format', message: 'Not this one' }],
  })
  fireEvent.change(await screen.findByLabelText('Allowed sites'), {
    target: { value: 'https://other.example' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This isn’t in the expected format')
})

test('a change of the look says that the code has to be pasted again', async () => {
  const { state } = await renderApp({
    path: `/integrations/embeds/${shop.id}`,
    state: { embeds: [shop] },
  })
  fireEvent.click(await screen.findByLabelText('Hide event details'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Paste the code on your site again/)
  expect(state.calls.find(({ route }) => route === 'PATCH /embeds/:id')?.args.body).toEqual({
    settings: { ...shop.settings, hideEventDetails: true },
  })
})

test('deleting asks first and says what becomes of the code', async () => {
  const { state } = await renderApp({ path: '/integrations/embeds', state: { embeds: [shop] } })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Shop' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Its code keeps working, on the same sites as before.')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('No saved embeds yet')
  expect(state.embeds).toEqual([])
})

test('a full account reads what counts', async () => {
  const { state } = await renderApp({
    path: '/integrations/embeds',
    state: { embeds: [shop], me: { ...me, event_numbers: 4 } },
  })
  await screen.findByText('Event types and embeds count together: 4 of 4.')
  state.failing.set('POST /embeds', { code: 'event_limit_reached' })
  fireEvent.click(screen.getByRole('link', { name: 'New embed' }))
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'News' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('3 event types and 1 embed, with a limit of 4')
})

test('an embed that is gone says so', async () => {
  await renderApp({ path: '/integrations/embeds/nobody' })
  await screen.findByRole('heading', { level: 1, name: 'This embed doesn’t exist' })
})

test('the address that the specification gives leads to the embed', async () => {
  const { router } = await renderApp({ path: '/widget/0190a1c0-0000-7000-8000-0000000000e1' })
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/integrations/embeds/0190a1c0-0000-7000-8000-0000000000e1'),
  )
})
