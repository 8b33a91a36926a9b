import { showInZone } from './keep-fresh.ts'
import { zoneWordsIn } from './zone-words.ts'

/** Opens the booking page's menu in place of the small form for browsers without a script. */
export function controlZone(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null
    const words = summary?.closest<HTMLElement>('[data-zones]')?.dataset.zones
    if (!summary || words === undefined) return
    event.preventDefault()
    if (summary.ariaExpanded === 'true') return
    void open(root, summary, words)
  })
}

async function open(root: HTMLElement, summary: HTMLElement, words: string): Promise<void> {
  try {
    const { chooseZone } = await import('./choose-zone.tsx')
    chooseZone(summary, zoneWordsIn(words), (zone) => void showInZone(root, zone))
  } catch {
    // The menu did not load, so the form takes its place.
    summary.closest('details')?.toggleAttribute('open', true)
  }
}
