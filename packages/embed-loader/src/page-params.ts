import type { Settings } from './settings.ts'

// The parameters in the contract's `PAGE_PARAMS` and `TRACKING_PARAMS` that other sites may set. A test compares it
// with both.
const KNOWN =
  /^(((g|fb|tt)cl|msclk|[gw]bra|li_fat_)id|utm_(content|source|term|medium|campaign)|(text|button|background)_color|theme|language|(hide|answer)_.+|email|name)$/

/**
 * What the booking page gets: the settings, then the parameters in the address of the site's page. The first of two
 * equal names counts.
 */
export function pageParams(settings: Settings, search = location.search): [name: string, value: string][] {
  const entries = Object.entries(settings as object) as [name: string, value: string][]
  return [...entries, ...new URLSearchParams(search)].filter(([name]) => KNOWN.test(name))
}
