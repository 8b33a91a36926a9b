import type { BrowserContext } from 'playwright'
import { moveClock } from '../start/move-clock.mjs'
import { OFFSET_VARIABLE } from '../start/now.mjs'

/**
 * Gives all pages and frames of a browser the time of the tests and the product. Playwright's own clock would also replace timers,
 * animation frames and `performance`, which embeds measure with. Workers of pages keep the real time: none of ours tells anybody
 * a date.
 */
export async function movePageClock(context: BrowserContext): Promise<void> {
  const { [OFFSET_VARIABLE]: offset } = process.env
  // Other tests and benches open pages of products at the real time.
  if (offset !== undefined) await context.addInitScript(moveClock, Number(offset))
}
