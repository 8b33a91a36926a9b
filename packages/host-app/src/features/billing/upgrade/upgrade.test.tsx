// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { me } from '../../accounts/fixture.ts'
import { noBilling, SECONDS, subscribed, subscriptionOf } from '../fixture.ts'
import { CONNECT_REFRESH, tellConnect } from '../tell-connect.ts'

const server = { ...me.server, hasPlans: true, sellsPlans: true }
const buyer = { ...me, server }
const about = {
  canceled: false,
  description: 'growth_yearly',
  id: 'sub_1',
  plan_type: 'growth_yearly',
  price: 1_430.4,
  subscription_id: 'sub_1',
  sub_created: 1,
  sub_start: 1,
  sub_end: 2,
}
const yearly = {
  me: { ...buyer, plan_type: 'growth_yearly', quantity_minutes: 1_000, subscription: about },
  billing: { ...subscribed, subscription: subscriptionOf('growth_yearly', 1_000) },
}

const plan = async (name: string) => within(await screen.findByRole('region', { name }))
const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test.each([
  ['Entry', '$99', '$198', '$79.20', '$158.40'],
  ['Growth', '$149', '$298', '$119.20', '$238.40'],
  ['Agency', '$1,000', '$2,000', '$800', '$1,600'],
])('the list price of %s is the double of its own, by the month and by the year', async (name, ...prices) => {
  const [month, listed, year, listedOfYear] = prices
  await renderApp({ path: '/upgrade', state: { me: buyer } })
  const column = await plan(name)
  const shown = (selector: string) => column.getByText(/^\$/, { selector }).textContent
  expect([shown('s'), shown('strong')]).toEqual([listed, month])
  fireEvent.click(screen.getByRole('radio', { name: /Yearly/ }))
  await waitFor(() => expect([shown('s'), shown('strong')]).toEqual([listedOfYear, year]))
})

test('whoever is led here because a trial is over is told so', async () => {
  const over = { ...buyer, account_type: 'basic' as const, plan_type: 'Free', trial_end: SECONDS - 86_400 }
  const { router } = await renderApp({ path: '/availability', state: { me: over } })
  await screen.findByText(/^Your trial ended on .*\. Choose a plan to use your account again\./)
  expect(router.state.location.pathname).toBe('/upgrade')
})

