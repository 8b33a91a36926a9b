import { ADDRESS, settingsFrom, warn } from './settings.ts'
import { place as placeInline } from './inline.ts'
import { all, greet, listen } from './messages.ts'
import { place as placePopupText } from './popup-text.ts'
import { place as placePopupWidget, stepAside } from './popup-widget.ts'
import { prune } from './popup-trigger.ts'

declare global {
  interface Window {
    /**
     * The only global. Scans the page right away and watches it, or the given shadow root. The name `Scheduling` is not
     * free: browsers have an interface of that name.
     */
    scheduleWidget?: (root?: ShadowRoot) => void
  }
}

// Sites may have the same attributes with other values.
const OURS =
  'iframe[data-schedule],[data-schedule=popup],[data-schedule=inline],[data-widget][src*=scheduling]'

// A page that puts its embeds in by itself has done so by then. Scripts also stand on pages that have none.
const HINT_AFTER_MS = 9e3

type Ours = HTMLElement & { href?: string; src?: string }

/** Mounts what the attributes on the page ask for, now and after each change. Repeat: harmless. */
export function install(): void {
  // An element or a frame of this name has the same global name, but is not a function.
  // oxlint-disable-next-line unicorn/no-instanceof-builtins -- a function of another window is not ours, and `typeof` is longer
  if (!(self.scheduleWidget instanceof Function)) self.scheduleWidget = start()
  self.scheduleWidget()
}

function start(): (root?: ShadowRoot) => void {
  let due: number | undefined
  let script: HTMLElement | undefined
  let button: HTMLElement | undefined

  const scan = () => {
    due = 0
    prune()
    if (!script?.isConnected) button?.remove()
    for (const element of all<Ours>(OURS)) if (!element.schedule) see(element)
    stepAside?.()
  }
  const see = (element: Ours) => {
    const settings = settingsFrom(element.attributes)
    const url = (settings.url ??= settings.widget ?? element.href ?? element.src)
    // The site may still correct it, so do not mark the element.
    if (!ADDRESS.test(url!)) return warn(`data-url="${url}" is not ${ADDRESS}`)
    element.schedule = settings
    if (settings.widget) {
      // A second button would cover the first.
      button?.remove()
      button = placePopupWidget(settings)
      script = element
    } else if (element.src) greet({ target: element })
    else if (settings.schedule === 'popup') placePopupText(element, settings)
    else placeInline(element, settings)
  }
  const observer = new MutationObserver(() => {
    due ||= setTimeout(scan, 80)
  })
  setTimeout(() => {
    if (!all(OURS)[0])
      warn('No button? Tag managers drop data-widget; data-schedule="popup" on a link works.')
  }, HINT_AFTER_MS)
  return (root: Node = document) => {
    listen(root)
    scan()
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-widget', 'href', 'src', 'data-url', 'data-schedule'],
    })
  }
}
