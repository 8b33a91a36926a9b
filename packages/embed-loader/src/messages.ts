import type { Conversion, FrameEvent, FrameMessage } from '@scheduling/contract/frame'
import type { tell as tellAnalytics } from './conversions.ts'
import { make, style } from './element.ts'
import { pageParams } from './page-params.ts'
import { ADDRESS, isNew, warn } from './settings.ts'

// The one door between the site's page and its frames.

/** Of a message nothing is sure but who sent it; what is absent fails the checks. */
type Claim = {
  scheduling: 0 | 1
  type: FrameMessage['type']
  once?: string
  event?: FrameEvent
  conversions?: Conversion[]
  height: number
  top: number
  url: string
}

// A page that has come speaks at once.
const SILENCE_MS = 3e3

// Beyond it no content is meant; browsers would draw it all the same.
const HEIGHT_MAX = 5e4

/** The document, and what of it has a tree of its own. */
const roots = new Set<Document | ShadowRoot>()

/** Hears the frames in this tree. Repeat: harmless, and needed where `document.open` has taken all listeners away. */
export function listen(root: Node = document): void {
  roots.add(root as Document)
  addEventListener('message', receive)
  // A frame's load passes its tree but never the window.
  root.addEventListener('load', greet, true)
}

/** In the order of the trees. */
export function all<E extends HTMLElement>(selector: string): E[] {
  return [...roots].flatMap((root) => [...root.querySelectorAll<E>(selector)])
}

/** Says hello to the page in a frame, which answers with its height. */
export function greet({ target, type }: { target: unknown; type?: string }): void {
  const frame = target as HTMLIFrameElement
  const { schedule } = frame
  if (!schedule) return
  frame.contentWindow?.postMessage(
    {
      scheduling: 1,
      type: 'hello',
      // What is known of the visitor is for whom the address led to, and that is known once it has spoken.
      params: schedule.From && pageParams(schedule),
    },
    schedule.From || '*',
  )
  // Refused by a policy of the site's, or not reached.
  if (type) linkUnlessHeard(frame, '', SILENCE_MS)
}

/** A link to the page beside a frame that has not said a word by then. */
export function linkUnlessHeard(frame: HTMLElement, css: string, ms: number): void {
  const schedule = frame.schedule!
  setTimeout(() => {
    // What is gone by then has nobody who waits.
    if (!schedule.From && frame.parentNode)
      make('a', css, { href: schedule.url, textContent: schedule.link_text }, frame.parentNode)
  }, ms)
}

/** Tells the site. */
export function tell(frame: HTMLElement, name: string, detail?: object): void {
  frame.dispatchEvent(new CustomEvent(`scheduling:${name}`, { bubbles: true, composed: true, detail }))
}

function receive({ data, origin, source }: MessageEvent<Claim>): void {
  try {
    // Busy sites talk to themselves a lot.
    if (data.scheduling)
      for (const frame of all<HTMLIFrameElement>('iframe')) {
        const { schedule } = frame
        if (schedule && frame.contentWindow === source) {
          // An address may redirect: the first page that speaks from this frame is the one that the owner meant.
          if (!schedule.From && ADDRESS.test(origin)) {
            schedule.From = origin
            greet({ target: frame })
          }
          // Another copy of this script on the page, from npm for one, shall not count it as well.
          data.scheduling = 0
          if (schedule.From === origin) obey(frame, data)
        }
      }
  } catch {
    // The message has another shape, or a function of the site's own failed.
  }
}

function obey(frame: HTMLIFrameElement, { height, url, once, conversions, type, top, event }: Claim): void {
  if (once && !isNew(once)) return
  if (type === 'close') frame.closest('dialog')!.close()
  if (ADDRESS.test(url)) location.href = url
  if (height < HEIGHT_MAX && height > 0) {
    style(frame, `height:${height}px`)
    tell(frame, 'resized', { height })
  }
  const place = frame.getBoundingClientRect().top + top
  if (place < 0 || place > innerHeight / 2) {
    // So it respects what the site says of its fixed head, and whatever scrolls in between.
    style(frame, `scroll-margin-top:${-top}px`)
    frame.scrollIntoView()
  }
  if (event) tell(frame, event.name, event)
  if (conversions) {
    // What matters after a booking alone. From where the owner says that the pages are, not from where that has led.
    const file = new URL('/external/conversions.js', frame.src)
    const loaded: Promise<{ tell: typeof tellAnalytics }> = import(
      /* webpackIgnore: true */ /* @vite-ignore */ file as unknown as string
    )
    void loaded.then(({ tell: count }) => count(conversions), warn)
  }
}