describe('the period that is shown', () => {
  test.each([['/upgrade'], ['/weezly-connect-upgrade']])(
    'at %s is that of the plan that is paid',
    async (path) => {
      await renderApp({ path, state: yearly })
      await plan('Growth')
      expect(isChecked(/Yearly/)).toBe(true)
    },
  )

  test.each([['/upgrade'], ['/weezly-connect-upgrade']])(
    'at %s is that of the plan in the address',
    async (path) => {
      await renderApp({ path: `${path}?tier=growth&period=yearly`, state: { me: buyer } })
      await screen.findByRole('heading', { name: 'Pay for Growth, Yearly' })
      expect(isChecked(/Yearly/)).toBe(true)
    },
  )

  test('over a page is that of the plan that is paid, and goes along to where it is paid for', async () => {
    const { router } = await renderApp({ path: '/availability', state: yearly })
    fireEvent.click(await screen.findByRole('button', { name: /’s account$/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Upgrade' }))
    const agency = await plan('Agency')
    expect(isChecked(/Yearly/)).toBe(true)
    fireEvent.click(agency.getByRole('button', { name: 'SUBSCRIBE' }))
    await screen.findByRole('heading', { name: 'Switch your plan' })
    expect(router.state.location).toMatchObject({ pathname: '/upgrade', search: { tier: 'agency' } })
    expect(isChecked(/Yearly/)).toBe(true)
  })
})

test('reading what a plan includes selects nothing', async () => {
  await renderApp({ path: '/upgrade', state: { me: buyer } })
  const growth = await plan('Growth')
  fireEvent.click(growth.getByRole('button', { name: /included more in detail/ }))
  await screen.findByRole('button', { name: 'Back' })
  expect(growth.getByRole('button', { name: 'SUBSCRIBE' })).toBeDefined()
  expect(screen.queryByText('SELECTED')).toBeNull()
})

test.each([['/upgrade'], ['/weezly-connect-upgrade']])(
  'at %s a subscriber is not asked to upgrade',
  async (path) => {
    await renderApp({ path, state: yearly })
    await screen.findByRole('heading', { name: `${me.userName}, your plan` })
    expect(screen.queryByText(/please upgrade/i)).toBeNull()
  },
)

describe('what is promoted', () => {
  const onTrial = { ...buyer, plan_type: 'entry_trial' }
  const code = 'Get 10 % off your first payment with the code WELCOME10.'
  const deal = /^Prefer to pay once\? .* start at \$99\./

  test('is the code to whoever is on trial, and the deal for life to whoever has none', async () => {
    await renderApp({ path: '/upgrade', state: { me: onTrial } })
    await screen.findByText(code)
    screen.getByText(deal)
  })

  test.each<[string, NonNullable<Parameters<typeof renderApp>[0]>['state']]>([
    ['the code to whoever pays', yearly],
    [
      'the code where it is not valid',
      { me: onTrial, failing: new Map([['POST /stripe/checkCouponStatus', { code: 'unavailable' }]]) },
    ],
    [
      'the code on Black Friday',
      { me: onTrial, billing: { ...noBilling, blackfriday: 'BLACKFRIDAY', blackfriday_ends: 1_800_000_000 } },
    ],
  ])('is not %s', async (_, state) => {
    await renderApp({ path: '/upgrade', state })
    await screen.findByText(deal)
    expect(screen.queryByText(code)).toBeNull()
  })

  test('is nothing to whoever has a plan for life', async () => {
    const state = { me: { ...buyer, lifetime: true }, billing: { ...noBilling, canUpgrade: false } }
    await renderApp({ path: '/upgrade', state })
    await screen.findByText(/^You have a lifetime plan/)
    expect(screen.queryByText(deal)).toBeNull()
    expect(screen.queryByText(code)).toBeNull()
  })
})

test.each(['/upgrade', '/upgrade/billing', '/settings/billing'])(
  'at %s whoever has not confirmed their address is asked to do so first',
  async (path) => {
    const state = {
      me: { ...buyer, userStatus: 'unverified' as const },
      billing: { ...noBilling, canUpgrade: false },
    }
    await renderApp({ path, state })
    await screen.findByText('Confirm your email address first. Then you can choose a plan.')
    for (const button of screen.queryAllByRole('button', { name: /SUBSCRIBE|Add card/ }))
      expect(button).toHaveProperty('disabled', true)
  },
)

test('who cannot upgrade is led home when the plans close', async () => {
  const state = { me: { ...buyer, lifetime: true }, billing: { ...noBilling, canUpgrade: false } }
  const { router } = await renderApp({ path: '/availability', state })
  fireEvent.click(await screen.findByRole('button', { name: /’s account$/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Upgrade' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^You have a lifetime plan/)
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('who can upgrade stays where they were when the plans close', async () => {
  const { router } = await renderApp({ path: '/availability', state: { me: buyer } })
  fireEvent.click(await screen.findByRole('button', { name: /’s account$/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Upgrade' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('region', { name: 'Growth' })
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/availability')
})

test('country and tax id are given before paying, and the price follows', async () => {
  const { state } = await renderApp({
    path: '/upgrade?tier=growth&period=monthly',
    state: { me: { ...buyer, region: 'DE' } },
  })
  await screen.findByRole('button', { name: 'Pay $149' })
  fireEvent.click(screen.getByText('Country and tax ID'))
  for (const [label, value] of [
    ['Address line 1', 'Torstraße 1'],
    ['Town or city', 'Berlin'],
    ['Postal code', '10119'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  state.billing = { ...state.billing, tax: { percentage: 19, reversed: false, country: 'DE' } }
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Pay $177.31' })
})

test('the billing screen leads back to the plans and names itself, where it does not stand alone', async () => {
  const { router } = await renderApp({ path: '/upgrade/billing', state: yearly })
  await screen.findByRole('button', { name: 'Back to packages' })
  expect(screen.getByRole('button', { name: 'Billing' }).getAttribute('aria-current')).toBe('page')
  await router.navigate({ to: '/settings/billing' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to packages' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Billing' })).toBeNull()
})

test('a card that is declined leaves plan and code as they are, and what to do is said', async () => {
  const failing = new Map([
    ['POST /stripe/addPaymentMethod', { code: 'card_refused' as const, detail: 'Your card was declined.' }],
  ])
  const { state } = await renderApp({
    path: '/upgrade?tier=growth&period=monthly',
    state: { me: buyer, failing },
  })
  fireEvent.click(await screen.findByLabelText('I have a discount code'))
  fireEvent.change(await screen.findByLabelText('Discount code'), { target: { value: 'WELCOME10' } })
  const number = await screen.findByLabelText('Credit or debit card number')
  fireEvent.input(number, { target: { value: '4000000000000002' } })
  const pay = await screen.findByRole('button', { name: 'Pay $134.10' }, { timeout: 5_000 })
  await waitFor(() => expect(pay).toHaveProperty('disabled', false))
  fireEvent.click(pay)
  await screen.findByText('Your card was declined. Use another card, or ask your bank.')
  expect(screen.getByLabelText('Discount code')).toHaveProperty('value', 'WELCOME10')
  expect(number).toHaveProperty('value', '4000000000000002')
  screen.getByRole('button', { name: 'Pay $134.10' })
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /stripe/subscribe')
})

test('a switch names what is given back and what is new, and the receipt says what was charged', async () => {
  const state = {
    me: { ...buyer, quantity_minutes: 1_000 },
    billing: { ...subscribed, subscription: subscriptionOf('entry_monthly', 1_000) },
  }
  await renderApp({ path: '/upgrade?tier=growth&period=monthly', state })
  const form = within(await screen.findByRole('form', { name: 'Switch your plan' }))
  await form.findByText('Charged now')
  const lines = [...form.getByText('Charged now').closest('dl')!.children].map(
    ({ textContent }) => textContent,
  )
  expect(lines).toEqual([
    'Unused time on Entry, Monthly',
    '−$49.50',
    'Growth, Monthly',
    '$74.50',
    'Charged now',
    '$25',
  ])
  form.getByText('Growth, Monthly costs $149 every month, before discount and tax.')
  fireEvent.click(form.getByRole('button', { name: 'Switch to Growth, Monthly' }))
  const receipt = within(await screen.findByRole('region', { name: 'Invoice A-0003' }))
  receipt.getByText('Charged')
})

test('who comes back from a bank is thanked, and analytics are told of the purchase', async () => {
  const page = window as { dataLayer?: object[] }
  // An earlier purchase may have left it on this page.
  delete page.dataLayer
  const path = '/upgrade?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1&state=success'
  const { router } = await renderApp({ path, state: { me: buyer } })
  await screen.findByRole('heading', { name: 'Thank you!' })
  expect(router.state.location.pathname).toBe('/payment-success')
  expect(page.dataLayer).toEqual([{ event: 'purchase', ecommerce: { currency: 'USD', value: 149 } }])
})

test('windows of our own are told that something was bought', () => {
  const told: unknown[] = []
  const other = { postMessage: (message: unknown, to: string) => told.push([message, to]) }
  const page = { opener: other, parent: other } as unknown as Window
  tellConnect(page, 'https://meet.example')
  expect(told).toEqual(Array.from({ length: 2 }, () => [{ type: CONNECT_REFRESH }, 'https://meet.example']))
})
