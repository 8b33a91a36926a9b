import type { Conversion, FrameEvent, FrameMessage, HelloMessage } from '@scheduling/contract/frame'

/** The page around this one, if there is one. */
export interface Frame {
  /** An empty list announces that conversions will follow. */
  tell: (event: FrameEvent, conversions?: readonly Conversion[]) => void
  /** Whether the parent was asked to open this address. False if it never greeted. */
  redirect: (url: string) => boolean
  /** Whether the parent was asked to scroll to this place, in pixels from the top. */
  show: (top: number) => boolean
  close: () => void
  reportHeight: (height: number) => void
}

interface FrameSetting {
  /** Sent once, as soon as the parent listens. Null if nothing can be used here. */
  ready: FrameEvent | null
  /** What the parent knows about its visitor, by the parameter names of the page's address. */
  onParams: (params: Record<string, string>) => void
}

/**
 * Talks with the page that embeds this one. Null if there is none. The only place where messages cross windows: it
 * accepts messages from the parent window only. What it sends waits for the parent's greeting and goes to the parent's
 * origin. Only a height does not wait.
 */
export function connectFrame(window: Window, { ready, onParams }: FrameSetting): Frame | null {
  const { parent } = window
  if (parent === window) return null
  let origin = parentOrigin(window)
  let height = 0
  let greeted = false
  const waiting: FrameMessage[] = ready ? [{ scheduling: 1, type: 'event', event: ready }] : []

  function post(message: FrameMessage): void {
    if (greeted || message.type === 'height') parent.postMessage(message, origin ?? '*')
    else waiting.push(message)
  }

  const reportHeight = (next: number) => {
    height = next
    post({ scheduling: 1, type: 'height', height })
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== parent || !isHello(event.data)) return
    // A parent without an origin (a sandboxed page, a file) can only be reached with `*`.
    origin = event.origin === 'null' ? '*' : event.origin
    greeted = true
    // A parent that greets keeps the frame as high as its content. Hide the scroll bar: once shown, it would stay,
    // because it takes the width that a lower layout needs.
    window.document.documentElement.style.scrollbarWidth = 'none'
    for (const message of waiting.splice(0)) post(message)
    if (height > 0) reportHeight(height)
    onParams(textsOf(event.data.params))
  })

  return {
    tell(event, conversions) {
      const once = event.name === 'booked' ? event.bookingId : undefined
      post({ scheduling: 1, type: 'event', event, once })
      if (conversions)
        post({ scheduling: 1, type: 'conversions', conversions, once: once && `${once} conversions` })
    },
    redirect(url) {
      if (greeted) post({ scheduling: 1, type: 'redirect', url })
      return greeted
    },
    show(top) {
      if (greeted) post({ scheduling: 1, type: 'show', top })
      return greeted
    },
    close: () => post({ scheduling: 1, type: 'close' }),
    reportHeight,
  }
}

/**
 * The parent's origin, if the browser tells it. After a link inside the frame, the referrer is this page's own site.
 */
function parentOrigin({ location, document }: Window): string | null {
  const [ancestor] = location.ancestorOrigins ?? []
  if (ancestor && ancestor !== 'null') return ancestor
  try {
    const { origin } = new URL(document.referrer)
    return origin === location.origin ? null : origin
  } catch {
    return null
  }
}

function isHello(message: unknown): message is HelloMessage {
  if (typeof message !== 'object' || message === null) return false
  const { scheduling, type } = message as Partial<HelloMessage>
  return scheduling === 1 && type === 'hello'
}

function textsOf(params: unknown): Record<string, string> {
  const texts = (Array.isArray(params) ? params : []).filter(isText)
  // The first of two equal names counts.
  return Object.fromEntries(texts.toReversed())
}

function isText(param: unknown): param is [name: string, value: string] {
  return Array.isArray(param) && param.length === 2 && param.every((part) => typeof part === 'string')
}
