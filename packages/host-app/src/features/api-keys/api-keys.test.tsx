// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { apiKeys } from './fixture.ts'

afterEach(() => vi.restoreAllMocks())

const path = '/integrations/api-keys'

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('one is made with the password, and shown once', async () => {
  const { state } = await renderApp({ path })
  await press('New key')
  await press('Create key')
  expect((await screen.findAllByText('This field is required')).length).toBe(2)
  await type('Name', 'Zapier')
  await type('Your password', 'Wrong-1')
  await press('Create key')
  await screen.findByText('Incorrect current password')
  await type('Your password', 'Secret-1')
  await press('Create key')
  await screen.findByText('wzl_a-key-of-a-story-new0')
  await screen.findByRole('article', { name: 'Zapier' })
  expect(state.apiKeys.map(({ scopes }) => scopes)).toEqual([['bookings:write', 'event_types:read']])
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy key')
  await screen.findByText('API key copied')
  await press('I’ve saved it')
  expect(screen.queryByText('wzl_a-key-of-a-story-new0')).toBeNull()
})

test('a key that may do nothing is not made, and nothing typed is lost', async () => {
  const { state } = await renderApp({ path })
  await press('New key')
  await type('Name', 'Zapier')
  await type('Your password', 'Secret-1')
  for (const area of ['Meetings', 'Event types'])
    fireEvent.click(within(screen.getByRole('radiogroup', { name: area })).getByLabelText('None'))
  await press('Create key')
  await screen.findByText('Choose at least one permission')
  expect(state.apiKeys).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Zapier')
})

test('what keys may do and when they end is listed; one is removed after a question', async () => {
  const { state } = await renderApp({ path, state: { apiKeys: structuredClone(apiKeys) } })
  const report = await screen.findByRole('article', { name: 'Monthly report' })
  within(report).getByText(/Read: Analytics and Meetings/)
  within(report).getByText(/Expired on/)
  await press('Remove Monthly report')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Monthly report removed')
  await waitFor(() => expect(state.apiKeys.map(({ name }) => name)).toEqual(['Zapier']))
})

test('the address for AI assistants can be copied, and the API reference is a click away', async () => {
  await renderApp({ path })
  const part = within(await screen.findByRole('region', { name: 'AI assistants and developers' }))
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fireEvent.click(part.getByRole('button', { name: 'Copy address' }))
  await screen.findByText('Address copied')
  expect(written.mock.lastCall?.[0]).toBe(part.getByText(/\/api\/v1\/mcp$/).textContent)
  expect(part.getByRole('link', { name: 'API reference' }).getAttribute('href')).toBe('/docs/api')
})
