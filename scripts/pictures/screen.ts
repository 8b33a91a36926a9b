import type { Locator, Page } from 'playwright'
import type { ScreenFrame } from './encode.ts'

/** Acts on a page like a person, at a speed that viewers can follow. */
export interface Screen {
  page: Page
  /** Starts the next written step. */
  step: () => void
  click: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  /** Points at something without clicking. */
  point: (target: Locator) => Promise<void>
  rest: (ms?: number) => Promise<void>
}

export interface Filmed {
  frames: ScreenFrame[]
  /** Milliseconds. */
  duration: number
  /** The start of each step, in milliseconds. */
  steps: number[]
}

const TO_READ_MS = 1_200
const TO_SEE_MS = 400
const TO_TYPE_MS = 70
const LAST_MS = 2_500
const MOVES = 18

/** Films a page during `act`. */
export async function film(page: Page, act: (screen: Screen) => Promise<void>): Promise<Filmed> {
  const shown: { time: number; png: string }[] = []
  const steps: number[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ time: (metadata.timestamp ?? 0) * 1_000, png: data })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png' })
  const rest = async (ms = TO_READ_MS) => page.waitForTimeout(ms)
  const screen = screenOf(page, rest, () => steps.push(Date.now()))
  await rest()
  await act(screen)
  await rest(LAST_MS)
  const end = Date.now()
  await session.send('Page.stopScreencast')
  // Frames may arrive out of order, or twice for the same moment.
  const ordered = shown.toSorted((a, b) => a.time - b.time)
  const from = ordered[0]?.time ?? end
  const frames = ordered.map(({ time, png }) => ({ at: Math.round(time - from), png }))
  return {
    frames: frames.filter(({ at }, index) => at !== frames[index + 1]?.at),
    duration: Math.max(Math.round(end - from), (frames.at(-1)?.at ?? 0) + LAST_MS),
    steps: steps.map((time) => Math.round(time - from)),
  }
}

function screenOf(page: Page, rest: Screen['rest'], step: Screen['step']): Screen {
  async function point(target: Locator): Promise<void> {
    await target.waitFor()
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'smooth' }))
    await rest(TO_SEE_MS)
    const box = await target.boundingBox()
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: MOVES })
    await rest(TO_SEE_MS)
  }
  return {
    page,
    step,
    rest,
    point,
    async click(target) {
      await point(target)
      await target.click()
      await rest()
    },
    async type(target, text) {
      await point(target)
      await target.click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text, { delay: TO_TYPE_MS })
      await rest()
    },
  }
}

/** An automated browser shows no pointer, so this draws one, with a ring for each click. */
export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (self !== top) return
    const pointer = document.createElement('div')
    pointer.style.cssText =
      'position:fixed;z-index:2147483647;top:0;left:0;width:22px;height:22px;margin:-11px;border-radius:50%;' +
      'background:#0090ff80;border:2px solid #fff;box-shadow:0 0 0 1px #0006;pointer-events:none;' +
      'transition:scale .12s;translate:-50px -50px'
    const follow = ({ clientX, clientY, type }: MouseEvent) => {
      document.documentElement.append(pointer)
      pointer.style.translate = `${clientX}px ${clientY}px`
      if (type !== 'mousemove') pointer.style.scale = type === 'mousedown' ? '.6' : '1'
    }
    for (const type of ['mousemove', 'mousedown', 'mouseup'] as const) addEventListener(type, follow, true)
  })
}
