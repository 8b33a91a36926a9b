import { make } from './element.ts'
import { pageParams } from './page-params.ts'
import type { Settings } from './settings.ts'

/** A frame with the booking page, which starts to load right away. */
export function makeFrame(
  embed: 'inline' | 'popup',
  parent: Element,
  css: string,
  settings: Settings,
): HTMLIFrameElement {
  return make(
    'iframe',
    `display:block;max-width:none;border-radius:12px;${css}`,
    {
      schedule: settings,
      title: settings.link_text,
      // Our parameters come before those in the owner's address, because the page also takes the first of two equal
      // names.
      src: settings.url!.replace(/[?#]|$/, `?embed=${embed}&${new URLSearchParams(pageParams(settings))}&`),
    },
    parent,
  )
}
