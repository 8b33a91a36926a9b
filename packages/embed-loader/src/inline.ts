import { makeFrame } from './frame.ts'
import { greet, listen } from './messages.ts'
import { type InlineOptions, settingsOf, type Unmount } from './options.ts'
import type { Settings } from './settings.ts'

/** Puts the booking page into the site's page, as high as its content. */
export function place(container: HTMLElement, settings: Settings): HTMLIFrameElement {
  // The height that the site reserves.
  const { offsetHeight } = container
  container.textContent = ''
  return makeFrame('inline', container, `width:100%;min-height:640px;height:${offsetHeight}px`, settings)
}

export function mount({ container, frame, ...given }: InlineOptions): Unmount {
  listen((container ?? frame).getRootNode())
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
