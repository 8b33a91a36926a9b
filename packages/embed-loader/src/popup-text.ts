import { listen } from './messages.ts'
import { type PopupTextOptions, settingsOf, type Unmount } from './options.ts'
import { popup, release } from './popup-trigger.ts'
import type { Settings } from './settings.ts'

/** Opens the booking page over the site's page from a link or any other element of the site. */
export function place(trigger: HTMLElement, settings: Settings, until?: AddEventListenerOptions): void {
  if (!trigger.firstChild) trigger.textContent = settings.link_text
  popup(trigger, settings, until)
}

export function mount({ trigger, ...given }: PopupTextOptions): Unmount {
  const listening = new AbortController()
  listen(trigger.getRootNode())
  place(trigger, settingsOf(given), listening)
  return () => {
    listening.abort()
    release(trigger)
  }
}
