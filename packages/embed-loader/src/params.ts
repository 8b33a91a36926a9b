import type { Settings } from './settings.ts'

const KNOWN = /_color$|^(hide_|theme|lang|name|email|answer_|utm_)|braid$|clk?id$|fat_id$/

/** What the booking page is told: what the visitor brought to this page, and the settings, which win. */
export function pageParams(settings: Settings): Record<string, string> {
  const brought = Object.fromEntries(new URLSearchParams(location.search))
  return Object.fromEntries(Object.entries({ ...brought, ...settings }).filter(([name]) => KNOWN.test(name)))
}
