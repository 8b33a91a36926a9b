import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'

// The stand-in for the provider’s script: nothing here proves that the real one works.

const origin = inject('origin')
const browser = useBrowser()

const ASKS_ALWAYS = '4000 0027 6000 3184'
const MASTERCARD = '5555 5555 5555 4444'

async function signIn({ email, password }: TestHost): Promise<Page> {
  const page = await browser.open(`${origin}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Integrations' }).waitFor()
  return page
}

async function choose(page: Page, plan: string): Promise<void> {
  await page.goto(`${origin}/upgrade`)
  await page.getByRole('region', { name: plan }).getByRole('button', { name: 'SUBSCRIBE' }).click()
}

async function typeCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await card.getByLabel('Credit or debit card number').fill(number)
  await card.getByLabel('Credit or debit card expiration date').fill('12 / 40')
  await card.getByLabel('Credit or debit card CVC/CVV').fill('123')
}

/** On the page of the bank. */
async function agree(page: Page): Promise<void> {
  await page
    .frameLocator('iframe[title="Secure payment confirmation"]')
    .getByRole('button', { name: 'Complete' })
    .click()
}

test('a plan is bought with a card that asks its owner, and kept for half the price', async () => {
  const host = await openHost(origin)
  const page = await signIn(host)
  await choose(page, 'Growth')
  await typeCard(page, ASKS_ALWAYS)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await agree(page)
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(await host.call('GET /users/aboutme')).toMatchObject({
    subscription: { plan_type: 'growth_monthly', price: 149, canceled: false },
  })

  await page.getByRole('link', { name: 'See billing' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel anyway' }).click()
  await page.getByLabel('Why do you want to leave?').fill('It is too expensive for us now.')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'No thanks, proceed' }).click()
  await page.getByRole('button', { name: 'Claim the offer' }).click()
  await page.getByText('The offer is yours').waitFor()
  const { subscription, invoices } = await host.call('GET /stripe/getBilling')
  expect(subscription).toMatchObject({ canceled: false, coupon: { percent_off: 50 } })
  const pdf = await fetch(invoices[0]?.pdf_url ?? '')
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
})

test('a plan is paid with the card that is kept and a code, switched up and down, and its card replaced', async () => {
  const host = await openHost(origin)
  await host.call('POST /stripe/addPaymentMethod', { body: { token: 'tok_visa' } })
  const page = await signIn(host)
  const thanks = page.getByRole('heading', { name: 'Thank you!' })
  const bought = async () => (await host.call('GET /stripe/getBilling')).subscription

  await choose(page, 'Entry')
  await page.getByText('I have a discount code').click()
  await page.getByLabel('Discount code', { exact: true }).fill('WELCOME10')
  await page.getByRole('button', { name: 'Pay $89.10' }).click()
  await thanks.waitFor()
  const { invoices } = await host.call('GET /stripe/getBilling')
  expect(invoices).toMatchObject([{ total: 89_10, status: 'paid' }])

  await choose(page, 'Growth')
  await page.getByRole('slider', { name: 'Minutes a month' }).fill('3000')
  await page.getByRole('button', { name: /^Switch to Growth/ }).click()
  await thanks.waitFor()
  expect(await bought()).toMatchObject({ plan_type: 'growth_monthly', quantity: 3_000 })

  await choose(page, 'Entry')
  await page.getByRole('slider', { name: 'Minutes a month' }).fill('1000')
  await page.getByRole('button', { name: /^Switch to Entry/ }).click()
  await thanks.waitFor()
  expect(await bought()).toMatchObject({ plan_type: 'entry_monthly', quantity: 1_000 })

  await page.getByRole('link', { name: 'See billing' }).click()
  for (const number of [MASTERCARD, ASKS_ALWAYS]) {
    await page.getByRole('button', { name: 'Update card' }).click()
    await typeCard(page, number)
    await page.getByRole('button', { name: 'Save card' }).click()
    if (number === ASKS_ALWAYS) await agree(page)
    await page.getByText(`ending in ${number.slice(-4)}`).waitFor()
  }
  expect((await host.call('GET /stripe/getBilling')).card).toMatchObject({ last4: '3184' })
})
