import type { style } from './element.ts'
import type { Settings } from './settings.ts'

// `/external/floating-button.js`. The loader imports it once a page has a floating button.

// A long text is cut off. Forced colors draw the transparent border.
const BUTTON =
  'overflow:hidden;border:2px solid #0000;border-radius:12px;box-shadow:0 2px 12px #0006;max-width:90%;height:50px;' +
  'padding:0 20px;font:bold 19px/46px system-ui;z-index:2147483647;color:#fff;background:#0090FF;'

/** The last button replaces the others. */
let newest: HTMLElement | undefined
let setStyle: typeof style

/**
 * Gives the button its look, and keeps it from covering what somebody fills in, and off paper. Returns a function that
 * looks again, for when the page has changed. Repeat: the listeners serve the newest button.
 */
export function float(button: HTMLElement, settings: Settings, styleOf: typeof style): () => void {
  setStyle = styleOf
  // It may be gone by now: React's StrictMode mounts twice.
  if (button.isConnected) newest = button
  setStyle(
    button,
    // An invalid color leaves the default. The cut leaves no room for more than a color.
    `${BUTTON}color:${settings.button_text_color?.slice(0, 7)};background:${settings.button_background_color?.slice(0, 7)}`,
  )
  // Nobody can press it on paper.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- nothing else uses this list
  matchMedia('print').onchange = ({ matches }) => {
    if (newest) newest.hidden = matches
  }
  for (const type of ['focus', 'blur', 'scroll']) addEventListener(type, stepAside, true)
  stepAside()
  return stepAside
}

function stepAside(): void {
  // In the next frame: to ask where elements are before the site's style sheets have arrived counts as a layout shift.
  try {
    requestAnimationFrame(() => {
      // The negative inset leaves room for the shadow.
      if (newest) setStyle(newest, `clip-path:inset(${couldCover(newest) ? 50 : -50}%)`)
    })
  } catch {
    // The site has replaced the function. The button stays where it is.
  }
}

/**
 * Whether a field has the focus, or a form is under the button. Never while the keyboard focuses the button. Fixed
 * elements do not count: they would hide it for good.
 */
function couldCover(button: HTMLElement): boolean {
  if (button.matches(':focus-visible')) return false
  const { activeElement: focused } = document
  if (focused?.matches('iframe,input,select,textarea,[contenteditable]') && !focused.closest('dialog'))
    return true
  const { left, width } = button.getBoundingClientRect()
  // Three rows of three points.
  const points = Array.from({ length: 9 }, (_, point) =>
    document.elementsFromPoint(left + ((point % 3) * width) / 2, innerHeight - 20 - point * 6),
  )
  return points.some(
    (below) =>
      below.some((element) => (element as HTMLInputElement).form) &&
      !below.some((element) => element !== button && getComputedStyle(element).position === 'fixed'),
  )
}
