// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

async function invite(email: string) {
  fireEvent.change(await screen.findByLabelText('Business email'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
}

test('who is invited stands in the list, and the next can be typed', async () => {
  const { state } = await renderApp({ path: '/invite' })
  await invite(' noa@park.example ')
  await screen.findByText('Your invitation is on its way to noa@park.example.')
  expect(screen.getByText('noa@park.example', { selector: 'bdi' })).toBeDefined()
  expect(screen.getByLabelText('Business email')).toHaveProperty('value', '')
  expect(state.calls.at(-1)).toMatchObject({ args: { body: { email: 'noa@park.example' } } })
})

test('what is no address is said at the field, and kept', async () => {
  const { state } = await renderApp({ path: '/invite' })
  await invite('noa')
  await screen.findByText('Email format invalid')
  expect(screen.getByLabelText('Business email')).toHaveProperty('value', 'noa')
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /referrals/invitations')
})

test('who was invited before is said to get no second mail', async () => {
  await renderApp({ path: '/invite' })
  await invite('Mira@studio.example')
  await screen.findByText('You have already invited Mira@studio.example. We don’t send a second invitation.')
})

test('that invitations wait for another day is said', async () => {
  const heldMails = { held: 2, until: '2026-11-25T00:00:00.000Z' }
  await renderApp({ path: '/invite', state: { heldMails } })
  await screen.findByText(/^2 emails to new people are waiting because of our daily limit/)
})

test('points become a gift card once that has been confirmed', async () => {
  const { state } = await renderApp({ path: '/invite/rewards' })
  fireEvent.click(await screen.findByRole('button', { name: 'Claim the $10 gift card' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }))
  await screen.findByText('0 points')
  expect(state.calls.at(-1)).toMatchObject({
    route: 'POST /referrals/rewards',
    args: { body: { points: 50 } },
  })
})

test('an invitation that cannot be sent is said, and the address kept', async () => {
  const failing = new Map([['POST /referrals/invitations', { code: 'rate_limited' as const }]])
  await renderApp({ path: '/invite', state: { failing } })
  await invite('noa@park.example')
  await screen.findByText('Cannot invite this e-mail. Too many attempts. Try again in a few minutes.')
  expect(screen.getByLabelText('Business email')).toHaveProperty('value', 'noa@park.example')
})

test.each([
  [
    'cannot_invite_email',
    'Cannot invite this e-mail. It’s your own, from a disposable mail service, or you deleted its invitation before.',
  ],
  [
    'business_email_only',
    'Only business e-mail allowed. For a free mail service, share your affiliate link instead.',
  ],
] as const)('an address that earns nobody money is refused at its field: %s', async (code, text) => {
  const errors = [{ path: 'email', reason: code, message: '' }]
  const failing = new Map([['POST /referrals/invitations', { code, errors }]])
  await renderApp({ path: '/invite', state: { failing } })
  await invite('noa@gmail.com')
  await screen.findByText(text)
  expect(screen.getByLabelText('Business email')).toHaveProperty('value', 'noa@gmail.com')
})

const statusOf = async (email: string) =>
  within(await screen.findByRole('article', { name: email })).queryByText(/^(Signed up|Upgraded)$/)
    ?.textContent

test('who came by an invitation is shown with what they did', async () => {
  await renderApp({ path: '/invite' })
  expect(await statusOf('mira@studio.example')).toBeUndefined()
  expect(await statusOf('tomas.lindqvist@nordlicht-beratung.example')).toBe('Signed up')
  expect(await statusOf('lea@atelier.example')).toBe('Upgraded')
})

const REMIND = 'Remind jonas.weber@praxis.example'

test('a reminder is sent once, and only where the server offers it', async () => {
  const { state } = await renderApp({ path: '/invite' })
  const button = await screen.findByRole('button', { name: REMIND })
  expect(screen.getAllByRole('button', { name: /^Remind / })).toEqual([button])
  fireEvent.click(button)
  await screen.findByText('Your reminder is on its way to jonas.weber@praxis.example.')
  expect(screen.queryByRole('button', { name: REMIND })).toBeNull()
  expect(state.calls.filter(({ route }) => route.endsWith('/reminder'))).toHaveLength(1)
})

test('a reminder that cannot be sent is said, and can be tried again', async () => {
  const failing = new Map([['POST /referrals/invitations/:id/reminder', { code: 'rate_limited' as const }]])
  await renderApp({ path: '/invite', state: { failing } })
  fireEvent.click(await screen.findByRole('button', { name: REMIND }))
  await screen.findByText('Cannot send reminder or e-mail. Too many attempts. Try again in a few minutes.')
  expect(screen.getByRole('button', { name: REMIND })).toBeDefined()
})

test('an invitation is deleted once that has been confirmed', async () => {
  const { state } = await renderApp({ path: '/invite' })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the invitation to mira@studio.example' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^mira@studio\.example disappears from your list/)).toBeDefined()
  expect(state.calls.map(({ route }) => route)).not.toContain('DELETE /referrals/invitations/:id')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Invitation deleted')
  expect(screen.queryByRole('article', { name: 'mira@studio.example' })).toBeNull()
})
