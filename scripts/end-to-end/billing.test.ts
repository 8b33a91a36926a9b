import { expect, inject, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'

// The stand-in for the provider’s script: nothing here proves that the real one works.

const origin = inject('origin')
const browser = useBrowser()

test('a plan is bought with a card that asks its owner, and kept for half the price', async () => {
  const host = await openHost(origin)
  const page = await browser.open(`${origin}/login`)
  await page.getByLabel('E-mail').fill(host.email)
  await page.getByLabel('Password', { exact: true }).fill(host.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Integrations' }).waitFor()

  await page.goto(`${origin}/upgrade`)
  await page.getByRole('region', { name: 'Growth' }).getByRole('button', { name: 'SUBSCRIBE' }).click()
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await card.getByLabel('Credit or debit card number').fill('4000 0027 6000 3184')
  await card.getByLabel('Credit or debit card expiration date').fill('12 / 40')
  await card.getByLabel('Credit or debit card CVC/CVV').fill('123')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page
    .frameLocator('iframe[title="Secure payment confirmation"]')
    .getByRole('button', { name: 'Complete' })
    .click()
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
