import type { Page } from 'playwright'
import { inject } from 'vitest'
import type { useBrowser } from '../end-to-end/browser.ts'
import { ADMIN } from './site.ts'

// Created in setup.ts.
export const AUTHOR = { name: 'author', password: 'author' }
export const SUBSCRIBER = { name: 'subscriber', password: 'subscriber' }

/** A page of WordPress's admin area, as one of its users. */
export async function signIn(
  browser: ReturnType<typeof useBrowser>,
  path: string,
  user = ADMIN,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const wordpress = inject('wordpress')
  const target = `${wordpress}/wp-admin/${path}`
  const page = await browser.open(
    `${wordpress}/wp-login.php?redirect_to=${encodeURIComponent(target)}`,
    { viewport: { width: 1280, height: 900 } },
    prepare,
  )
  // After a moment, the page focuses the first field, and text typed meanwhile would go there.
  await page.waitForFunction(() => document.activeElement?.id === 'user_login')
  await page.getByLabel('Username or Email Address').fill(user.name)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('wp-login.php'))
  return page
}
