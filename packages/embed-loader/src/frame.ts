import { make } from './element.ts'
import { frameAddress, pageParams } from './page-params.ts'
import type { Settings } from './settings.ts'

/** The booking page, which begins to load at once. */
export function makeFrame(
  embed: 'inline' | 'popup',
  parent: Element,
  css: string,
  settings: Settings,
): HTMLIFrameElement {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return make(
    'iframe',
    `display:block;border:0;width:100%;min-height:640px;${css}`,
    {
      schedule: settings,
      title: settings.link_text,
      src: frameAddress(settings.url!, { timezone, ...pageParams(settings), embed }),
    },
    parent,
  )
}
