import type { Settings } from './settings.ts'

// Of the contract's `PAGE_PARAMS` and `TRACKING_PARAMS` what others may say; a test holds it against both.
const KNOWN =
  /^(((g|fb|tt)cl|msclk|[gw]bra|li_fat_)id|utm_(content|source|term|medium|campaign)|(text|button|background)_color|theme|language|(hide|answer)_.+|email|name)$/

/**
 * What the booking page is told: the settings, and what the visitor brought in the address of the site's page. Of two
 * equal names the first counts.
 */
export function pageParams(settings: Settings, search = location.search): [name: string, value: string][] {
  return [...Object.entries(settings as Record<string, string>), ...new URLSearchParams(search)].filter(
    ([name]) => KNOWN.test(name),
  )
}
