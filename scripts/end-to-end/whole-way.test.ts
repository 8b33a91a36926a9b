import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventsOf, fillIn, slotsIn, watchHostPage } from './host-page.ts'
import { mailsTo } from './mailbox.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

test('from the snippet on a site to the mailbox, and from there until the site offers the time again', async () => {
  const email = `${crypto.randomUUID()}@way.example`
  const page = await browser.open(`${site}/inline.html`, {}, watchHostPage)
  const frame = page.frameLocator('iframe')
  await frame.locator('[data-live]').waitFor({ state: 'attached' })
  await slotsIn(frame).last().click()
  await fillIn(frame, { name: 'Wanda Wayfarer', email })
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
  const [booked] = await eventsOf(page, 'booked')
  const start = new Date(String(booked?.detail?.start)).toISOString().replace('.000', '')
  const offered = frame.locator(`a[href*="slot=${encodeURIComponent(start)}"], a[href*="slot=${start}"]`)

  await mailsTo(origin, email, 1)
  await page.goto(`${origin}/dev/mailbox?to=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: /Confirmed: 30 minute meeting/ }).click()
  const mail = page.frameLocator('iframe')
  const [managePage] = await Promise.all([
    page.context().waitForEvent('page'),
    mail.getByRole('link', { name: 'Cancel' }).first().click(),
  ])
  await managePage.getByLabel('Why are you canceling?').fill('Another way was found')
  await managePage.getByRole('button', { name: 'Cancel meeting' }).click()
  await managePage.getByRole('heading', { name: /canceled/i }).waitFor()
  await mailsTo(origin, email, 2)

  await page.goto(`${site}/inline.html?date=${start.slice(0, 10)}`)
  await offered.first().waitFor()
})
