import { PAGE_PARAMS } from '@scheduling/contract/page'
import { MINUTE } from '@scheduling/domain'
import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import type { Format } from '../../time/format.ts'

interface Offered {
  heading: string
  url: string
  free: readonly Instant[]
  duration: Minutes
  zone: TimeZone
}

/** A line for each time, with the link that books it below. */
export function timesAsText(
  { heading, url, free, duration, zone }: Offered,
  format: Pick<Format, 'dayOf' | 'timeRange'>,
): string {
  const lines = free.map((start) => {
    const query = new URLSearchParams({
      [PAGE_PARAMS.slot]: new Date(start).toISOString(),
      [PAGE_PARAMS.timeZone]: zone,
    })
    const time = format.timeRange(start, start + duration * MINUTE, zone)
    return `${format.dayOf(start, zone)}, ${time}\n${url}?${query.toString()}`
  })
  return [heading, ...lines].join('\n\n')
}
