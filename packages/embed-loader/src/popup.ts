import { make, style } from './element.ts'
import { makeFrame } from './frame.ts'
import { linkUnlessHeard, tell } from './messages.ts'
import { type Settings, told } from './settings.ts'

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
// A card at once, higher than any content is where it is narrow: no bar inside it.
const CARD =
  'margin:0 auto;border:2px solid #0000;width:min(996px,96%);color-scheme:light dark;' +
  'background:Canvas;height:max(680px,1700px - 96vw)'

const PATIENCE_MS = 1e3

// One at most is kept, with what was typed into it: a page full of links shall not become a page full of frames.
let owner: HTMLElement | undefined
let dialog: HTMLDialogElement | undefined
let resting: number | undefined

/** The booking page over the site's, loaded as soon as somebody is about to want it. */
export function popup(
  trigger: HTMLElement & { href?: string },
  settings: Settings,
  until?: AddEventListenerOptions,
): void {
  let frame: HTMLIFrameElement

  const warm = () => {
    if (!self.HTMLDialogElement || owner === trigger) return
    owner = trigger
    settings.From = undefined
    dialog?.remove()
    const before = told.size
    dialog = make('dialog', OVERLAY, {
      ariaLabel: settings.link_text,
      onclick: close,
      onclose: () => {
        const { style: root } = document.documentElement
        dialog!.style.display = root.overflow = root.paddingRight = ''
        tell(frame, 'closed')
        // The next visitor of the popup wants to book, not to see what was booked, or an error: not a word came from it.
        if (told.size > before || !settings.From) owner = undefined
        prune()
      },
    })
    make('button', CLOSE, { ariaLabel: settings.close_label || 'Close', textContent: '×' }, dialog)
    frame = makeFrame('popup', dialog, CARD, settings)
  }
  // One at a time, and only where somebody rests: not for each of many that the pointer passes.
  const soon = () => {
    clearTimeout(resting)
    resting = setTimeout(warm, 80)
  }

  trigger.addEventListener('pointerenter', soon, until)
  trigger.addEventListener('focus', soon, until)
  trigger.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      warm()
      const isSmall = innerHeight < 500 && self !== top
      // No dialog fits into a small frame of somebody else's. Where no tab may be opened either the link is followed,
      // as where browsers have no dialogs.
      if (!dialog || (isSmall && !open(frame.src))) {
        if (!trigger.href) location.href = settings.url!
      } else {
        event.preventDefault()
        if (!isSmall) {
          show()
          linkUnlessHeard(frame, HEAD, PATIENCE_MS)
        }
      }
    },
    until,
  )
}

function close(): void {
  dialog?.close()
}

function show(): void {
  const root = document.documentElement
  // Keys would scroll the page behind. What its scroll bar took is kept free.
  style(root, `overflow:hidden;padding-right:${innerWidth - root.clientWidth}px`)
  style(dialog!, 'display:block')
  dialog!.showModal()
  // Back leads away from the page that it stands over.
  addEventListener('popstate', close)
}

/** Lets go of a closed popup whose trigger is gone. */
export function prune(): void {
  if (owner?.isConnected || dialog?.open) return
  dialog?.remove()
  owner = undefined
}

/** Lets go of the popup of a trigger that stays; once it is closed if it is open. */
export function release(trigger: HTMLElement): void {
  if (owner !== trigger) return
  owner = undefined
  prune()
}
