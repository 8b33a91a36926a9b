import { make, style } from './element.ts'
import { makeFrame } from './frame.ts'
import { linkUnlessHeard, tell } from './messages.ts'
import type { Popups, popupsFor as popupsOf } from './popup.ts'
import { type Settings, told } from './settings.ts'

let popups: Popups | undefined
let coming: Promise<Popups> | undefined
let resting: number | undefined

/**
 * Loads the popup file from the host of the owner's address. If that fails, because the address redirects, loads it
 * from the host of this script.
 */
function load({ url }: Settings): Promise<Popups> {
  return (coming ??= fileFrom(url)
    .catch(() => fileFrom(document.querySelector<HTMLScriptElement>('[src*="scheduling.js"]')?.src))
    .then(({ popupsFor }) => (popups = popupsFor({ make, style, makeFrame, linkUnlessHeard, tell, told }))))
}

async function fileFrom(base: string | undefined): Promise<{ popupsFor: typeof popupsOf }> {
  const file = new URL('/external/popup.js', base)
  return import(/* webpackIgnore: true */ /* @vite-ignore */ file as unknown as string)
}

/** Opens the booking page over the site's page. Starts to load it when somebody is about to need it. */
export function popup(trigger: HTMLElement, settings: Settings, until?: AddEventListenerOptions): void {
  // Load only for a trigger that the pointer rests on, not for each one that it passes.
  const soon = () => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      // A file that did not load matters only for a click.
      load(settings).then(
        ({ warm }) => warm(trigger, settings),
        () => undefined,
      )
    }, 80)
  }

  trigger.addEventListener('pointerenter', soon, until)
  trigger.addEventListener('focus', soon, until)
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
