import type { Call, Conversion, ErrorCode, FrameEvent } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { OfferedLanguage } from './language-menu.tsx'
import { allLanguages } from './linked-languages.ts'
import type { PageBlock } from './wire.ts'
import type { PageTexts } from './words.tsx'

/** Why a call was rejected. `offline` comes from the browser, since the server cannot know it. */
export type RefusalCode = ErrorCode | 'offline'

/** Treats a call that timed out as if the server could not be reached. */
export function refusalCode(error: unknown): RefusalCode {
  const { code } = error as { code?: unknown }
  // In a DOMException, `code` is a number.
  return typeof code === 'string' ? (code as RefusalCode) : 'unavailable'
}

/** Everything outside the page. On the server and in a preview nothing happens. */
export interface Services {
  now: () => Instant
  call: Call
  /** Calls as the holder of a manage link. */
  manage: (token: string) => Call
  newKey: () => string
  /** The zone of the visitor's device. Undefined if the browser does not tell. */
  ownZone: () => TimeZone | undefined
  /**
   * Changes addresses of views. `replace` is for changes where Back should not stop. `keep` stores state with the
   * entry, so that a reload in this tab still has it.
   */
  history: { push: (href: string) => void; replace: (href: string) => void; keep: (state: object) => void }
  /** Loads this page in another language, as the server would write it. */
  fetchPage: (href: string) => Promise<PageBlock>
  open: (href: string) => void
  /** Sets the language and direction of the document. */
  speak: (texts: PageTexts) => void
  /** Those to choose from. */
  languages: () => readonly OfferedLanguage[]
  /**
   * Scrolls to the top of a step, also if the parent page has the scroll bar. Does nothing if the visitor sees it
   * already.
   */
  reveal: (top: HTMLElement) => void
  /** Tells the parent page, and the owner's analytics there. An empty list announces that conversions will follow. */
  tell: (event: FrameEvent, conversions?: readonly Conversion[]) => void
  /** Whether this page may ask what the owner's analytics may hear. False in a frame, where the site asks. */
  mayAsk: () => boolean
  /** Tells the owner's analytics from this page. */
  count: (conversions: readonly Conversion[]) => void
  /** Opens the owner's page in the top window, after conversions had time to leave. */
  leave: (url: string) => void
}

export const nothing = () => undefined
/** Never resolves. For calls and parts that a page on the server or in a preview does not need. */
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
    languages: allLanguages,
    reveal: nothing,
    tell: nothing,
    mayAsk: () => false,
    count: nothing,
    leave: nothing,
  }
}
