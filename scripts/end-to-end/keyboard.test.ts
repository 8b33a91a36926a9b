import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { press, tabTo } from './keys.ts'
import { mailsTo, manageLinkIn } from './mailbox.ts'
import { origin } from './product.ts'
import { signedInAs } from './signed-in.ts'

const browser = useBrowser()

async function type(page: Page, place: Locator, text: string): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.type(text)
}

test('an invitee books, moves and cancels with the keys alone', async () => {
  const email = `${crypto.randomUUID()}@keys.example`
  const page = await browser.open(`${origin}/demo/30min`)
  const main = page.getByRole('main')
  const times = main.locator('a[href*="slot="]')
  await main.locator('[data-live]').or(page.locator('[data-live]')).first().waitFor({ state: 'attached' })

  // Chooses a later day with the arrow keys, as in a date grid.
  await tabTo(page, main.locator('[role="grid"] [tabindex="0"]'))
  const shown = await times.first().getAttribute('href')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'))
  const before = await focused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).not.toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => times.first().getAttribute('href')).not.toBe(shown)
  await press(page, times.first())

  await type(page, page.getByLabel('Name'), 'Kay Boardman')
  await type(page, page.getByLabel('Email', { exact: true }), email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const [confirmation] = await mailsTo(origin, email, 1)

  await page.goto(manageLinkIn(confirmation!))
  await press(page, page.getByRole('link', { name: 'Reschedule' }))
  await press(page, times.last())
  await type(page, page.getByLabel('Why are you rescheduling?'), 'A train was cancelled')
  await press(page, page.getByRole('button', { name: 'Reschedule meeting' }))
  const [moved] = await mailsTo(origin, email, 2)
  expect(moved?.calendars[0]?.content).toContain('SEQUENCE:1')

  await page.goto(manageLinkIn(confirmation!))
  await press(page, page.getByRole('link', { name: 'Cancel meeting' }))
  await type(page, page.getByLabel('Why are you canceling?'), 'Not needed any more')
  await press(page, page.getByRole('button', { name: 'Cancel meeting' }))
  await page.getByRole('heading', { name: /canceled/i }).waitFor()
  const [canceled] = await mailsTo(origin, email, 3)
  expect(canceled?.calendars[0]).toMatchObject({ method: 'CANCEL' })
})

test('a host saves with the keys alone, and is where they were', async () => {
  const page = await browser.open(`${origin}/settings/profile`, {}, signedInAs(await openHost(origin)))
  await type(page, page.getByLabel('Company'), 'Keys & Co')
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await tabTo(page, bar.getByRole('button', { name: 'Discard' }))
  await page.keyboard.press('Shift+Tab')
  const before = await page.evaluateHandle(() => document.activeElement)
  await press(page, bar.getByRole('button', { name: 'Save' }))
  await bar.waitFor({ state: 'hidden' })
  expect(await before.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a plan is paid with the keys alone', async () => {
  const host = await openHost(origin)
  const page = await browser.open(`${origin}/login`)
  await type(page, page.getByLabel('Email', { exact: true }), host.email)
  await type(page, page.getByLabel('Password', { exact: true }), host.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Integrations' }).waitFor()
  await page.goto(`${origin}/upgrade`)
  await press(page, page.getByRole('region', { name: 'Entry' }).getByRole('button', { name: 'SUBSCRIBE' }))
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]')
  await type(page, card.getByLabel('Credit or debit card number'), '4242424242424242')
  await type(page, card.getByLabel('Credit or debit card expiration date'), '1240')
  await type(page, card.getByLabel('Credit or debit card CVC/CVV'), '123')
  await press(page, page.getByRole('button', { name: /^Pay \$/ }))
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(await host.call('GET /users/aboutme')).toMatchObject({
    subscription: { plan_type: 'entry_monthly' },
  })
})
