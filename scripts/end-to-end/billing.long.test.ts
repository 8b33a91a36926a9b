import { expect, test } from 'vitest'
import { answer, ASKS_ALWAYS, choose, chooseWithKeptCard, leave, signIn, typeCard } from './billing-pages.ts'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'

const browser = useBrowser()

const DECLINED = '4000 0000 0000 0002'
const MASTERCARD = '5555 5555 5555 4444'

test('a plan is paid with the card that is kept and a code, and switched up and down', async () => {
  const { host, page } = await chooseWithKeptCard(browser, 'Entry')
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
  const { host, page } = await chooseWithKeptCard(browser, 'Entry')
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
  const page = await signIn(browser, host)
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
  const page = await signIn(browser, host)
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
