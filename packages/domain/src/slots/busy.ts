import { MINUTE } from '../time/time.ts'
import type { Instant, Interval, Minutes } from '../time/time.ts'
import { instantOf } from '../zones/zones.ts'
import type { Buffers, Busy } from './question.ts'

/**
 * When the item is busy. An all-day item lasts from the first to the last midnight of its dates, in its own zone.
 */
export function busyTime(busy: Busy): Interval & Buffers {
  if (!('allDay' in busy)) return busy
  const { from, to, timeZone } = busy.allDay
  return { start: instantOf(timeZone, from, '00:00'), end: instantOf(timeZone, to, '00:00') }
}

/**
 * When a meeting cannot start because of this busy time: strictly between the two instants. Of two facing buffers,
 * the larger counts. Busy time of length zero blocks nothing.
 */
export function blockedStarts(
  busy: Interval & Buffers,
  duration: Minutes,
  own: Buffers,
): Interval | undefined {
  if (busy.end <= busy.start) return undefined
  const before = Math.max(own.bufferAfter ?? 0, busy.bufferBefore ?? 0)
  const after = Math.max(own.bufferBefore ?? 0, busy.bufferAfter ?? 0)
  return { start: busy.start - (duration + before) * MINUTE, end: busy.end + after * MINUTE }
}

/** The starts that no busy item blocks, ascending. */
export function freeStarts(
  starts: Instant[],
  busy: readonly Busy[],
  duration: Minutes,
  own: Buffers,
): Instant[] {
  if (busy.length === 0 || starts.length === 0) return starts
  const { begins, ends } = blockedBetween(starts[0] as Instant, starts.at(-1) as Instant, busy, duration, own)
  // A start is blocked if more blocks have begun than ended, so each list can be sorted by itself.
  let begun = 0
  let ended = 0
  const count = begins.length
  return starts.filter((start) => {
    while (begun < count && (begins[begun] as Instant) < start) begun++
    while (ended < count && (ends[ended] as Instant) <= start) ended++
    return begun === ended
  })
}

function blockedBetween(
  first: Instant,
  last: Instant,
  busy: readonly Busy[],
  duration: Minutes,
  own: Buffers,
): { begins: Float64Array; ends: Float64Array } {
  const begins = new Float64Array(busy.length)
  const ends = new Float64Array(busy.length)
  let count = 0
  for (const item of busy) {
    const blocked = blockedStarts(busyTime(item), duration, own)
    if (!blocked || blocked.end <= first || blocked.start >= last) continue
    begins[count] = blocked.start
    ends[count] = blocked.end
    count++
  }
  return { begins: ascending(begins.subarray(0, count)), ends: ascending(ends.subarray(0, count)) }
}

/** Most callers pass sorted lists, and checking is cheaper than sorting. */
function ascending(instants: Float64Array): Float64Array {
  for (let index = 1; index < instants.length; index++) {
    if ((instants[index] as Instant) < (instants[index - 1] as Instant)) return instants.toSorted()
  }
  return instants
}
