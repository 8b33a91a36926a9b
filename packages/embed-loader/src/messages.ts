import type { Conversion, FrameEvent, FrameMessage, HelloMessage } from '@scheduling/contract/frame'
import { style } from './element.ts'
import { pageParams } from './page-params.ts'

// The one door between the site's page and its frames.

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...given: unknown[]) => void
    fbq?: (...given: unknown[]) => void
  }
}

/** Of a message nothing is sure but who sent it; what is absent fails the checks. */
type Claim = {
  type: FrameMessage['type']
  event?: FrameEvent
  conversions: Conversion[]
  height: number
  url: string
}

// Beyond it no content is meant; browsers would draw it all the same.
const HEIGHT_MAX = 1e5

/** Bookings of which the site knows. */
export const told = new Set<string>()

/** Repeat: harmless. */
export function listen(): void {
  addEventListener('message', receive)
  // A frame's load passes its document but never the window.
  document.addEventListener('load', greet, true)
}

/** Says hello to the page in a frame, which answers with its height. */
export function greet({ target }: { target: unknown }): void {
  const frame = target as HTMLIFrameElement
  // Until its page arrives a frame is blank and of our origin: a greeting would be an error in the console.
  if (frame.schedule && frame.contentDocument?.URL !== 'about:blank')
    frame.contentWindow?.postMessage(
      { scheduling: 1, type: 'hello', params: pageParams(frame.schedule) } satisfies HelloMessage,
      frame.src,
    )
}

/** Tells the site. */
export function tell(frame: HTMLElement, name: string, detail?: object): void {
  frame.dispatchEvent(new CustomEvent(`scheduling:${name}`, { bubbles: true, detail }))
}

function receive({ data, origin, source }: MessageEvent<(Claim & { scheduling: 1 }) | null>): void {
  if (data?.scheduling !== 1) return
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.schedule && frame.contentWindow === source && frame.src.startsWith(`${origin}/`))
      try {
        obey(frame, data)
      } catch {
        // It had another shape.
      }
}

function obey(frame: HTMLElement, { type, event, conversions, height, url }: Claim): void {
  if (type === 'close') frame.closest('dialog')?.close()
  if (/^https?:/.test(url)) location.href = url
  if (height > 0 && height < HEIGHT_MAX) {
    style(frame, `height:${height}px`)
    tell(frame, 'resized', { height })
  }
  if (!event?.name) return
  // A set that does not grow has the booking already.
  const isNews = event.name !== 'booked' || told.size < told.add(event.bookingId).size
  if (isNews) {
    tell(frame, event.name, event)
    conversions?.forEach(convert)
  }
}

/** Where the site has these analytics, whatever its consent tool has made of them. */
function convert(conversion: Conversion): void {
  try {
    const [name, ...given] = conversion
    if (name === 'dataLayer') window.dataLayer?.push(...given)
    else if (/^(gtag|fbq)$/.test(name)) window[name]?.(...given)
  } catch {
    // A function of the site's own failed: the others get their turn.
  }
}
