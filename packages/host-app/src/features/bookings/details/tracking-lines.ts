import type { HostBooking } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

const NAMED = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Where the invitee came from, line by line: campaigns in words, click ids by their names. */
export function trackingLines(tracking: HostBooking['tracking'], t: HostTranslate): string[] {
  return Object.entries(tracking).map(([name, value]) => {
    const named = NAMED.find((one) => one === name)
    return named ? t(`booking.${named}`, { value }) : `${name}: ${value}`
  })
}
