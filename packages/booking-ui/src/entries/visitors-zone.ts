import type { PageOptions } from '@scheduling/contract'
import { isTimeZone } from '@scheduling/domain'
import type { PageModel } from '../page/page-model.ts'

/**
 * Takes over the zone that the inline script drew the page in, before a model of the page is made: the month and the
 * sheet that are shown first depend on it.
 */
export function takeZone(options: PageOptions): void {
  const { zone } = document.getElementById('app')?.dataset ?? {}
  if (!zone) return
  options.timeZoneGuessed = false
  options.timeZone = zone
}

/**
 * Shows the visitor's zone where the inline script did not: the document has a guessed zone and shows a form or no
 * times.
 */
export function settleZone(page: PageModel, { timeZoneGuessed }: PageOptions, root: HTMLElement): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!timeZoneGuessed || !zone || !isTimeZone(zone)) return
  holdHeight(root)
  page.setTimeZone(zone, false)
}

/** A day with fewer times must not pull up what is below the frame, until the visitor does something. */
function holdHeight(root: HTMLElement): void {
  root.style.setProperty('min-height', `${root.offsetHeight}px`)
  const free = () => root.style.removeProperty('min-height')
  for (const deed of ['pointerdown', 'keydown']) window.addEventListener(deed, free, { once: true })
}
