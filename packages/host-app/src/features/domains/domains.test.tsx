// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from '../accounts/fixture.ts'
import { waitingDomain, workingDomain } from './fixture.ts'

test('a domain is entered, and it is said what has to stand in its DNS', async () => {
  await renderApp({ path: '/settings/domain' })
  fireEvent.change(await screen.findByLabelText(/^Your domain/), { target: { value: 'meet.berg.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use this domain' }))
  await screen.findByText(/There is no record/)
  screen.getByText('_scheduling.meet.berg.example')
})

test('a refused one is said at its field, and what was typed stays', async () => {
  const errors = [{ path: 'domain', reason: 'not_public', message: 'x' }]
  const failing = new Map([['PUT /domain', { code: 'invalid_input' as const, errors }]])
  await renderApp({ path: '/settings/domain', state: { failing } })
  const field = await screen.findByLabelText<HTMLInputElement>(/^Your domain/)
  fireEvent.change(field, { target: { value: 'printer.local' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use this domain' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe('printer.local')
})

test('looked at again, it says what is found now', async () => {
  const { state } = await renderApp({ path: '/settings/domain', state: { domain: waitingDomain } })
  await screen.findByText(/There is no record/)
  state.domain = workingDomain
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
  await screen.findByText(/It works/)
})

test('it is taken away after it was said what follows', async () => {
  const { state } = await renderApp({ path: '/settings/domain', state: { domain: workingDomain } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove domain' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove domain' }))
  await screen.findByLabelText(/^Your domain/)
  expect(state.domain).toBeNull()
})

test('a domain that another tab has set is not replaced, and what was typed stays', async () => {
  const { state } = await renderApp({ path: '/settings/domain' })
  const field = await screen.findByLabelText<HTMLInputElement>(/^Your domain/)
  fireEvent.change(field, { target: { value: 'book.berg.example' } })
  state.domain = workingDomain
  fireEvent.click(screen.getByRole('button', { name: 'Use this domain' }))
  await screen.findByText(/^Your domain wasn’t saved/)
  expect([field.value, state.domain.domain]).toEqual(['book.berg.example', workingDomain.domain])
})

test('links that are copied carry the domain', async () => {
  const state = { me: { ...me, custom_domain: 'meet.berg.example' } }
  await renderApp({ path: '/settings/link', state })
  await screen.findByText('https://meet.berg.example/anna')
})

test.each([
  ['our meetings', /^“our meetings” is not a domain\. Enter one such as meet\.example\.com\./],
  ['localhost', /^“localhost” is not a domain/],
])('“%s” is named, with what would be accepted, and is not sent', async (typed, said) => {
  const { state } = await renderApp({ path: '/settings/domain' })
  fireEvent.change(await screen.findByLabelText(/^Your domain/), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Use this domain' }))
  await screen.findByText(said)
  expect(state.calls.map(({ route }) => route)).not.toContain('PUT /domain')
})

test('a pasted address is sent without its scheme', async () => {
  const { state } = await renderApp({ path: '/settings/domain' })
  const value = ' https://meet.berg.example/ '
  fireEvent.change(await screen.findByLabelText(/^Your domain/), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Use this domain' }))
  await screen.findByText(/There is no record/)
  expect(state.domain?.domain).toBe('meet.berg.example')
})
