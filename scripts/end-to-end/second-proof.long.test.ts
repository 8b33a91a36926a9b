import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { appCode } from '../../packages/server/src/testing/authenticator.ts'
import { withAuthenticator } from './authenticator.ts'
import { useBrowser } from './browser.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { origin } from './product.ts'

const browser = useBrowser()

async function typeDetails(page: Page, { email, password }: TestHost): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function isHome(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Event types', exact: true }).waitFor()
}

test('a passkey is made, signs in without the password, and does not once it is removed', async () => {
  const host = await openHost(origin)
  const page = await browser.open(`${origin}/login`)
  const authenticator = await withAuthenticator(page)
  await typeDetails(page, host)
  await isHome(page)

  await page.goto(`${origin}/settings/two-factor`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Current password').fill(host.password)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByText('Passkey added', { exact: true }).waitFor()

  // The browser offers the passkey as soon as the page loads, and its owner accepts.
  await page.goto(`${origin}/logout`)
  await isHome(page)

  // The owner ignores the offer, then presses the button.
  await authenticator.agree(false)
  await page.addInitScript(() => {
    const ask = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = async (options) => {
      Object.assign(window, { isOffered: true })
      return ask(options)
    }
  })
  await page.goto(`${origin}/logout`)
  // A request after they agree would be accepted at once.
  await page.waitForFunction(() => 'isOffered' in window)
  await authenticator.agree(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await isHome(page)
  await page.goto(`${origin}/settings/two-factor`)
  await page.getByText(/Last used/).waitFor()

  await page.getByRole('button', { name: 'Remove This device' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Passkey removed').waitFor()
  await page.goto(`${origin}/logout`)
  await page.getByText(/This passkey didn’t work/).waitFor()
})

const HALF_MINUTE = 30_000

/**
 * Types the code that an app shows at this moment. A code works once, and around its half minute. If it is refused,
 * types the app's next one.
 */
async function typeAppCode(page: Page, secret: string, send: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    const code = appCode(secret, Date.now() + Math.min(tries, 1) * HALF_MINUTE)
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes(code) ?? false,
    )
    await page.getByLabel('Code from your app').fill(code)
    await send()
    if ((await answered).ok()) return
  }
  throw new Error('Each code of the app was refused')
}

test('two factors are switched on with an app, asked for when signing in, and switched off', async () => {
  const host = await openHost(origin)
  const page = await browser.open(`${origin}/login`)
  await typeDetails(page, host)
  await isHome(page)

  await page.goto(`${origin}/settings/two-factor`)
  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  await page.getByLabel('Current password').fill(host.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await typeAppCode(page, secret, async () => page.getByRole('button', { name: 'Turn on' }).click())
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  const recoveryCodes = await page.getByText(/^(\w{4}-){2}\w{4}$/).allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)

  const elsewhere = await browser.open(`${origin}/login`)
  await typeDetails(elsewhere, host)
  await elsewhere.getByLabel('Code from your app').fill('000000')
  await elsewhere.keyboard.press('Enter')
  await elsewhere.getByText('The provided two-factor code was not valid.').waitFor()
  await typeAppCode(elsewhere, secret, async () => elsewhere.keyboard.press('Enter'))
  await isHome(elsewhere)

  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(String(recoveryCodes[0]))
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('heading', { name: 'Two-factor sign-in is off' }).waitFor()
})
