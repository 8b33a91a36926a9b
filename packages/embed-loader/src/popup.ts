import type { make, style } from './element.ts'
import type { makeFrame } from './frame.ts'
import type { linkUnlessHeard, tell } from './messages.ts'
import type { Settings, told } from './settings.ts'

// `/external/popup.js`, which the loader asks for once somebody is about to want a popup.

/** Of the loader, with its state: this file has no copy of it. */
export interface Loader {
  make: typeof make
  style: typeof style
  makeFrame: typeof makeFrame
  linkUnlessHeard: typeof linkUnlessHeard
  tell: typeof tell
  told: typeof told
}

export interface Popups {
  /** Loads the booking page into a dialog that is not shown yet. */
  warm: (trigger: HTMLElement, settings: Settings) => void
  /** Shows it over the site's page. */
  open: (trigger: HTMLElement, settings: Settings) => void
  /** Lets go of a closed popup whose trigger is gone. */
  prune: () => void
  /** Lets go of the popup of a trigger that stays; once it is closed if it is open. */
  release: (trigger: HTMLElement) => void
}

// Below its head, which so covers nothing, the dialog scrolls; its shadow is the rest of the ground.
const OVERLAY =
  'top:48px;background:#000a;width:100%;height:calc(100% - 48px);position:fixed;max-width:none;box-shadow:0 -48px #000a'
// A border that cannot be seen is what forced colours draw.
const CLOSE =
  'border-radius:12px;inset-inline-end:20px;border:2px solid #0000;position:fixed;top:2px;width:44px;' +
  'font:32px/40px system-ui;color:#fff;background:#000a'
// Words for one that is slow, or stays empty: above the card, until the page is loaded anew.
const HEAD =
  'height:44px;position:fixed;top:2px;inset-inline:20px 80px;overflow:hidden;font:16px/40px system-ui;color:#fff'
// A card at once, higher than any content is where it is narrow: no bar inside it. Its edge is an outline, which takes no
// room in it where a site has `box-sizing: border-box` on everything.
const CARD =
  'margin:0 auto;outline:2px solid #0000;width:min(1000px,96%);color-scheme:light dark;' +
  'background:Canvas;height:max(680px,1700px - 96vw)'

const PATIENCE_MS = 1e3

// The second click of a double click comes within it, and is not meant for what has come under the pointer.
const DOUBLE_CLICK_MS = 400

/** The booking page over the site's: one at a time. */
export function popupsFor({ make, style, makeFrame, linkUnlessHeard, tell, told: heard }: Loader): Popups {
  if (!self.HTMLDialogElement) throw new TypeError('This browser has no dialogs.')
  // One at most is kept, with what was typed into it: a page full of links shall not become a page full of frames.
  let owner: HTMLElement | undefined
  let dialog: HTMLDialogElement | undefined
  let frame: HTMLIFrameElement
  let unlock: (() => void) | undefined

  function warm(trigger: HTMLElement, settings: Settings): void {
    if (owner === trigger) return
    owner = trigger
    settings.From = undefined
    dialog?.remove()
    const before = heard.size
    const made = make('dialog', OVERLAY, {
      ariaLabel: settings.link_text,
      onclick: close,
      onclose: () => {
        unlock?.()
        unlock = undefined
        made.style.display = ''
        tell(inside, 'closed')
        // The next visitor of the popup wants to book, not to see what was booked, or an error: not a word came from it.
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
    warm(trigger, settings)
    // No dialog fits into a small frame of somebody else's. Where no tab may be opened either the link is followed.
    if (innerHeight < 500 && self !== top) {
      if (!self.open(frame.src)) location.href = settings.url!
    } else if (!dialog!.open) show()
  }

  function show(): void {
    unlock ??= lock(style)
    style(dialog!, 'display:block')
    dialog!.showModal()
    dialog!.animate({ pointerEvents: ['none', 'none'] }, DOUBLE_CLICK_MS)
    // Back leads away from the page that it stands over.
    addEventListener('popstate', close)
    linkUnlessHeard(frame, HEAD, PATIENCE_MS)
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

/** Keys would scroll the page behind. Answers how to put back what the site had. */
function lock(style: Loader['style']): () => void {
  const root = document.documentElement
  // Read at once: it tells how it is, not how it was.
  const { overflow, paddingRight: padding } = getComputedStyle(root)
  // As long as the root says nothing, what the body says is the window's: were the root locked, the body would begin to
  // scroll by itself, from its top.
  const scroller = overflow === 'visible' ? document.body : root
  const { overflowX, overflowY } = scroller.style
  const { paddingRight } = root.style
  const width = root.offsetWidth
  style(scroller, 'overflow:hidden')
  // What the scroll bar took is kept free, unless the site keeps it free itself.
  style(root, `padding-right:calc(${padding} + ${root.offsetWidth - width}px)`)
  return () => {
    Object.assign(scroller.style, { overflowX, overflowY })
    root.style.paddingRight = paddingRight
  }
}
