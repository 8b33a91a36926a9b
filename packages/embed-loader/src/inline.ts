import { makeFrame } from './frame.ts'
import { greet, listen } from './messages.ts'
import { type InlineOptions, settingsOf, type Unmount } from './options.ts'
import type { Settings } from './settings.ts'

/** The booking page as a part of the site's, as high as its content. */
export function place(container: HTMLElement, settings: Settings): HTMLIFrameElement {
  container.textContent = ''
  return makeFrame('inline', container, '', settings)
}

export function mount({ container, frame, ...given }: InlineOptions): Unmount {
  listen()
  if (!frame) {
    const made = place(container, settingsOf(given))
    return () => made.remove()
  }
  frame.schedule = settingsOf({ url: frame.src, ...given })
  greet({ target: frame })
  return () => {
    frame.schedule = undefined
  }
}
