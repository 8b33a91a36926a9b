import { make } from './element.ts'
import { pageParams } from './page-params.ts'
import type { Settings } from './settings.ts'

/** The booking page, which begins to load at once. */
export function makeFrame(
  embed: 'inline' | 'popup',
  parent: Element,
  css: string,
  settings: Settings,
): HTMLIFrameElement {
  return make(
    'iframe',
    `max-width:none;border-radius:12px;display:block;${css}`,
    {
      schedule: settings,
      title: settings.link_text,
      // Ours stand before what the owner wrote into the address: there, too, the first of two equal names counts.
      src: settings.url!.replace(/[?#]|$/, `?embed=${embed}&${new URLSearchParams(pageParams(settings))}&`),
    },
    parent,
  )
}
