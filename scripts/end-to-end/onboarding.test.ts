import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { codeIn, mailsTo } from './mailbox.ts'
import { origin } from './product.ts'

// The whole path of a new user: with keys where they are easier, one click per button.

const browser = useBrowser()

/** Counts clicks and keys other than typing. */
async function countClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1)),
      true,
    )
  })
}

const clicksOn = async (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0))

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Quinn Sommer')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Secret-word-1')
  await page
    .getByText(/Eastern Time|New York/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Create my account' }).click()
}

async function confirm(page: Page, email: string): Promise<void> {
  const [mail] = await mailsTo(origin, email, 1)
  await page.getByLabel('Code from the email').fill(codeIn(mail))
  await page.getByRole('button', { name: 'Confirm' }).click()
}

test('somebody new has a link that others can book by, with a picture, and has pressed little', async () => {
  const email = `${crypto.randomUUID()}@host.example`
  const link = `quinn-${crypto.randomUUID().slice(0, 8)}`
  const began = performance.now()
  const page = await browser.open(
    `${origin}/onboard`,
    { permissions: ['clipboard-read', 'clipboard-write'], timezoneId: 'America/New_York' },
    countClicks,
  )
  await signUp(page, email)

  await page.getByLabel('Your booking link').fill('api')
  await page.getByText('This word is reserved; choose another').waitFor()
  await page.getByLabel('Your booking link').fill('demo')
  await page.getByRole('button', { name: 'demo-meets' }).waitFor()
  await page.getByLabel('Your booking link').fill(link)
  await page.getByText('This address is available').waitFor()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file: Your picture' }).click()
  const buffer = await page.screenshot()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Crop picture' }).click()
  await page.getByText('Picture saved').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('button', { name: 'Connect Google Calendar' }).waitFor()
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await page.getByText(/Mon – Fri/).waitFor()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  const toLink = { clicks: await clicksOn(page), seconds: (performance.now() - began) / 1_000 }
  expect(url).toBe(`${origin}/${link}/30min`)

  // A reload continues at the same step.
  await page.reload()
  await confirm(page, email)
  await page.getByRole('heading', { name: 'Your booking link is live' }).waitFor()
  await page.getByText('Add to your website').click()
  await page.getByRole('button', { name: 'Copy code' }).click()
  const seconds = (performance.now() - began) / 1_000
  console.log(
    `onboarding: ${toLink.clicks} clicks and ${toLink.seconds.toFixed(1)} s of the machine to the copied link; ` +
      `${await clicksOn(page)} clicks and ${seconds.toFixed(1)} s to the open one and its code`,
  )
  expect(toLink.clicks).toBeLessThanOrEqual(12)

  const invitee = await browser.open(url)
  await invitee.getByRole('heading', { name: '30 minute meeting' }).waitFor()
  const picture = invitee.locator('img[src^="/media/profile/200x200/"]')
  expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(200)
})

test('somebody new connects a calendar on the way: first the code of the mail, then the provider', async () => {
  const email = `${crypto.randomUUID()}@host.example`
  const page = await browser.open(`${origin}/onboard`)
  await signUp(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click()
  const opened = page.waitForEvent('popup')
  await confirm(page, email)
  await (await opened).getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('heading', { name: 'Your booking link is live' }).waitFor()
})
