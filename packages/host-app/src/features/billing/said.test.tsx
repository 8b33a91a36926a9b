// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from '../accounts/fixture.ts'
import { subscribed } from './fixture.ts'

// What the specification says of each failure and success, section 8: word for word, and where it is looked for.

const seller = { ...me, server: { ...me.server, hasPlans: true, sellsPlans: true } }
const growth = { me: { ...seller, plan_type: 'growth_monthly' }, billing: subscribed }
const withoutPlan = { me: seller, billing: { ...subscribed, subscription: false as const } }

const failing = (...routes: string[]) =>
  new Map(routes.map((route) => [route, { code: 'internal_error' as const }]))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function saveCard() {
  fireEvent.input(await screen.findByLabelText('Credit or debit card number'), { target: { value: '4' } })
  await press('Save card')
}

const choose = async (name: string) => {
  const plan = within(await screen.findByRole('region', { name }))
  fireEvent.click(plan.getByRole('button', { name: 'SUBSCRIBE' }))
}

async function move() {
  await press('Edit')
  fireEvent.change(await screen.findByLabelText('Town or city'), { target: { value: 'Potsdam' } })
  await press('Save')
}

describe('the card', () => {
  test.each([
    ['Update card', growth, 'Something is wrong. Please try again.'],
    [
      'Add card',
      { ...growth, billing: { ...subscribed, card: null } },
      'Something went wrong, please try again',
    ],
  ])('"%s" that fails says so beside it', async (opener, state, text) => {
    await renderApp({
      path: '/settings/billing',
      state: { ...state, failing: failing('POST /stripe/newPaymentMethod') },
    })
    await press(opener)
    await saveCard()
    expect((await screen.findByText(text)).closest('form')).not.toBeNull()
  })

  test('that its owner did not confirm is not kept', async () => {
    await renderApp({
      path: '/settings/billing',
      state: { ...growth, newMethod: 'need_confirm_payment_intent', till: 'declines' },
    })
    await press('Update card')
    await saveCard()
    await screen.findByText('Can not confirm your card!')
  })

  test('is updated', async () => {
    await renderApp({ path: '/settings/billing', state: growth })
    await press('Update card')
    await saveCard()
    await screen.findByText('Your new card has been updated!')
  })

  test.each([
    [[], 'Your card has been removed!'],
    [['POST /stripe/removePaymentMethod'], 'Something went wrong, please try again'],
  ])('is removed, where %j fails', async (routes, text) => {
    await renderApp({ path: '/settings/billing', state: { ...withoutPlan, failing: failing(...routes) } })
    await press('Update card')
    await press('Remove card')
    await screen.findByText(text)
  })
})

describe('billing address and tax', () => {
  test.each([
    ['GET /stripe/getBillingDetails', null, 'Could not get your settings of Billing address & Tax.'],
    ['DELETE /stripe/removeBillingDetails', 'Remove', 'Could not remove billing details.'],
  ])('%s that fails', async (route, button, text) => {
    await renderApp({ path: '/settings/billing', state: { ...growth, failing: failing(route) } })
    if (button) await press(button)
    await screen.findByText(text)
  })

  test('are saved', async () => {
    await renderApp({ path: '/settings/billing', state: growth })
    await move()
    await screen.findByText('Your settings has been updated.')
  })

  test('that are not saved stay as they were typed', async () => {
    const routes = failing('POST /stripe/updateBillingDetails')
    await renderApp({ path: '/settings/billing', state: { ...growth, failing: routes } })
    await move()
    await screen.findByText('Could not update your settings.')
    expect(screen.getByLabelText('Town or city')).toHaveProperty('value', 'Potsdam')
  })
})

test('a tax id that was just typed is not saved without it', async () => {
  const { state } = await renderApp({ path: '/settings/billing', state: growth })
  await press('Edit')
  fireEvent.change(await screen.findByLabelText('Tax ID'), { target: { value: 'DE999999999' } })
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  await waitFor(() => expect(save).toHaveProperty('disabled', false), { timeout: 3_000 })
  fireEvent.click(save)
  await screen.findByText('Your settings has been updated.')
  expect(state.calls.find(({ route }) => route === 'POST /stripe/updateBillingDetails')?.args).toMatchObject({
    body: { tax_id: 'DE999999999' },
  })
})

describe('plans', () => {
  test('whose tax cannot be told have no price, until it is asked again', async () => {
    const routes = failing('POST /stripe/calculateTax')
    await renderApp({ path: '/upgrade', state: { me: seller, failing: routes } })
    await choose('Growth')
    await screen.findByText('Could not calculate the price!')
    routes.clear()
    await press('Try again')
    await screen.findByRole('button', { name: 'Pay $149' })
  })

  test('whose offer cannot be taken stay as they are', async () => {
    await renderApp({
      path: '/settings/billing',
      state: { ...growth, failing: failing('POST /stripe/claimOffer') },
    })
    await press('Cancel subscription')
    await press('Cancel anyway')
    fireEvent.change(await screen.findByLabelText('Why do you want to leave?'), {
      target: { value: 'It is too expensive for us now.' },
    })
    await press('Go on')
    await press('No thanks, proceed')
    await press('Claim the offer')
    await screen.findByText('Sorry! We cannot apply a coupon to your plan.')
  })

  test('that could not be canceled are said to be there', async () => {
    await renderApp({
      path: '/settings/billing',
      state: {
        ...growth,
        failing: failing('POST /stripe/resume'),
        billing: { ...subscribed, expiring: 1_900_000_000 },
      },
    })
    await press('Keep the subscription')
    await screen.findByText('Something went wrong, please try again')
  })
})
