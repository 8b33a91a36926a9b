import { sameLook } from '../../page/links.ts'
import type { ParamChange } from '../../page/links.ts'

/** The page behind a manage link. It keeps the look of the page that leads there. */
export function bookingAddress(token: string, search: string, change: ParamChange = {}): string {
  return `/booking/${encodeURIComponent(token)}${sameLook(search, change)}`
}

/** The page that asks for the code. It also works without a script. */
export function confirmAddress(holdToken: string, search: string): string {
  return `/booking/confirm/${encodeURIComponent(holdToken)}${sameLook(search)}`
}
