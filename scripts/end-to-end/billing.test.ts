import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'

// Uses a stand-in for the provider’s script: nothing here proves that the real one works.

const browser = useBrowser()

const ASKS_ALWAYS = '4000 0027 6000 3184'
const DECLINED = '4000 0000 0000 0002'
const VISA = '4242 4242 4242 4242'
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

/** Nothing is bought yet, so no charge is tried on the card. */
async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).click()
  const dropdown = page.getByRole('dialog')
  expect((await dropdown.boundingBox())?.width).toBe(360)
  const number = page
    .frameLocator('iframe[title="Secure card payment input frame"]')
    .getByLabel('Credit or debit card number')
  await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true)
  await typeCard(page, VISA)
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByText('ending in 4242').waitFor()
}

/** Answers on the bank's page. */
async function answer(page: Page, name: 'Complete' | 'Fail'): Promise<void> {
  await page.frameLocator('iframe[title="Secure payment confirmation"]').getByRole('button', { name }).click()
}

/** Answers the offer to stay. */
async function leave(page: Page, offer: string): Promise<void> {
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel anyway' }).click()
  await page.getByLabel('Why do you want to leave?').fill('It is too expensive for us now.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'No thanks, proceed' }).click()
  await page.getByRole('heading', { name: offer }).waitFor()
}

test('a plan is bought with a card that asks its owner, and kept for half the price', async () => {
  const host = await openHost(origin)
  const page = await signIn(host)
  await choose(page, 'Growth')
  await typeCard(page, ASKS_ALWAYS)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await answer(page, 'Complete')
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(await host.call('GET /users/aboutme')).toMatchObject({
    subscription: { plan_type: 'growth_monthly', price: 149, canceled: false },
  })

  await page.getByRole('link', { name: 'See billing' }).click()
  await leave(page, '50% off for the next 3 months')
  await page.getByRole('button', { name: 'Claim the offer' }).click()
  await page.getByText('The offer is yours').waitFor()
  const { subscription, invoices } = await host.call('GET /stripe/getBilling')
  expect(subscription).toMatchObject({ canceled: false, coupon: { percent_off: 50 } })
  const pdf = await fetch(invoices[0]?.pdf_url ?? '')
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
})

/** Somebody with a kept card, about to buy the plan with it. */
async function chooseWithKeptCard(plan: string): Promise<{ host: TestHost; page: Page }> {
  const host = await openHost(origin)
  const page = await signIn(host)
  await page.goto(`${origin}/settings/billing`)
  await addCard(page)
  await choose(page, plan)
  return { host, page }
}

test('a plan is paid with the card that is kept and a code, and switched up and down', async () => {
  const { host, page } = await chooseWithKeptCard('Entry')
  const thanks = page.getByRole('heading', { name: 'Thank you!' })
  const bought = async () => (await host.call('GET /stripe/getBilling')).subscription

  await page.getByText('I have a discount code').click()
  await page.getByLabel('Discount code', { exact: true }).fill('WELCOME10')
  await page.getByRole('button', { name: 'Pay $89.10' }).click()
  await thanks.waitFor()
  const { invoices } = await host.call('GET /stripe/getBilling')
  expect(invoices).toMatchObject([{ total: 89_10, status: 'paid' }])

  await choose(page, 'Growth')
  await page.getByRole('slider', { name: 'Minutes a month' }).fill('3000')
  const due = page.locator('dt:text("Charged now") + dd')
  await due.getByText('$').waitFor()
  const said = Number((await due.textContent())?.replaceAll(/[$,]/g, ''))
  await page.getByRole('button', { name: /^Switch to Growth/ }).click()
  await thanks.waitFor()
  const charged = (await host.call('GET /stripe/getBilling')).invoices.map(({ total }) => total / 100)
  expect(charged).toContain(said)
  expect(await bought()).toMatchObject({ plan_type: 'growth_monthly', quantity: 3_000 })

  await choose(page, 'Entry')
  await page.getByRole('slider', { name: 'Minutes a month' }).fill('1000')
  await page.getByText('Nothing is charged now').waitFor()
  await page.getByRole('button', { name: /^Switch to Entry/ }).click()
  await thanks.waitFor()
  expect(await bought()).toMatchObject({ plan_type: 'entry_monthly', quantity: 1_000 })
})

test('the card of a plan is replaced, which banks may refuse', async () => {
  const { host, page } = await chooseWithKeptCard('Entry')
  await page.getByRole('button', { name: /^Pay \$99/ }).click()
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()

  // From a page whose document does not allow the provider's script.
  await page.goto(`${origin}/settings`)
  await page.getByRole('link', { name: 'Billing' }).click()
  const type = async (number: string) => {
    await typeCard(page, number)
    await page.getByRole('button', { name: 'Save card' }).click()
  }
  await page.getByRole('button', { name: 'Update card' }).click()
  await type(DECLINED)
  await page.getByText('Your card was declined.').waitFor()
  await type(ASKS_ALWAYS)
  await answer(page, 'Fail')
  await page.getByText('Can not confirm your card!').waitFor()
  expect((await host.call('GET /stripe/getBilling')).card).toMatchObject({ last4: '4242' })
  await type(MASTERCARD)
  await page.getByText('ending in 4444').waitFor()
  await page.getByRole('button', { name: 'Update card' }).click()
  await type(ASKS_ALWAYS)
  await answer(page, 'Complete')
  await page.getByText('ending in 3184').waitFor()
  expect((await host.call('GET /stripe/getBilling')).card).toMatchObject({ last4: '3184' })
})

test('a year is bought after a card was declined, canceled, taken back, and ends when it is over', async () => {
  const host = await openHost(origin)
  const page = await signIn(host)
  await page.goto(`${origin}/upgrade`)
  await page.getByText('Yearly −20 %').click()
  await page.getByRole('region', { name: 'Growth' }).getByRole('button', { name: 'SUBSCRIBE' }).click()
  await typeCard(page, DECLINED)
  await page.getByRole('button', { name: 'Pay $1,430.40' }).click()
  await page.getByText('Your card was declined.').waitFor()
  await typeCard(page, MASTERCARD)
  await page.getByRole('button', { name: 'Pay $1,430.40' }).click()
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  const { subscription, invoices, provider } = await host.call('GET /stripe/getBilling')
  expect(subscription).toMatchObject({ plan_type: 'growth_yearly', canceled: false })
  expect(invoices).toMatchObject([{ total: 1_430_40, status: 'paid' }])

  await page.getByRole('link', { name: 'See billing' }).click()
  await leave(page, 'Half off 3 months of your next year')
  await page.getByRole('button', { name: 'Cancel anyway' }).click()
  await page.getByRole('heading', { name: 'What you will lose' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  const until = await page.getByText(/^You can use everything until /).textContent()
  const date = until?.replace(/^You can use everything until (.*)\.$/, '$1')
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByText(`Ends on ${date}`).waitFor()
  await page.getByRole('button', { name: 'Keep subscription' }).click()
  await page.getByText(`Renews on ${date}`).waitFor()

  await host.call('POST /stripe/unsubscribe', { body: { reason: 'It is too expensive for us now.' } })
  const body = new URLSearchParams({ days: '366' })
  await fetch(new URL('/clock', provider?.scriptUrl ?? ''), { method: 'POST', body })
  // The provider sends an event; nobody visits the page.
  await expect
    .poll(() => host.call('GET /users/aboutme'), { timeout: 20_000 })
    .not.toHaveProperty('subscription')
  await page.reload()
  await page.getByText('You have no subscription.').waitFor()
})

test('a renewal that its bank asks about is confirmed on our page, where a bar leads', async () => {
  const host = await openHost(origin)
  const page = await signIn(host)
  await choose(page, 'Growth')
  await typeCard(page, ASKS_ALWAYS)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await answer(page, 'Complete')
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()

  const { provider } = await host.call('GET /stripe/getBilling')
  const body = new URLSearchParams({ days: '31' })
  await fetch(new URL('/clock', provider?.scriptUrl ?? ''), { method: 'POST', body })
  await expect
    .poll(() => host.call('GET /users/aboutme'), { timeout: 20_000 })
    .toHaveProperty('subscription.unpaid_until')
  await page.goto(`${origin}/integrations`)
  await page.getByRole('region', { name: 'Your payment' }).getByRole('link', { name: 'Pay now' }).click()
  const notice = page.getByRole('alert').filter({ hasText: '$149 unpaid' })
  await notice.getByRole('button', { name: 'Pay now' }).click()
  await answer(page, 'Complete')
  await page.getByText('Thanks, your invoice is paid.').waitFor()
  await notice.waitFor({ state: 'detached' })
  expect(await host.call('GET /stripe/getBilling')).toMatchObject({
    owed: null,
    invoices: [{ status: 'paid' }, { status: 'paid' }],
  })
})

/** Whether this document would run a script of the provider. */
async function letsIn(page: Page, scriptUrl: string): Promise<boolean> {
  return page.evaluate(
    async (source) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script')
        script.src = source
        script.addEventListener('load', () => resolve(true))
        script.addEventListener('error', () => resolve(false))
        document.head.append(script)
      }),
    scriptUrl,
  )
}

test('the provider is let in on billing pages alone, whichever way somebody comes and goes', async () => {
  const host = await openHost(origin)
  const page = await signIn(host)
  const { provider } = await host.call('GET /stripe/getBilling')
  const isLetIn = async () => letsIn(page, provider?.scriptUrl ?? '')
  const integrations = page.getByRole('heading', { name: 'Integrations', level: 1 })
  const billing = page.getByRole('heading', { name: 'Billing', level: 1 })

  await page.getByRole('link', { name: 'Integrations' }).click()
  await integrations.waitFor()
  expect(await isLetIn()).toBe(false)
  await page.goto(`${origin}/settings`)
  await page.getByRole('link', { name: 'Billing' }).click()
  await billing.waitFor()
  expect(await isLetIn()).toBe(true)
  await page.getByRole('link', { name: 'Integrations' }).click()
  await integrations.waitFor()
  expect(await isLetIn()).toBe(false)

  await page.goBack()
  await billing.waitFor()
  expect(await isLetIn()).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
  expect(await isLetIn()).toBe(false)
  await page.goForward()
  await billing.waitFor()
  await page.goForward()
  await integrations.waitFor()
  expect(await isLetIn()).toBe(false)

  // On plans over any page: payment opens in a new document.
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Upgrade' }).click()
  const plans = page.getByRole('dialog')
  await plans.getByRole('region', { name: 'Growth' }).getByRole('button', { name: 'SUBSCRIBE' }).click()
  await page
    .frameLocator('iframe[title="Secure card payment input frame"]')
    .getByLabel(/number/)
    .waitFor()
  expect(await isLetIn()).toBe(true)
  await page.goBack()
  await integrations.waitFor()
  expect(await isLetIn()).toBe(false)
})
