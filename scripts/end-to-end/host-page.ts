import type { Frame, FrameLocator, Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** What the embedding page saw. */
export interface Seen {
  events: { name: string; detail: Record<string, unknown> | null }[]
  /** Sum of the unexpected layout shifts. */
  shift: number
  /** What shifted: the element, and its place and size before and after. */
  shifted: string[]
  violations: string[]
  /** Where scripts of the page led it. */
  left: string[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

const EVENTS = ['ready', 'slot-selected', 'booked', 'rescheduled', 'canceled', 'resized', 'closed']

/** An entry of the Layout Instability API, in Chromium only. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Makes a page record, from the start, what an embed tells it and does to it. */
export async function watchHostPage(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    window.seen = { events: [], shift: 0, shifted: [], violations: [], left: [] }
    if (window !== window.top) return
    // Recorded when the navigation begins. The address of the page changes later.
    navigation.addEventListener('navigate', ({ destination }) => window.seen.left.push(destination.url))
    for (const name of names)
      document.addEventListener(`scheduling:${name}`, (event) => {
        window.seen.events.push({
          name,
          detail: (event as CustomEvent<Record<string, unknown> | null>).detail,
        })
      })
    document.addEventListener('securitypolicyviolation', (event) => {
      window.seen.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        window.seen.shift += entry.value
        for (const { node, previousRect: was, currentRect: is } of entry.sources)
          window.seen.shifted.push(
            `${node?.nodeName} ${[was, is].map(({ x, y, width, height }) => [x, y, width, height].join(' ')).join(' → ')}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, EVENTS)
}

export async function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => window.seen)
}

export async function eventsOf(page: Page, name: string): Promise<Seen['events']> {
  const { events } = await seenBy(page)
  return events.filter((event) => event.name === name)
}

/** Waits for all messages that a frame has sent by now: they arrive in order. */
export async function hearOut(page: Page, frame: Frame = page.frames()[1]!): Promise<void> {
  const over = crypto.randomUUID()
  await frame.evaluate((word) => {
    addEventListener('message', ({ data }) => data === `${word}?` && parent.postMessage(word, '*'))
  }, over)
  const element = await frame.frameElement()
  await element.evaluate(async (drawn, word) => {
    const isOver = new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === word && resolve())
    })
    const { contentWindow } = drawn as HTMLIFrameElement
    contentWindow!.postMessage(`${word}?`, '*')
    await isOver
  }, over)
}

/**
 * Waits until what has changed by now is on the screen, and what waits for that has run. A page also draws its frames
 * of the same site.
 */
export async function isDrawn(place: Page | Frame): Promise<void> {
  await place.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/**
 * Waits until the embeds keep their heights: each has reported its own, the page has drawn it, and the frame has
 * nothing else to report. Then all layout shifts until now are recorded.
 */
export async function settle(page: Page): Promise<void> {
  const heights = async () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('iframe'), (frame) => frame.offsetHeight).join(' '),
    )
  for (let before = ''; ;) {
    await isDrawn(page)
    for (const frame of page.mainFrame().childFrames()) await hearOut(page, frame)
    const now = `heights: ${await heights()}`
    if (now === before) break
    before = now
  }
  // The browser hands all entries over at once, those of shifts as well.
  await page.evaluate(async () => {
    const isTold = new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: 'mark' })
    })
    performance.mark('settled')
    await isTold
  })
}

/** Holds the files until the document that asks for them is on the screen. */
export async function holdUntilPainted(page: Page, files: string | RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const request = route.request()
    const asking = request.isNavigationRequest() ? request.frame().parentFrame() : request.frame()
    await asking?.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { polling: 20 },
    )
    if (asking) await isDrawn(asking)
    await route.fallback()
  })
}

/**
 * Waits until the page has scrolled as far as keys and wheel would scroll it by now: turns the wheel over a box of the
 * test until that one scrolls.
 */
export async function scrollOut(page: Page): Promise<void> {
  const place = await page.evaluateHandle(() => {
    const box = document.createElement('div')
    box.style.cssText = 'position:fixed;left:0;top:200px;width:60px;height:60px;overflow:auto;z-index:1'
    box.append(Object.assign(document.createElement('div'), { style: 'height:6000px' }))
    return (document.querySelector('dialog[open]') ?? document.documentElement).appendChild(box)
  })
  await page.mouse.move(30, 230)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100)
      return place.evaluate((box) => box.scrollTop)
    })
    .toBeGreaterThan(0)
  await isDrawn(page)
  await place.evaluate((box) => box.remove())
}

/** Rests on a link until its popup is loaded. The script may not have found the link yet. */
export async function reachFor(page: Page, link: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      return page.locator('dialog').count()
    })
    .toBe(1)
}

/** Free times in the booking page. */
export function slotsIn(frame: FrameLocator): Locator {
  return frame.getByRole('main').locator('a[href*="slot="]')
}

interface Invitee {
  name: string
  email: string
}

/** Fills in the invitee and books the chosen time. */
export async function sendIn(frame: FrameLocator, invitee: Invitee): Promise<void> {
  await frame.getByLabel('Name').fill(invitee.name)
  await frame.getByLabel('Email', { exact: true }).fill(invitee.email)
  await frame.getByRole('button', { name: 'Confirm booking' }).click()
}

/** From the chosen time to the confirmation. */
export async function fillIn(frame: FrameLocator, invitee: Invitee): Promise<void> {
  await sendIn(frame, invitee)
  await frame.getByRole('heading', { name: 'You are booked' }).waitFor()
}

/** Whether a frame is as high as its content. */
export async function isAsHighAsItsContent(page: Page, frame = 'iframe'): Promise<boolean> {
  const box = await page.locator(frame).boundingBox()
  const content = page.frameLocator(frame).locator('html')
  return box?.height === (await content.evaluate((drawn) => drawn.scrollHeight))
}
