import type { HostBooking } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

const NAMED = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** What brought the invitee, a line each: campaigns in words, ids of clicks by their names. */
export function trackingLines(tracking: HostBooking['tracking'], t: HostTranslate): string[] {
  return Object.entries(tracking).map(([name, value]) => {
    const named = NAMED.find((one) => one === name)
    return named ? t(`booking.${named}`, { value }) : `${name}: ${value}`
  })
}
