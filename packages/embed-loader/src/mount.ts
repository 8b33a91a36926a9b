import { mount as mountInline } from './inline.ts'
import type { InlineOptions, PopupTextOptions, PopupWidgetOptions, Unmount } from './options.ts'
import { mount as mountPopupText } from './popup-text.ts'
import { mount as mountPopupWidget } from './popup-widget.ts'

export type MountOptions =
  | ({ kind: 'inline' } & InlineOptions)
  | ({ kind: 'popup-text' } & PopupTextOptions)
  | ({ kind: 'popup-widget' } & PopupWidgetOptions)

/** Puts a booking page on the site's page. Returns a function that removes it. */
export function mount({ kind, ...options }: MountOptions): Unmount {
  const mounts = { inline: mountInline, 'popup-text': mountPopupText, 'popup-widget': mountPopupWidget }
  return (mounts[kind] as (options: object) => Unmount)(options)
}
