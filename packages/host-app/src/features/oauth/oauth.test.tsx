// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { actingAs } from '../organizations/fixture.ts'
import { apps, badRequest, grants, refusedRequest } from './fixture.ts'

const asking = '/integrations/authorize?client_id=https%3A%2F%2Fassistant.example%2Fapp&state=007'
const path = '/integrations/api-keys'
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('who asks, for what and for whom is said; yes leads back with the code', async () => {
  const { state, deps } = await renderApp({ path: asking })
  const leaveFor = vi.spyOn(deps.document, 'leaveFor')
  await screen.findByRole('heading', { name: 'Allow Assistant to act for you?' })
  screen.getByText(/Read and change: Meetings/)
  screen.getByText(/Published by assistant\.example/)
  expect(screen.getByRole('link', { name: 'Don’t allow' }).getAttribute('href')).toContain('access_denied')
  await press('Allow')
  await screen.findByRole('heading', { name: 'Assistant is connected' })
  expect(leaveFor).toHaveBeenCalledWith('https://assistant.example/answer?code=wzc_story')
  const [sent] = state.calls.filter(({ route }) => route === 'POST /oauth/grants')
  expect(sent?.args).toMatchObject({
    body: { request: 'client_id=https%3A%2F%2Fassistant.example%2Fapp&state=007' },
  })
})

test('who is not signed in signs in on the page; a wrong password keeps what was typed, and the request goes on', async () => {
  const { router, state } = await renderApp({ path: asking, isSignedIn: false })
  await screen.findByRole('heading', { name: 'An app wants access to your account' })
  await press('Sign in')
  const dialog = within(await screen.findByRole('dialog'))
  const [email, password] = [dialog.getByLabelText('Email'), dialog.getByLabelText('Password')]
  expect(dialog.getByRole('link').getAttribute('href')).toContain(encodeURIComponent('state=007'))
  fireEvent.change(email, { target: { value: 'noor@example.com' } })
  fireEvent.change(password, { target: { value: 'Wrong-2026!' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
  await dialog.findByText('Wrong details! Please try again')
  expect([email, password].map((field) => (field as HTMLInputElement).value)).toEqual([
    'noor@example.com',
    'Wrong-2026!',
  ])
  fireEvent.change(password, { target: { value: 'Secret-1' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Allow Assistant to act for you?' })
  expect(router.state.location.href).toBe(asking)
  const [sent] = state.calls.filter(({ route }) => route === 'POST /oauth/requests')
  expect(JSON.stringify(sent?.args)).toContain('state=007')
})

test('members let an app act for them in the organization that they act for', async () => {
  await renderApp({ path: asking, state: actingAs('member') })
  await screen.findByRole('heading', { name: 'Allow Assistant to act for you?' })
  screen.getByText(/Studio North/)
})

test('an app whose address is not right gets nothing, and no link leads to it', async () => {
  await renderApp({ path: asking, state: { failing: new Map([['POST /oauth/requests', badRequest]]) } })
  await screen.findByRole('heading', { name: 'This app can’t be connected' })
  screen.getByText(/is not registered for this app/)
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('a wrong request can be answered, with the reason', async () => {
  await renderApp({ path: asking, state: { accessRequest: refusedRequest } })
  const back = await screen.findByRole('link', { name: 'Back to assistant.example' })
  expect(back.getAttribute('href')).toContain('invalid_scope')
})

test('connected apps are listed beside keys, and removed after a question', async () => {
  const { state } = await renderApp({ path, state: { grants: structuredClone(grants) } })
  const row = await screen.findByRole('article', { name: 'Assistant' })
  within(row).getByText('For AI assistants (MCP) only')
  await press('Remove Assistant')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(state.grants).toEqual([]))
})

test('an app is registered by hand; a wrong address is refused at its field; a secret is shown once', async () => {
  const { state } = await renderApp({ path, state: { apps: structuredClone(apps) } })
  await press('Register an app')
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Tool' } })
  const addresses = screen.getByLabelText('Redirect URLs')
  fireEvent.change(addresses, { target: { value: 'javascript:alert(1)' } })
  await press('Register')
  expect(state.apps).toHaveLength(1)
  fireEvent.change(addresses, { target: { value: 'https://tool.example/a\nhttp://localhost/b' } })
  fireEvent.click(screen.getByLabelText('The app can keep a secret'))
  await press('Register')
  await screen.findByText('wzs_a-secret-of-a-story')
  expect(state.apps[0]?.redirects).toEqual(['https://tool.example/a', 'http://localhost/b'])
})
