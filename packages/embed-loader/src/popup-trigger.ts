import { make, style } from './element.ts'
import { importFile } from './file.ts'
import { makeFrame } from './frame.ts'
import { linkUnlessHeard, tell } from './messages.ts'
import type * as PopupFile from './popup.ts'
import type { Popups } from './popup.ts'
import { type Settings, told } from './settings.ts'

let popups: Popups | undefined
let coming: Promise<Popups> | undefined

function load({ url }: Settings): Promise<Popups> {
  return (coming ??= importFile<typeof PopupFile>('popup', url).then(
    ({ popupsFor }) => (popups = popupsFor({ make, style, makeFrame, linkUnlessHeard, tell, told })),
  ))
}

/** Opens the booking page over the site's page. Starts to load it when somebody is about to need it. */
export function popup(trigger: HTMLElement, settings: Settings, until?: AddEventListenerOptions): void {
  const near = () => {
    // A file that did not load matters only for a click.
    load(settings).then(
      ({ warm }) => warm(trigger, settings),
      () => undefined,
    )
  }
  trigger.addEventListener('pointerenter', near, until)
  trigger.addEventListener('focus', near, until)
  trigger.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      load(settings)
        .then(({ open }) => open(trigger, settings))
        // Follow the link if the browser has no dialogs, or if a policy or an optimizer blocks the file.
        .catch(() => (location.href = settings.url!))
    },
    until,
  )
}

/** Discards a closed popup whose trigger is gone. */
export function prune(): void {
  popups?.prune()
}

/** Discards the popup of a trigger that stays on the page. */
export function release(trigger: HTMLElement): void {
  popups?.release(trigger)
}
