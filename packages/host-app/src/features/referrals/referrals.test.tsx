// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

async function invite(email: string) {
  fireEvent.change(await screen.findByLabelText('Whom do you want to invite?'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
}

test('who is invited stands in the list, and the next can be typed', async () => {
  const { state } = await renderApp({ path: '/invite' })
  await invite(' noa@park.example ')
  await screen.findByText('Your invitation is on its way to noa@park.example.')
  expect(screen.getByText('noa@park.example', { selector: 'bdi' })).toBeDefined()
  expect(screen.getByLabelText('Whom do you want to invite?')).toHaveProperty('value', '')
  expect(state.calls.at(-1)).toMatchObject({ args: { body: { email: 'noa@park.example' } } })
})

test('what is no address is said at the field, and kept', async () => {
  const { state } = await renderApp({ path: '/invite' })
  await invite('noa')
  await screen.findByText('Email format invalid')
  expect(screen.getByLabelText('Whom do you want to invite?')).toHaveProperty('value', 'noa')
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /referrals/invitations')
})

test('who was invited before is said to get no second mail', async () => {
  await renderApp({ path: '/invite' })
  await invite('mira@studio.example')
  await screen.findByText('You have invited mira@studio.example before: nobody gets a second mail.')
})

test('that invitations wait for another day is said', async () => {
  const heldMails = { held: 2, until: '2026-11-25T00:00:00.000Z' }
  await renderApp({ path: '/invite', state: { heldMails } })
  await screen.findByText(/^2 emails to new people are waiting because of our daily limit/)
})

test('points become a gift card once that has been confirmed', async () => {
  const { state } = await renderApp({ path: '/invite/rewards' })
  fireEvent.click(await screen.findByRole('button', { name: 'Claim the gift card of 20 dollars' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }))
  await screen.findByText('0 points')
  expect(state.calls.at(-1)).toMatchObject({
    route: 'POST /referrals/rewards',
    args: { body: { points: 100 } },
  })
})

test('an invitation that cannot be sent is said, and the address kept', async () => {
  const failing = new Map([['POST /referrals/invitations', { code: 'rate_limited' as const }]])
  await renderApp({ path: '/invite', state: { failing } })
  await invite('noa@park.example')
  await screen.findByText('Cannot invite this e-mail. Too many attempts. Wait a while and try again.')
  expect(screen.getByLabelText('Whom do you want to invite?')).toHaveProperty('value', 'noa@park.example')
})
