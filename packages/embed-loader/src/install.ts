import { ADDRESS, settingsFrom, warn } from './settings.ts'
import { place as placeInline } from './inline.ts'
import { greet, listen } from './messages.ts'
import { place as placePopupText } from './popup-text.ts'
import { place as placePopupWidget } from './popup-widget.ts'
import { prune } from './popup.ts'

declare global {
  interface Window {
    /** The only global: looks at the page at once. `Scheduling` is taken, browsers have an interface of that name. */
    scheduleWidget?: () => void
  }
}

/** Mounts what the attributes on the page ask for, now and whenever it changes. Repeat: harmless. */
export function install(): void {
  // An element of that id is found under the same name, but has none of its own.
  if (!window.scheduleWidget?.name) window.scheduleWidget = start()
}

function start(): () => void {
  let due: number | undefined
  let script: HTMLElement | undefined
  let button: HTMLElement | undefined

  const scan = () => {
    due = 0
    prune()
    if (!script?.isConnected) button?.remove()
    for (const element of document.querySelectorAll<HTMLElement & { href?: string; src?: string }>(
      '[data-schedule],[data-widget][src*=scheduling]',
    )) {
      if (element.schedule) continue
      const settings = (element.schedule = settingsFrom(element.attributes))
      const url = (settings.url ??= settings.widget ?? element.href ?? element.src)
      if (!ADDRESS.test(url!)) warn(`data-url or data-widget="${url}" is not ${ADDRESS}`)
      else if (settings.widget) {
        // A second button would cover the first.
        button?.remove()
        button = placePopupWidget(settings)
        script = element
      } else if (element.src) greet({ target: element })
      else if (settings.schedule === 'popup' || element.href) placePopupText(element, settings)
      else placeInline(element, settings)
    }
  }
  listen()
  scan()
  new MutationObserver(() => {
    due ||= setTimeout(scan, 50)
  }).observe(document, { childList: true, subtree: true })
  return scan
}
