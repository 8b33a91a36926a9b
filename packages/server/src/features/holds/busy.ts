import type { BusySource, SourcedBusyTime } from '../busy/kept.ts'
import type { StoredHold } from './store.ts'
import { holdsBetween } from './store.ts'

/** Names all holds for one thing among busy times. It differs from the id, because a booking may have the same one. */
export function sourceOfHold(heldFor: string): string {
  return `hold ${heldFor}`
}

/** Holds as busy times, each until it ends. A host without holds costs no query. */
export const holdTimesSource: BusySource = {
  name: 'holds',
  async read(db, { id, heldUntil }, span, now) {
    const hasHolds = heldUntil !== null && heldUntil > now
    const holds = hasHolds ? await holdsBetween(db, id, span) : []
    return { times: holds.map(timeOf), freshness: { kind: 'current' } }
  },
}

function timeOf(hold: StoredHold): SourcedBusyTime {
  return {
    start: hold.starts_at.getTime(),
    end: hold.ends_at.getTime(),
    bufferBefore: hold.buffer_before,
    bufferAfter: hold.buffer_after,
    source: sourceOfHold(hold.held_for),
    until: hold.expires_at.getTime(),
    originId: hold.origin_id,
  }
}
