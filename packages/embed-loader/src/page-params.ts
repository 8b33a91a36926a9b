import type { Settings } from './settings.ts'

// Of the contract's `PAGE_PARAMS` and `TRACKING_PARAMS` what others may say; a test holds it against both.
const KNOWN = /^(hide_|backg|text_|button_c|theme|lang|name|email|answer_|utm_)|(clk?|bra|fat_)id$/

/** What the booking page is told: what the visitor brought in the address of the site's page, and the settings, which win. */
export function pageParams(settings: Settings, search = location.search): Record<string, string> {
  const params: Record<string, string> = {
    ...Object.fromEntries(new URLSearchParams(search)),
    ...(settings as Record<string, string>),
  }
  for (const name in params) if (!KNOWN.test(name)) delete params[name]
  return params
}

/** Ours stand before what the owner wrote into the address: of two equal names the first counts. */
export function frameAddress(url: string, params: Record<string, string>): string {
  return url.replace(/[?#]|$/, `?${new URLSearchParams(params)}&`)
}
