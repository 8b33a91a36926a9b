import type { Conversion, FrameEvent, FrameMessage } from '@scheduling/contract/frame'
import type * as ConversionsFile from './conversions.ts'
import { make, style } from './element.ts'
import { importFile } from './file.ts'
import { pageParams } from './page-params.ts'
import { ADDRESS, isNew, warn } from './settings.ts'

// The only place where the site's page and its frames exchange messages.

/** Only the sender of a message is certain. Missing fields fail the checks. */
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

// A page that has loaded speaks right away.
const SILENCE_MS = 3e3

// Pixels. No real content is higher, but browsers would draw it.
const HEIGHT_MAX = 5e4

/** The document and the shadow roots. */
const roots = new Set<Document | ShadowRoot>()

/**
 * Listens to the frames in this tree. Repeat: harmless, and needed after `document.open`, which removes all listeners.
 */
export function listen(root: Node): void {
  roots.add(root as Document)
  addEventListener('message', receive)
  // The load event of a frame reaches its tree but never the window.
  root.addEventListener('load', greet, true)
}

/** Finds elements in all trees, in the order of the trees. */
export function all<E extends HTMLElement>(selector: string): E[] {
  return [...roots].flatMap((root) => [...root.querySelectorAll<E>(selector)])
}

/** Greets the page in a frame. The page answers with its height. */
export function greet({ target, type }: { target: unknown; type?: string }): void {
  const frame = target as HTMLIFrameElement
  const { schedule } = frame
  if (!schedule) return
  frame.contentWindow?.postMessage(
    {
      scheduling: 1,
      type: 'hello',
      // The visitor's data is only for the page that the address led to. That page is known once it has spoken.
      params: schedule.From && pageParams(schedule),
    },
    schedule.From || '*',
  )
  // Without an answer, the page was refused by a policy of the site, or was not reached.
  if (type) linkUnlessHeard(frame, '', SILENCE_MS)
}

/** Adds a link to the page next to a frame that is still silent after `ms`. It goes once the page speaks. */
export function linkUnlessHeard(frame: HTMLElement, css: string, ms: number): void {
  const schedule = frame.schedule!
  setTimeout(() => {
    // Nobody waits for a frame that was removed.
    if (!schedule.From && frame.parentNode)
      schedule.Link = make(
        'a',
        css,
        { textContent: schedule.link_text, href: schedule.url },
        frame.parentNode,
      )
  }, ms)
}

/** Dispatches an event for the site. */
export function tell(frame: HTMLElement, name: string, detail?: object): void {
  frame.dispatchEvent(new CustomEvent(`scheduling:${name}`, { bubbles: true, composed: true, detail }))
}

function receive({ data, origin, source }: MessageEvent<Claim>): void {
  try {
    // Busy sites send themselves many messages.
    if (data.scheduling)
      for (const frame of all<HTMLIFrameElement>('iframe')) {
        const { schedule } = frame
        if (schedule && frame.contentWindow === source) {
          // An address may redirect. The first page that speaks from this frame is the one that the owner meant.
          if (!schedule.From && ADDRESS.test(origin)) {
            schedule.From = origin
            schedule.Link?.remove()
            greet({ target: frame })
          }
          // Another copy of this script on the page, for example from npm, must not count it again.
          data.scheduling = 0
          if (schedule.From === origin) obey(frame, data)
        }
      }
  } catch {
    // The message has another shape, or one of the site's own functions failed.
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
    // scrollIntoView then works with the site's own scroll padding and with any scrolling element in between.
    style(frame, `scroll-margin-top:${-top}px`)
    frame.scrollIntoView()
  }
  if (event) tell(frame, event.name, event)
  if (conversions) {
    // Only needed around a booking, so it is a separate file. Load it from the owner's address, not from where that
    // redirected.
    void importFile<typeof ConversionsFile>('conversions', frame.src).then(
      ({ tell: count }) => count(conversions),
      warn,
    )
  }
}
