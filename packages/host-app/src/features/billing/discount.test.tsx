// @vitest-environment happy-dom
import type { DiscountShown } from '@scheduling/contract'
import type { PlanType } from '@scheduling/domain/pricing'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from '../accounts/fixture.ts'
import { SECONDS, subscribed, subscriptionOf } from './fixture.ts'

// The texts about a discount: how much, for how long, and what happens to it.

const server = { ...me.server, hasPlans: true, sellsPlans: true }
const HALF = {
  percent_off: 50,
  amount_off: null,
  ends: SECONDS + 60 * 86_400,
  duration: 'repeating',
} as const
const ONCE = { percent_off: 12.5, amount_off: null, ends: null, duration: 'once' } as const
const FOREVER = { percent_off: null, amount_off: 2_000, ends: null, duration: 'forever' } as const

const owner = (planType: PlanType, coupon: DiscountShown | null, canceled = false) => ({
  me: { ...me, server, plan_type: planType, quantity_minutes: 1_000 },
  billing: {
    ...subscribed,
    subscription: subscriptionOf(planType, 1_000, { coupon, canceled }),
    expiring: canceled ? SECONDS + 20 * 86_400 : null,
  },
})
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test.each([
  [HALF, /^50% off until /],
  [ONCE, /^12\.5% off your next payment$/],
  [FOREVER, /^\$20 off every payment$/],
])('with the subscription: %j', async (coupon, words) => {
  await renderApp({ path: '/settings/billing', state: owner('growth_monthly', coupon) })
  await screen.findByText(words)
})

describe('before a switch', () => {
  test('to a larger quantity it goes on', async () => {
    await renderApp({ path: '/upgrade?tier=growth', state: owner('growth_monthly', HALF) })
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '2000' } })
    await screen.findByText(/^You keep your discount: 50% off until /)
  })

  test('to another plan it ends, and that is said', async () => {
    await renderApp({ path: '/upgrade?tier=agency', state: owner('growth_monthly', HALF) })
    await screen.findByText(/^You lose your discount with this switch: 50% off until /)
  })

  test('nothing is said where there is none', async () => {
    await renderApp({ path: '/upgrade?tier=agency', state: owner('growth_monthly', null) })
    await screen.findByText('Charged now')
    expect(screen.queryByText(/your discount/)).toBeNull()
  })

  test('of a canceled plan its end is said', async () => {
    await renderApp({ path: '/upgrade?tier=agency', state: owner('growth_monthly', null, true) })
    await screen.findByText(/^Your subscription is canceled, so Agency, Monthly will end on /)
    expect(screen.queryByText(/costs .* every month/)).toBeNull()
  })
})

describe('the offer to stay', () => {
  test.each([
    [
      'growth_monthly',
      '50% off for the next 3 months',
      'Your subscription continues, and you pay half for the next 3 months.',
    ],
    [
      'growth_yearly',
      'Half off 3 months of your next year',
      'Your subscription continues. Your next payment will be 12.5% less.',
    ],
  ] as const)('of %s says what is true of it', async (planType, offer, claimed) => {
    await renderApp({ path: '/settings/billing', state: owner(planType, null) })
    await press('Cancel subscription')
    await press('Cancel anyway')
    fireEvent.change(await screen.findByLabelText('Why do you want to leave?'), {
      target: { value: 'It is too expensive for us now.' },
    })
    await press('Continue')
    await press('No thanks, proceed')
    await screen.findByText(offer)
    await press('Claim the offer')
    await screen.findByText(claimed)
  })
})
