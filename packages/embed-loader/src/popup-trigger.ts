import { make, style } from './element.ts'
import { makeFrame } from './frame.ts'
import { linkUnlessHeard, tell } from './messages.ts'
import type { Popups, popupsFor as popupsOf } from './popup.ts'
import { type Settings, told } from './settings.ts'

let popups: Popups | undefined
let coming: Promise<Popups> | undefined
let resting: number | undefined

/** Asks for what only a popup needs: where the owner says that the pages are, or, where that leads on, where this script is. */
function load({ url }: Settings): Promise<Popups> {
  return (coming ??= fileFrom(url)
    .catch(() => fileFrom(document.querySelector<HTMLScriptElement>('[src*="scheduling.js"]')?.src))
    .then(({ popupsFor }) => (popups = popupsFor({ make, style, makeFrame, linkUnlessHeard, tell, told }))))
}

async function fileFrom(base: string | undefined): Promise<{ popupsFor: typeof popupsOf }> {
  const file = new URL('/external/popup.js', base)
  return import(/* webpackIgnore: true */ /* @vite-ignore */ file as unknown as string)
}

/** The booking page over the site's, loaded as soon as somebody is about to want it. */
export function popup(trigger: HTMLElement, settings: Settings, until?: AddEventListenerOptions): void {
  // One at a time, and only where somebody rests: not for each of many that the pointer passes.
  const soon = () => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      // What did not come is missed by a click alone.
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
        // Without dialogs, or where a policy or an optimiser keeps the file away, the link is followed.
        .catch(() => (location.href = settings.url!))
    },
    until,
  )
}

/** Lets go of a closed popup whose trigger is gone. */
export function prune(): void {
  popups?.prune()
}

/** Lets go of the popup of a trigger that stays. */
export function release(trigger: HTMLElement): void {
  popups?.release(trigger)
}
