// @vitest-environment happy-dom
import { WELCOME } from '@scheduling/domain/pricing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from '../accounts/fixture.ts'
import { subscribed, subscriptionOf } from './fixture.ts'

// The specification's text for each failure and success (section 8), word for word, where people look for it.

const seller = { ...me, server: { ...me.server, hasPlans: true, sellsPlans: true } }
const growth = { me: { ...seller, plan_type: 'growth_monthly' }, billing: subscribed }
const agency = {
  me: { ...seller, plan_type: 'agency_monthly' },
  billing: { ...subscribed, subscription: subscriptionOf('agency_monthly', 20_000) },
}
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

  test('whose details cannot be used any more is asked for again', async () => {
    const refused = new Map([['POST /stripe/newPaymentMethod', { code: 'card_token_not_valid' as const }]])
    await renderApp({ path: '/settings/billing', state: { ...growth, failing: refused } })
    await press('Update card')
    await saveCard()
    await screen.findByText('These card details can no longer be used. Enter your card again.')
  })

  test('that its owner did not confirm is not kept', async () => {
    await renderApp({
      path: '/settings/billing',
      state: { ...growth, newMethod: 'need_confirm_payment_intent', paymentClient: 'declines' },
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

  test('is shown once its panel is closed, so that nothing closes a panel that was opened again', async () => {
    const { state } = await renderApp({ path: '/settings/billing', state: growth })
    await press('Update card')
    state.delayed.set('GET /users/aboutme', new Promise(() => {}))
    await saveCard()
    await screen.findByText(/ending in 4444/)
    expect(screen.queryByLabelText('Credit or debit card number')).toBeNull()
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
    ['Company name', 100],
    ['Address line 1', 100],
    ['Address line 2', 100],
    ['Town or city', 50],
    ['Postal code', 10],
    ['Phone', 20],
    ['Tax ID', 20],
  ])('take of "%s" no more than %i characters', async (label, length) => {
    await renderApp({ path: '/settings/billing', state: growth })
    await press('Edit')
    expect((await screen.findByLabelText<HTMLInputElement>(label)).maxLength).toBe(length)
  })

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

async function leaveAfterReason() {
  await press('Cancel anyway')
  fireEvent.change(await screen.findByLabelText('Why do you want to leave?'), {
    target: { value: 'It is too expensive for us now.' },
  })
  await press('Continue')
  await press('No thanks, proceed')
}

const taxIdWords = () =>
  screen.getByLabelText('Tax ID').closest('div.mantine-TextInput-root')?.nextElementSibling?.textContent
const savedDetails = (state: { calls: readonly { route: string; args: unknown }[] }) =>
  state.calls.find(({ route }) => route === 'POST /stripe/updateBillingDetails')?.args

async function typeTaxId(register: 'valid' | 'unknown' | 'invalid' | 'unchecked', typed = 'DE999999999') {
  const { state } = await renderApp({ path: '/settings/billing', state: { ...growth, register } })
  await press('Edit')
  fireEvent.change(await screen.findByLabelText('Tax ID'), { target: { value: typed } })
  return state
}

describe('a tax id', () => {
  test('says nothing before it is checked, which is a second after the last key', async () => {
    const state = await typeTaxId('valid')
    expect(taxIdWords()).toBe('')
    expect(state.calls.map(({ route }) => route)).not.toContain('POST /stripe/validateEUVAT')
    await screen.findByText('Valid: Noor GmbH')
  })

  test.each([
    ['valid', 'DE999999999', undefined],
    ['unknown', '', /^We couldn’t find this tax ID, so/],
    ['invalid', '', /^We couldn’t read this as an EU tax ID/],
    ['unchecked', '', /^We can’t reach the register right now/],
  ] as const)('that is %s and was just typed is saved as "%s"', async (register, tax_id, why) => {
    const state = await typeTaxId(register)
    await press('Save')
    await screen.findByText('Your settings has been updated.')
    expect(savedDetails(state)).toMatchObject({ body: { tax_id } })
    if (why) await screen.findByText(why)
  })

  test('is asked about with the country of the address, if it lacks one', async () => {
    const state = await typeTaxId('valid', '999 999/999')
    await press('Save')
    await screen.findByText('Your settings has been updated.')
    const asked = state.calls.find(({ route }) => route === 'POST /stripe/validateEUVAT')?.args
    expect(asked).toMatchObject({ body: { tax_id: 'DE999999999' } })
  })
})

test('after the details were removed nothing of the form is filled in', async () => {
  await renderApp({ path: '/settings/billing', state: { ...growth, me: { ...growth.me, region: 'DE' } } })
  await press('Remove')
  for (const label of ['Company name', 'Country', 'Address line 1', 'Town or city', 'Postal code', 'Tax ID'])
    expect(await screen.findByLabelText(label)).toHaveProperty('value', '')
})

test('a blank after a code that is valid has nobody wait', async () => {
  await renderApp({ path: '/upgrade?tier=growth&period=monthly', state: { me: seller } })
  fireEvent.click(await screen.findByLabelText('I have a discount code'))
  const field = await screen.findByLabelText('Discount code')
  fireEvent.change(field, { target: { value: 'WELCOME10' } })
  await screen.findByText('10% off this payment')
  fireEvent.change(field, { target: { value: 'WELCOME10 ' } })
  screen.getByText('10% off this payment')
  expect(screen.queryByText('Checking …')).toBeNull()
})

describe('plans', () => {
  test.each([
    ['monthly', ['$0.10', '$0.15', '$0.05']],
    ['yearly', ['$0.08', '$0.12', '$0.04']],
  ] as const)('paid %s name that price of extra minutes', async (period, prices) => {
    await renderApp({ path: `/upgrade?period=${period}`, state: { me: seller } })
    await screen.findByRole('region', { name: 'Growth' })
    const told = screen.getAllByText(/^Extra minutes at/).map(({ textContent }) => textContent)
    expect(told).toEqual(prices.map((price) => `Extra minutes at ${price} per minute`))
  })

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
    await leaveAfterReason()
    await press('Claim the offer')
    await screen.findByText('Sorry! We cannot apply a coupon to your plan.')
  })

  test('with fewer seats than an organization has members are refused', async () => {
    await renderApp({ path: '/upgrade', state: { ...growth, changes: 'exist_member_total' } })
    await choose('Agency')
    await screen.findByText('Charged now')
    await press('Switch to Agency, Monthly')
    await screen.findByText(
      'The number of existing members in the organization is greater than the selected number!',
    )
  })

  test('that could not be ended go on, which is said', async () => {
    const routes = failing('POST /stripe/unsubscribe')
    await renderApp({ path: '/settings/billing', state: { ...agency, failing: routes } })
    await press('Cancel subscription')
    await leaveAfterReason()
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(await dialog.findByRole('button', { name: 'Cancel subscription' }))
    await screen.findByText('Something went wrong. Please try again.')
    dialog.getByText('What you will lose')
  })

  test('whose end could not be taken back are said to end', async () => {
    await renderApp({
      path: '/settings/billing',
      state: {
        ...growth,
        failing: failing('POST /stripe/resume'),
        billing: { ...subscribed, expiring: 1_900_000_000 },
      },
    })
    await press('Keep subscription')
    await screen.findByText('Something went wrong, please try again')
  })
})

test('a discount code that is none is said a second after it was typed', async () => {
  const { state } = await renderApp({ path: '/upgrade', state: { me: seller } })
  await choose('Growth')
  fireEvent.click(await screen.findByLabelText('I have a discount code'))
  const field = await screen.findByLabelText<HTMLInputElement>('Discount code')
  expect(field.maxLength).toBe(30)
  fireEvent.change(field, { target: { value: 'NOTHING' } })
  await screen.findByText('This discount code is not valid')
  const asked = state.calls
    .filter(({ route }) => route === 'POST /stripe/checkCouponStatus')
    .map(({ args }) => args.body)
  // The first one is from the notice for people on a trial.
  expect(asked).toMatchObject([{ coupon_code: WELCOME.code }, { coupon_code: 'NOTHING' }])
})
