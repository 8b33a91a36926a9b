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

/** Whether one more invitee can come to the meeting that starts then. */
export function hasFreeSeatsAt(busy: Busy, start: Instant): boolean {
  return 'hasFreeSeats' in busy && busy.hasFreeSeats === true && busy.start === start
}

/** The starts that no busy item blocks, ascending. */
export function freeStarts(
  starts: Instant[],
  busy: readonly Busy[],
  duration: Minutes,
  own: Buffers,
): Instant[] {
  if (busy.length === 0 || starts.length === 0) return starts
  const marks = new Uint8Array(starts.length).fill(1)
  unmarkBlocked(marks, starts, busy, duration, own)
  return starts.filter((_, index) => marks[index] === 1)
}

/** Sets the mark of each start to 0 that a busy item blocks. The starts ascend; the items come in any order. */
export function unmarkBlocked(
  marks: Uint8Array,
  starts: readonly Instant[],
  busy: readonly Busy[],
  duration: Minutes,
  own: Buffers,
): void {
  let index = 0
  for (const item of busy) {
    const blocked = blockedStarts(busyTime(item), duration, own)
    if (!blocked) continue
    index = firstAfter(starts, blocked.start, index)
    for (let at = index; at < starts.length && (starts[at] as Instant) < blocked.end; at++)
      if (!hasFreeSeatsAt(item, starts[at] as Instant)) marks[at] = 0
  }
}

/** The first start after an instant. Most callers pass sorted lists, so it is rarely far from the one before. */
function firstAfter(starts: readonly Instant[], instant: Instant, near: number): number {
  let low = near
  let high = starts.length
  if (near > 0 && (starts[near - 1] as Instant) > instant) [low, high] = [0, near]
  // Doubles the distance until it is too far, then halves it.
  for (let step = 1; low + step < high && (starts[low + step] as Instant) <= instant; step *= 2) low += step
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] as Instant) <= instant) low = middle + 1
    else high = middle
  }
  return low
}
