// oxlint-disable unicorn/consistent-function-scoping -- all of it runs in the page
import type { Page } from 'playwright'

/**
 * Controls on a page that a finger would miss: less than 44 px wide or high around their middle, or covered by
 * something sticky. Links within a sentence are exempt: they are as high as their line (WCAG 2.5.5). If a dialog
 * is open, only checks inside `within`.
 */
export async function tooSmall(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((place) => {
    const REACH = 21
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="menuitem"], [role="option"]'
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      !element.matches(':disabled, [type="hidden"]')
    const isInSentence = (element: Element) => {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false
      const line = element.closest('p, li, dd, label, output, div')
      return (line?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    }
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
      element.getAttribute('name') ||
      element.outerHTML.slice(0, 80)
    /** A label counts like its box. */
    const partsOf = (element: Element) =>
      element.matches('[type="checkbox"], [type="radio"]')
        ? [element, ...((element as HTMLInputElement).labels ?? [])]
        : [element]
    const boxOf = (element: Element) => {
      const boxes = partsOf(element).map((part) => part.getBoundingClientRect())
      return boxes.reduce((largest, box) =>
        box.width * box.height > largest.width * largest.height ? box : largest,
      )
    }
    /** Whether a touch at this point reaches the control, something in it, or its label. */
    const isMet = (element: Element, x: number, y: number) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
      const there = document.elementFromPoint(x, y)
      return there !== null && partsOf(element).some((part) => part.contains(there))
    }
    const found: string[] = []
    let met = 0
    for (const element of document.querySelectorAll(`:is(${place}) :is(${controls})`)) {
      if (!isSeen(element) || isInSentence(element)) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = boxOf(element)
      if (box.width <= 1 || box.height <= 1) continue
      met++
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const misses = [
        isMet(element, x, y) ? '' : 'covered',
        isMet(element, x - REACH, y) && isMet(element, x + REACH, y) ? '' : 'narrow',
        isMet(element, x, y - REACH) && isMet(element, x, y + REACH) ? '' : 'low',
      ].filter(Boolean)
      if (misses.length > 0)
        found.push(
          `${nameOf(element)}: ${misses.join(', ')}, ${Math.round(box.width)} × ${Math.round(box.height)}`,
        )
    }
    scrollTo(0, 0)
    if (met === 0) found.push('no control at all')
    return [...new Set(found)]
  }, within)
}
