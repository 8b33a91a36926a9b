import { make, style } from './element.ts'
import { importFile } from './file.ts'
import type * as FloatingButtonFile from './floating-button.ts'
import { listen } from './messages.ts'
import { type PopupWidgetOptions, settingsOf, type Unmount } from './options.ts'
import { popup, prune } from './popup-trigger.ts'
import { type Settings, warn } from './settings.ts'

/** Moves the newest button out of the way of what is below it. */
export let stepAside: (() => void) | undefined

/**
 * A button that floats in the corner and opens the booking page over the site's page. Its look comes with a file of its
 * own. If that does not load, it is a plain button.
 */
export function place(settings: Settings): HTMLElement {
  const button = make('button', 'position:fixed;bottom:20px;inset-inline-end:20px', {
    hidden: true,
    textContent: settings.button_text || 'Booking',
  })
  popup(button, settings)
  void importFile<typeof FloatingButtonFile>('floating-button', settings.url)
    .then(({ float }) => (stepAside = float(button, settings, style)), warn)
    .then(() => (button.hidden = false))
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
