import type { Call, Conversion, ErrorCode, FrameEvent } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { PageBlock } from './wire.ts'

/** Why a call was rejected; the server does not know when its visitor is offline. */
export type RefusalCode = ErrorCode | 'offline'

/** A call that was given up is as if the server had not been reached. */
export function refusalCode(error: unknown): RefusalCode {
  const { code } = error as { code?: unknown }
  // A DOMException has a number there.
  return typeof code === 'string' ? (code as RefusalCode) : 'unavailable'
}

/** The world as the page needs it. On the server and in a preview it stands still. */
export interface Services {
  now: () => Instant
  call: Call
  /** As the holder of a manage link. */
  manage: (token: string) => Call
  newKey: () => string
  /** The zone of the visitor's device; undefined where it does not say. */
  ownZone: () => TimeZone | undefined
  /** Addresses of views; `replace` where Back should not stop. What is kept with one is there after a reload, in this tab. */
  history: { push: (href: string) => void; replace: (href: string) => void; keep: (state: object) => void }
  /** The same page in another language, as the server would write it. */
  fetchPage: (href: string) => Promise<PageBlock>
  open: (href: string) => void
  /** Tells the browser in which language, and so in which direction, the page speaks. */
  speak: (language: Language) => void
  /** Brings the top of a step to the visitor, wherever the scroll bar for it is, unless they see it already. */
  reveal: (top: HTMLElement) => void
  /** Tells the page that embeds this one, and the owner's analytics there; an empty list says that some will follow. */
  tell: (event: FrameEvent, conversions?: readonly Conversion[]) => void
  /** Whether this visitor can be asked what the owner's analytics may hear: not in a frame, where the site asks. */
  mayAsk: () => boolean
  /** Tells the owner's analytics from here. */
  count: (conversions: readonly Conversion[]) => void
  /** Takes the visitor to the owner's page, in the top window, once what was told had time to leave. */
  leave: (url: string) => void
}

const nothing = () => undefined
/** What the server has drawn, or nobody waits for. */
export const never = () => new Promise<never>(nothing)

export function stillServices(now: Instant): Services {
  return {
    now: () => now,
    call: never,
    manage: () => never,
    newKey: () => '',
    ownZone: nothing,
    history: { push: nothing, replace: nothing, keep: nothing },
    fetchPage: never,
    open: nothing,
    speak: nothing,
    reveal: nothing,
    tell: nothing,
    mayAsk: () => false,
    count: nothing,
    leave: nothing,
  }
}
