import { settingsFrom, warn } from './settings.ts'
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
export function install(page: Window): void {
  if (page.scheduleWidget) return
  let due: number | undefined
  let script: HTMLElement | undefined
  let button: HTMLElement | undefined

  const scan = () => {
    due = 0
    prune()
    if (!script?.isConnected) button?.remove()
    for (const element of document.querySelectorAll<HTMLElement & { href?: string; src?: string }>(
      '[data-schedule],script[data-widget][src*=scheduling]',
    )) {
      if (element.schedule) continue
      const settings = (element.schedule = settingsFrom(element.attributes))
      settings.url ||= settings.widget ?? element.href
      if (settings.widget) {
        // A second button would cover the first.
        button?.remove()
        button = placePopupWidget(settings)
        script = element
      } else if (element.src) greet({ target: element })
      else if (settings.url && (element.href || settings.schedule === 'popup'))
        placePopupText(element, settings)
      else if (settings.url) placeInline(element, settings)
      else if (element.dataset.url === undefined) warn('data-url is missing')
    }
  }
  page.scheduleWidget = scan
  listen()
  scan()
  new MutationObserver(() => {
    due ||= setTimeout(scan, 50)
  }).observe(document, { childList: true, subtree: true })
}
