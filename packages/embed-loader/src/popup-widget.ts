import { make, style } from './element.ts'
import { listen } from './messages.ts'
import { type PopupWidgetOptions, settingsOf, type Unmount } from './options.ts'
import { popup, prune } from './popup-trigger.ts'
import type { Settings } from './settings.ts'

// A long text is cut; a border that cannot be seen is what forced colours draw.
const BUTTON =
  'border-radius:12px;inset-inline-end:20px;border:2px solid #0000;position:fixed;max-width:90%;height:50px;' +
  'overflow:hidden;font:bold 19px/46px system-ui;color:#fff;background:#0090FF;' +
  'box-shadow:0 2px 12px #0006;padding:0 20px;bottom:20px;z-index:2147483647;'

/** The last one counts. */
let newest: HTMLElement

/**
 * Covers nothing that is being filled in: no field that has the focus, and no form that lies where it floats, unless keys have
 * reached it. What stands still there would keep it away for good.
 */
export function stepAside(): void {
  const { activeElement: focused } = document
  const { left, width } = newest.getBoundingClientRect()
  let isAside =
    focused?.matches('iframe,input,select,textarea,[contenteditable]') && !focused.closest('dialog')
  // In three rows of three.
  for (let point = 9; point--;) {
    const below = document.elementsFromPoint(left + ((point % 3) * width) / 2, innerHeight - 20 - point * 6)
    isAside ||=
      below.some((element) => (element as HTMLInputElement).form) &&
      below.every((element) => element === newest || getComputedStyle(element).position !== 'fixed')
  }
  style(newest, `clip-path:${isAside && !newest.matches(':focus-visible') ? 'inset(50%)' : 'none'}`)
}

/** A button that floats in the corner and opens the booking page over the site's. */
export function place(settings: Settings): HTMLElement {
  const button = make(
    'button',
    // What is no colour leaves the default; no more than a colour fits.
    `${BUTTON}color:${settings.button_text_color?.slice(0, 7)};background:${settings.button_background_color?.slice(0, 7)}`,
    { textContent: settings.button_text || 'Booking' },
  )
  // Nobody can press it on paper.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nobody else has this list
  matchMedia('print').onchange = ({ matches }) => (button.hidden = matches)
  newest = button
  for (const type of ['focus', 'blur', 'scroll']) addEventListener(type, stepAside, true)
  popup(button, settings)
  return button
}

export function mount(given: PopupWidgetOptions): Unmount {
  listen()
  const button = place(settingsOf(given))
  return () => {
    button.remove()
    prune()
  }
}
