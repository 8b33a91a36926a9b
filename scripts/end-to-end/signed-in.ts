import type { Page } from 'playwright'
import type { TestHost } from './host-api.ts'

/**
 * Prepares a page as a browser where the host has signed in. `kept`: other values that the dashboard stores
 * there.
 */
export function signedInAs({ session }: Pick<TestHost, 'session'>, kept: Record<string, string> = {}) {
  const all = { 'scheduling.token': JSON.stringify(session), ...kept }
  return async (page: Page): Promise<void> => {
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, all)
  }
}
