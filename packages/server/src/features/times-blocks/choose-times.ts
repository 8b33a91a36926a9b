import type { Instant, TimeZone } from '@scheduling/domain'
import { dateOf } from '@scheduling/domain'

/** So many fit into a message that people read. */
const MOST = 6
const PER_DAY = 3

/** A few of the free starts, on two days or more, in ascending order. */
export function chooseTimes(free: readonly Instant[], zone: TimeZone): Instant[] {
  const days = [...Map.groupBy(free, (start) => dateOf(zone, start)).values()]
  return days.flatMap((starts) => spread(starts, PER_DAY)).slice(0, MOST)
}

/** So many of them, evenly: not the first three of a morning. */
function spread(starts: readonly Instant[], count: number): Instant[] {
  if (starts.length <= count) return [...starts]
  const step = (starts.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, at) => starts[Math.round(at * step)] ?? 0)
}
