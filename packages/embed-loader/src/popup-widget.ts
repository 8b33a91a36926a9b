import { make, style } from './element.ts'
import { listen } from './messages.ts'
import { type PopupWidgetOptions, settingsOf, type Unmount } from './options.ts'
import { popup, prune } from './popup-trigger.ts'
import type { Settings } from './settings.ts'

// A long text is cut off. Forced colors draw the transparent border.
const BUTTON =
  'position:fixed;overflow:hidden;border:2px solid #0000;border-radius:12px;box-shadow:0 2px 12px #0006;' +
  'inset-inline-end:20px;bottom:20px;max-width:90%;height:50px;padding:0 20px;font:bold 19px/46px system-ui;' +
  'z-index:2147483647;color:#fff;background:#0090FF;'

/** The last button replaces the others. */
let newest: HTMLElement

/**
 * Hides the button while it could cover what somebody fills in: a field has the focus, or a form is under the button.
 * It stays if the keyboard focuses it. Fixed elements do not count: they would hide it for good.
 */
export function stepAside(): void {
  // In the next frame: to ask where elements are before the site's style sheets have arrived counts as a layout shift.
  try {
    requestAnimationFrame(() => {
      const { activeElement: focused } = document
      const { left, width } = newest.getBoundingClientRect()
      let isAside =
        focused?.matches('iframe,input,select,textarea,[contenteditable]') && !focused.closest('dialog')
      // Check three rows of three points.
      for (let point = 9; point--;) {
        const below = document.elementsFromPoint(
          left + ((point % 3) * width) / 2,
          innerHeight - 20 - point * 6,
        )
        isAside ||=
          below.some((element) => (element as HTMLInputElement).form) &&
          !below.some((element) => element !== newest && getComputedStyle(element).position === 'fixed')
      }
      // The negative inset leaves room for the shadow.
      style(newest, `clip-path:inset(${isAside && !newest.matches(':focus-visible') ? 50 : -50}%)`)
    })
  } catch {
    // The site has replaced the function. The button stays where it is.
  }
}

/** A button that floats in the corner and opens the booking page over the site's page. */
export function place(settings: Settings): HTMLElement {
  const button = make(
    'button',
    // An invalid color leaves the default. The cut leaves no room for more than a color.
    `${BUTTON}color:${settings.button_text_color?.slice(0, 7)};background:${settings.button_background_color?.slice(0, 7)}`,
    { textContent: settings.button_text || 'Booking' },
  )
  // Nobody can press it on paper.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nothing else uses this list
  matchMedia('print').onchange = ({ matches }) => (button.hidden = matches)
  newest = button
  for (const type of ['focus', 'blur', 'scroll']) addEventListener(type, stepAside, true)
  popup(button, settings)
  return button
}

export function mount(given: PopupWidgetOptions): Unmount {
  listen(document)
  const button = place(settingsOf(given))
  return () => {
    button.remove()
    prune()
  }
}
