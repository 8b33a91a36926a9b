import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from 'playwright'
import { chromium } from 'playwright'
import { afterEach, beforeAll, expect } from 'vitest'
import { CHROMIUM_IN_TESTS } from '../chromium.ts'
import { movePageClock } from './page-clock.ts'

// One browser of each kind for all files. It ends with their process.
const launched = new Map<string, Promise<Browser>>()

/** The system's Chromium. Each page has its own context and must end without script errors. */
export function useBrowser(kind: LaunchOptions = CHROMIUM_IN_TESTS): {
  /** `prepare` gets the page before its first request. */
  open(url: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<void>): Promise<Page>
} {
  let browser: Browser
  const contexts: BrowserContext[] = []
  const errors: string[] = []

  beforeAll(async () => {
    const key = JSON.stringify(kind)
    const running = launched.get(key) ?? chromium.launch(kind)
    launched.set(key, running)
    browser = await running
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(contexts)
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(errors.splice(0)).toEqual([])
  })

  return {
    async open(url, options, prepare) {
      const context = await browser.newContext({
        timezoneId: 'America/New_York',
        locale: 'en-US',
        ...options,
      })
      contexts.push(context)
      await movePageClock(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      await prepare?.(page)
      await page.goto(url)
      return page
    },
  }
}

/** Prints what is visible after a failure: a refusal may cover the expected frame. */
async function tellWhatIsShown(contexts: BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages()))
    for (const frame of page.frames()) {
      const shown = await frame.locator('body').ariaSnapshot({ timeout: 1_000 }).catch(String)
      console.error(`${frame.url()}\n${shown}`)
    }
}
