import type { make, style } from './element.ts'
import type { makeFrame } from './frame.ts'
import type { linkUnlessHeard, tell } from './messages.ts'
import type { Settings, told } from './settings.ts'

// `/external/popup.js`. The loader imports it once somebody is about to open a popup.

/** The loader's functions, with its state. This file has no copy of them. */
export interface Loader {
  make: typeof make
  style: typeof style
  makeFrame: typeof makeFrame
  linkUnlessHeard: typeof linkUnlessHeard
  tell: typeof tell
  told: typeof told
}

export interface Popups {
  /** Loads the booking page into a dialog that is not shown yet, if the pointer rests on the trigger. */
  warm: (trigger: HTMLElement, settings: Settings) => void
  /** Shows the booking page over the site's page. */
  open: (trigger: HTMLElement, settings: Settings) => void
  /** Discards a closed popup whose trigger is gone. */
  prune: () => void
  /** Discards the popup of a trigger that stays on the page. An open one goes once it is closed. */
  release: (trigger: HTMLElement) => void
}

// The dialog scrolls below a head of 48 px, so the button covers nothing. The shadow draws the backdrop of the head.
const OVERLAY =
  'top:48px;background:#000a;width:100%;height:calc(100% - 48px);position:fixed;max-width:none;box-shadow:0 -48px #000a'
// Forced colors draw the transparent border.
const CLOSE =
  'border-radius:12px;inset-inline-end:20px;border:2px solid #0000;position:fixed;top:2px;width:44px;' +
  'font:32px/40px system-ui;color:#fff;background:#000a'
// The link for a page that is slow or stays empty. It is above the card until the page loads again.
const HEAD =
  'height:44px;position:fixed;top:2px;inset-inline:20px 80px;overflow:hidden;font:16px/40px system-ui;color:#fff'
// Shown right away, and higher than any content at narrow widths, so that it has no scroll bar. An outline instead of a
// border takes no room, even if a site sets `box-sizing: border-box` on everything.
const CARD =
  'margin:0 auto;outline:2px solid #0000;width:min(1000px,96%);color-scheme:light dark;' +
  'background:Canvas;height:max(680px,1700px - 96vw)'

const PATIENCE_MS = 1e3

const REST_MS = 80

const CONTAINED_EVENTS = ['click', 'mousedown', 'pointerdown', 'keydown', 'focusin', 'wheel', 'touchmove']

// Ignore the second click of a double click, which was not meant for the popup.
const DOUBLE_CLICK_MS = 400

/** The booking page over the site's page. Only one at a time. */
export function popupsFor({ make, style, makeFrame, linkUnlessHeard, tell, told: heard }: Loader): Popups {
  if (!self.HTMLDialogElement) throw new TypeError('This browser has no dialogs.')
  // Keeps at most one frame, with what was typed into it, even on a page full of links.
  let owner: HTMLElement | undefined
  let resting: number | undefined
  let dialog: HTMLDialogElement | undefined
  let frame: HTMLIFrameElement
  let unlock: (() => void) | undefined

  // Not for each trigger that the pointer passes.
  function warm(trigger: HTMLElement, settings: Settings): void {
    clearTimeout(resting)
    resting = setTimeout(() => prepare(trigger, settings), REST_MS)
  }

  function prepare(trigger: HTMLElement, settings: Settings): void {
    if (owner === trigger) return
    owner = trigger
    settings.From = undefined
    dialog?.remove()
    const before = heard.size
    const made = make('dialog', OVERLAY, {
      ariaLabel: settings.link_text,
      onclose: () => {
        unlock?.()
        unlock = undefined
        made.style.display = ''
        tell(inside, 'closed')
        // Start again after a booking (`heard` grew) or after an error (the page never spoke): the visitor wants to
        // book next time.
        if (heard.size > before || !settings.From) owner = undefined
        prune()
      },
    })
    dialog = made
    make('button', CLOSE, { ariaLabel: settings.close_label || 'Close', textContent: '×' }, made)
    const inside = makeFrame('popup', made, CARD, settings)
    frame = inside
  }

  function open(trigger: HTMLElement, settings: Settings): void {
    clearTimeout(resting)
    prepare(trigger, settings)
    // A dialog does not fit into a small frame on another site. Follow the link if no tab may be opened either.
    if (innerHeight < 500 && self !== top) {
      if (!self.open(frame.src)) location.href = settings.url!
    } else if (!dialog!.open) show()
  }

  function show(): void {
    unlock ??= lock(style)
    style(dialog!, 'display:block')
    dialog!.showModal()
    dialog!.animate({ pointerEvents: ['none', 'none'] }, DOUBLE_CLICK_MS)
    // Back leaves the page under the popup.
    addEventListener('popstate', close)
    for (const type of CONTAINED_EVENTS) addEventListener(type, containEvent, true)
    linkUnlessHeard(frame, HEAD, PATIENCE_MS)
  }

  /** Hides events in the popup from the site: a modal of the site would close as well, or block the wheel. */
  function containEvent(event: Event): void {
    // Elements of the site above the popup get their events.
    if (!dialog?.open || (event.target !== document.body && !dialog.contains(event.target as Node))) return
    event.stopImmediatePropagation()
    // The browser would close the next dialog by the same key.
    if ((event as KeyboardEvent).key === 'Escape') event.preventDefault()
    else if (event.type !== 'click') return
    close()
  }

  function close(): void {
    dialog?.close()
  }

  function prune(): void {
    if (owner?.isConnected || dialog?.open) return
    dialog?.remove()
    owner = undefined
  }

  function release(trigger: HTMLElement): void {
    if (owner !== trigger) return
    owner = undefined
    prune()
  }

  return { warm, open, prune, release }
}

/** Locks scrolling: keys would scroll the page behind. Returns a function that restores what the site had. */
function lock(style: Loader['style']): () => void {
  const root = document.documentElement
  // Read the values now. The style is live and would show our own changes later.
  const { overflow, paddingRight: padding } = getComputedStyle(root)
  // If the root does not set `overflow`, the window takes the body's. Locking the root would then make the body scroll
  // by itself, from its top.
  const scroller = overflow === 'visible' ? document.body : root
  const { overflowX, overflowY } = scroller.style
  const { paddingRight } = root.style
  const width = root.offsetWidth
  style(scroller, 'overflow:hidden')
  // Keep the width of the scroll bar free, unless the site already does.
  style(root, `padding-right:calc(${padding} + ${root.offsetWidth - width}px)`)
  return () => {
    Object.assign(scroller.style, { overflowX, overflowY })
    root.style.paddingRight = paddingRight
  }
}
