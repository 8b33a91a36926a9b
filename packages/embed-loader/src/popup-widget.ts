import { make } from './element.ts'
import { listen } from './messages.ts'
import { type PopupWidgetOptions, settingsOf, type Unmount } from './options.ts'
import { popup, prune } from './popup.ts'
import type { Settings } from './settings.ts'

const BUTTON =
  'border-radius:12px;inset-inline-end:20px;border:0;position:fixed;padding:0 20px;' +
  'box-shadow:0 2px 12px #0006;z-index:2147483647;bottom:20px;font:bold 19px/50px system-ui'

/** A button that floats in the corner and opens the booking page over the site's. */
export function place(settings: Settings): HTMLElement {
  const button = make(
    'button',
    `${BUTTON};color:${settings.button_text_color || '#FFFFFF'};background:${settings.button_background_color || '#0090FF'}`,
    { textContent: settings.button_text || 'Booking' },
  )
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
