import { make } from './element.ts'
import { makeFrame } from './frame.ts'
import { tell, told } from './messages.ts'
import type { Settings } from './settings.ts'

const OVERLAY =
  'border:0;min-width:100%;background:#000a;min-height:100%;overscroll-behavior:contain;padding:0'
const CLOSE =
  'border-radius:12px;inset-inline-end:20px;border:0;position:fixed;top:2px;background:#000a;' +
  'width:44px;font:32px/44px system-ui;color:#fff'
// With its margins always higher than the overlay, which then scrolls instead of the page behind it.
const FRAME = 'border-radius:12px;margin:48px auto calc(100vh - 687px);max-width:1000px'

// One at most is kept, with what was typed into it: a page full of links shall not become a page full of frames.
let owner: HTMLElement | undefined
let dialog: HTMLDialogElement | undefined

/** The booking page over the site's, loaded as soon as somebody is about to want it. */
export function popup(trigger: HTMLElement, settings: Settings, until?: AddEventListenerOptions): void {
  const warm = () => {
    if (owner === trigger) return
    owner = trigger
    dialog?.remove()
    const before = told.size
    dialog = make('dialog', OVERLAY, {
      ariaLabel: settings.link_text,
      onclick: () => dialog!.close(),
      onclose: () => {
        tell(frame, 'closed')
        // The next visitor of the popup wants to book, not to see what was booked.
        if (told.size > before) owner = undefined
        prune()
      },
    })
    make('button', CLOSE, { ariaLabel: settings.close_label || 'Close', textContent: '×' }, dialog)
    const frame = makeFrame('popup', dialog, FRAME, settings)
  }

  trigger.addEventListener('pointerenter', warm, until)
  trigger.addEventListener('focus', warm, until)
  trigger.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      warm()
      // No dialog fits into a small frame of somebody else's.
      if (innerHeight < 500 && self !== top) {
        // Where no tab may be opened the link is followed.
        if (open((dialog!.lastChild as HTMLIFrameElement).src)) event.preventDefault()
      } else {
        dialog!.showModal()
        event.preventDefault()
      }
    },
    until,
  )
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
