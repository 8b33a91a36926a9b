import path from 'node:path'
import type { Browser } from 'playwright'
import { signInAsDemo } from './sign-in.ts'

const FOLDER = 'docs/images'

/** The README's pictures: the demo's booking page in light, its dashboard in dark. */
export async function pictureReadme(browser: Browser, origin: string, root: string): Promise<void> {
  const shown = { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' } as const
  const visitor = await browser.newPage({
    ...shown,
    colorScheme: 'light',
    viewport: { width: 1280, height: 720 },
  })
  await visitor.goto(`${origin}/demo/30min`)
  await visitor.locator('[data-live]').waitFor({ state: 'attached' })
  // Today may be almost over.
  await visitor.locator('td a[data-fill]').nth(1).click()
  await visitor.screenshot({ path: path.join(root, FOLDER, 'booking-page.png'), animations: 'disabled' })

  const host = await browser.newPage({ ...shown, viewport: { width: 1280, height: 800 } })
  await signInAsDemo(host, origin)
  await host.waitForLoadState('networkidle')
  await host.screenshot({ path: path.join(root, FOLDER, 'dashboard.png'), animations: 'disabled' })
}
