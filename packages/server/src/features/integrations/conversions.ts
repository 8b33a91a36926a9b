import type { Conversions } from '@scheduling/contract'
import type { Host } from '../hosts/operations.ts'

/** Where the host's pages report a booking. */
export function conversionsFor({
  tracking_ids: { ga4, gtag, fpixel },
}: Pick<Host, 'tracking_ids'>): Conversions {
  return { google: [ga4, gtag].filter((id) => id !== undefined), meta: fpixel ?? null }
}
