// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

async function fill(password: string) {
  fireEvent.change(await screen.findByLabelText(/^Why/), { target: { value: 'No more meetings' } })
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } })
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))

test('is asked for with a reason, a password and a word on the meetings, and says until when it can be had back', async () => {
  const { state, session, router } = await renderApp({ path: '/settings/delete' })
  await fill('Secret-1')
  fireEvent.click(screen.getByLabelText(/^Keep them/))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press()
  await vi.waitFor(() => screen.getByText('Account deleted'))
  expect(state.calls.at(-1)).toMatchObject({
    route: 'POST /users/delete',
    args: { body: { reason: 'No more meetings', meetings: 'keep', pass: 'Secret-1' } },
  })
  screen.getByText(/Until Tuesday, December 8/)
  vi.advanceTimersByTime(3_000)
  vi.useRealTimers()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(session.token()).toBeUndefined()
})

test('where another call ends the session first, it is said all the same', async () => {
  const { router, endSession } = await renderApp({ path: '/settings/delete' })
  await fill('Secret-1')
  press()
  await screen.findByRole('heading', { name: 'Account deleted' })
  endSession()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await screen.findByText('Account deleted')
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
