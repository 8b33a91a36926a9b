import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'

// Uses a stand-in for the provider’s script: nothing here proves that the real one works.

type Opens = Pick<ReturnType<typeof useBrowser>, 'open'>

export const ASKS_ALWAYS = '4000 0027 6000 3184'
const VISA = '4242 4242 4242 4242'

export async function signIn(browser: Opens, { email, password }: TestHost): Promise<Page> {
  const page = await browser.open(`${origin}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Integrations' }).waitFor()
  return page
}

export async function choose(page: Page, plan: string): Promise<void> {
  await page.goto(`${origin}/upgrade`)
  await page.getByRole('region', { name: plan }).getByRole('button', { name: 'SUBSCRIBE' }).click()
}

export async function typeCard(page: Page, number: string): Promise<void> {
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
export async function answer(page: Page, name: 'Complete' | 'Fail'): Promise<void> {
  await page.frameLocator('iframe[title="Secure payment confirmation"]').getByRole('button', { name }).click()
}

/** Answers the offer to stay. */
export async function leave(page: Page, offer: string): Promise<void> {
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel anyway' }).click()
  await page.getByLabel('Why do you want to leave?').fill('It is too expensive for us now.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'No thanks, proceed' }).click()
  await page.getByRole('heading', { name: offer }).waitFor()
}

/** Somebody with a kept card, about to buy the plan with it. */
export async function chooseWithKeptCard(
  browser: Opens,
  plan: string,
): Promise<{ host: TestHost; page: Page }> {
  const host = await openHost(origin)
  const page = await signIn(browser, host)
  await page.goto(`${origin}/settings/billing`)
  await addCard(page)
  await choose(page, plan)
  return { host, page }
}
