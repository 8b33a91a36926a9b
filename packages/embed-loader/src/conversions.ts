import type { Conversion } from '@scheduling/contract/frame'
import type { Purpose, SitePage } from './consent.ts'
import { consentOn } from './consent.ts'

// `/external/conversions.js`. The loader imports it once a time is chosen, if the owner has connected analytics.

interface Analytics extends SitePage {
  gtag?: (...given: unknown[]) => void
  fbq?: (...given: unknown[]) => void
}

// Consent tools announce a choice in many different ways. Polling covers all of them.
const LOOK_MS = 1_000

const page = window as unknown as Analytics
const agrees = consentOn(page)
let waiting: readonly Conversion[] = []
let due: number | undefined

/**
 * Tells the site's own analytics once the visitor has agreed and the tools are loaded: now, or later during this page
 * view. After that, what is still waiting is dropped.
 */
export function tell(conversions: readonly Conversion[]): void {
  waiting = [...waiting, ...conversions]
  look()
}

function look(): void {
  waiting = waiting.filter((conversion) => !wasTold(conversion))
  clearTimeout(due)
  if (waiting.length > 0) due = setTimeout(look, LOOK_MS)
}

function wasTold(conversion: Conversion): boolean {
  try {
    const [name, ...given] = conversion
    const purposes = purposesOf(conversion)
    // Never call another function of the site.
    if (!purposes) return true
    if (!page[name] || !purposes.every(agrees)) return false
    if (name === 'dataLayer') page.dataLayer?.push(...given)
    else page[name]?.(...given)
  } catch {
    // The site's function failed. The other ones are still called.
  }
  return true
}

const BOTH: readonly Purpose[] = ['statistics', 'advertising']

/** A container and a Google tag may serve both purposes. */
function purposesOf([name, ...given]: Conversion): readonly Purpose[] | undefined {
  if (name === 'dataLayer') return BOTH
  if (name === 'fbq') return ['advertising']
  if (name !== 'gtag') return undefined
  const { send_to: id = '' } = (given[2] ?? {}) as Record<string, string>
  if (id.startsWith('G-')) return ['statistics']
  return /^(AW|DC)-/.test(id) ? ['advertising'] : BOTH
}
