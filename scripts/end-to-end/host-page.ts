import type { FrameLocator, Locator, Page } from 'playwright'

/** What the embedding page saw. */
export interface Seen {
  events: { name: string; detail: Record<string, unknown> | null }[]
  /** Sum of the unexpected layout shifts. */
  shift: number
  /** What shifted: the element, and its place and size before and after. */
  shifted: string[]
  violations: string[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

const EVENTS = ['ready', 'slot-selected', 'booked', 'rescheduled', 'canceled', 'resized', 'closed']

/** Makes a page record, from the start, what an embed tells it and does to it. */
/** An entry of the Layout Instability API, in Chromium only. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

export async function watchHostPage(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    window.seen = { events: [], shift: 0, shifted: [], violations: [] }
    if (window !== window.top) return
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

/** Waits for all messages that the frame has sent by now: they arrive in order. */
export async function hearOut(page: Page): Promise<void> {
  await page.frames()[1]!.evaluate(() => {
    addEventListener('message', ({ data }) => data === 'over?' && parent.postMessage('over', '*'))
  })
  await page.evaluate(async () => {
    const over = new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'over' && resolve())
    })
    document.querySelector('iframe')!.contentWindow!.postMessage('over?', '*')
    await over
  })
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
  await frame.getByLabel('E-mail').fill(invitee.email)
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
