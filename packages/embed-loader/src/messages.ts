import type { Conversion, FrameEvent, FrameMessage, HelloMessage } from '@scheduling/contract/frame'
import { style } from './element.ts'
import { pageParams } from './page-params.ts'
import { ADDRESS } from './settings.ts'

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
  scheduling: 0 | 1
  type: FrameMessage['type']
  once?: string
  event?: FrameEvent
  conversion?: Conversion
  height: number
  url: string
}

// Beyond it no content is meant; browsers would draw it all the same.
const HEIGHT_MAX = 5e4

/** What the site is told but once. */
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

function receive({ data, origin, source }: MessageEvent<Claim>): void {
  for (const frame of document.querySelectorAll('iframe'))
    try {
      if (
        frame.contentWindow === source &&
        frame.schedule &&
        data.scheduling &&
        frame.src.startsWith(`${origin}/`)
      ) {
        // Another copy of this script on the page, from npm for one, shall not count it as well.
        data.scheduling = 0
        obey(frame, data)
      }
    } catch {
      // The message has another shape, or a function of the site's own failed.
    }
}

function obey(frame: HTMLElement, { height, type, url, event, conversion, once }: Claim): void {
  // A set that does not grow has it already.
  if (once && told.size === told.add(once).size) return
  if (type === 'close') frame.closest('dialog')!.close()
  if (ADDRESS.test(url)) location.href = url
  if (height < HEIGHT_MAX && height > 0) {
    style(frame, `height:${height}px`)
    tell(frame, 'resized', { height })
  }
  if (event) tell(frame, event.name, event)
  if (conversion) {
    const [name, ...given] = conversion
    // Where the site has these analytics, whatever its consent tool has made of them.
    if (name === 'dataLayer') window.dataLayer?.push(...given)
    else if (/^(gtag|fbq)$/.test(name)) window[name]?.(...given)
  }
}
