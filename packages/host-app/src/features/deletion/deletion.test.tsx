// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { studio } from '../organizations/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'

async function fill(password: string) {
  fireEvent.change(await screen.findByLabelText(/^Why/), { target: { value: 'No more meetings' } })
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } })
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))

test('is asked for with a reason and a word on the meetings; a page without a shell says until when and how it is had back', async () => {
  localStorage.setItem('scheduling.theme', 'light')
  const { state, session, router } = await renderApp({
    path: '/settings/delete',
    state: { authenticator: 'offers' },
  })
  await fill('Secret-1')
  fireEvent.click(screen.getByLabelText(/^Keep them/))
  press()
  await screen.findByRole('heading', { name: 'Account deleted' })
  expect(state.calls.find(({ route }) => route === 'POST /users/delete')).toMatchObject({
    args: { body: { reason: 'No more meetings', meetings: 'keep', pass: 'Secret-1' } },
  })
  const how = /You can sign in until Tuesday, December 8/
  screen.getByText(how)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(session.token()).toBeUndefined()
  expect(localStorage.getItem('scheduling.theme')).toBe('light')
  await screen.findByRole('button', { name: 'Sign in' }, { timeout: 6_000 })
  screen.getByText(how)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})

test('that failed is said, and nothing that was typed is lost', async () => {
  const failing = new Map([['POST /users/delete', { code: 'internal_error' as const }]])
  await renderApp({ path: '/settings/delete', state: { failing } })
  await fill('Secret-1')
  press()
  await screen.findByText('We could not delete your account. Please try again!')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('No more meetings')
})

test('of somebody who owns an organization is not offered, says why, and leads there', async () => {
  const owned = [{ id: studio.id, name: studio.name }]
  const { session } = await renderApp({ path: '/settings/delete', state: { owned, organization: studio } })
  await screen.findByText('You own an organization. Transfer or delete it first.')
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: studio.name }))
  await waitFor(() => expect(session.actingFor()).toBe(studio.id))
})

test('of somebody who owns an organization by now is refused with the reason', async () => {
  const failing = new Map([['POST /users/delete', { code: 'owns_organization' as const }]])
  await renderApp({ path: '/settings/delete', state: { failing } })
  await fill('Secret-1')
  press()
  await screen.findByText('You own an organization. Transfer or delete it first.')
})

test('a wrong password is said at its field, and the reason stays', async () => {
  await renderApp({ path: '/settings/delete' })
  await fill('Wrong-1')
  press()
  await screen.findByText('Incorrect current password')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('No more meetings')
})

test('without a reason nothing is sent', async () => {
  const { state } = await renderApp({ path: '/settings/delete' })
  await screen.findByLabelText(/^Why/)
  press()
  await screen.findAllByText('This field is required')
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /users/delete')
})
