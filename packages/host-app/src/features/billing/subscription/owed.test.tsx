// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { me } from '../../accounts/fixture.ts'
import { SECONDS, subscribed, subscriptionOf, unpaid } from '../fixture.ts'

const about = {
  canceled: false,
  description: 'growth_monthly',
  id: 'sub_1',
  plan_type: 'growth_monthly',
  price: 149,
  subscription_id: 'sub_1',
  sub_created: 1,
  sub_start: 1,
  sub_end: 2,
  unpaid_until: SECONDS + 5 * 86_400,
}
const server = { ...me.server, hasPlans: true, sellsPlans: true }
const debtor = { ...me, server, plan_type: 'growth_monthly', subscription: about }
const state = { me: debtor, billing: unpaid }

test('a bar above every room leads to what is open', async () => {
  await renderApp({ path: '/availability', state })
  const bar = within(await screen.findByRole('region', { name: 'Your payment' }))
  bar.getByText(/^Your last payment failed\. Pay it by .* to keep your plan\.$/)
  expect(bar.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/upgrade/billing')
})

test('the bar of a plan that rests says so', async () => {
  const late = {
    ...debtor,
    account_type: 'basic' as const,
    subscription: { ...about, unpaid_until: SECONDS - 1 },
  }
  await renderApp({ path: '/upgrade/billing', state: { ...state, me: late } })
  await screen.findByText('Your last payment failed, and your plan is paused. Pay it to continue.')
})

test('what is open is said with its dates, and paid with the card that is kept', async () => {
  await renderApp({ path: '/upgrade/billing', state })
  const notice = within(await screen.findByRole('alert'))
  notice.getByText('$149 unpaid')
  notice.getByText(/^Invoice A-0004 has been unpaid since /)
  notice.getByText(/^We’ll charge your card again on /)
  notice.getByText(/^Your plan works until /)
  fireEvent.click(notice.getByRole('button', { name: 'Pay now' }))
  await screen.findByText('Thanks, your invoice is paid.')
  expect(screen.queryByText('$149 unpaid')).toBeNull()
})

test('a payment that its owner does not confirm stays open, and says so', async () => {
  await renderApp({
    path: '/upgrade/billing',
    state: { ...state, confirms: 'declined', paymentClient: 'declines' },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Pay now' }))
  await screen.findByText('Can not confirm your card!')
  screen.getByText('$149 unpaid')
})

test('a plan whose money went back says why it rests', async () => {
  const subscription = subscriptionOf('growth_monthly', 1_000, { taken_back: true })
  await renderApp({
    path: '/upgrade/billing',
    state: { me: debtor, billing: { ...subscribed, subscription } },
  })
  await screen.findByText('Your last payment was returned to you, so your plan is paused.')
})
