import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answer, ASKS_ALWAYS, choose, leave, signIn, typeCard } from './billing-pages.ts'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'

const browser = useBrowser()

test('a plan is bought with a card that asks its owner, and kept for half the price', async () => {
  const host = await openHost(origin)
  const page = await signIn(browser, host)
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
  const page = await signIn(browser, host)
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
  await page.getByRole('button', { name: /’s account$/ }).click()
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
