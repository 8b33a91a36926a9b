import type { BusySource } from '../busy/kept.ts'
import { holdsBetween } from './store.ts'

/** What names all holds of one offer among busy times: not its id, which the booking that comes of it may have. */
export function sourceOfHold(heldFor: string): string {
  return `hold ${heldFor}`
}

/** Holds as busy times, each until it ends. A host whose last one has ended costs no question. */
export const heldTimes: BusySource = async (db, { id, heldUntil }, span, now) => {
  if (heldUntil === null || heldUntil <= now) return []
  const holds = await holdsBetween(db, id, span)
  return holds.map((hold) => ({
    start: hold.starts_at.getTime(),
    end: hold.ends_at.getTime(),
    bufferBefore: hold.buffer_before,
    bufferAfter: hold.buffer_after,
    source: sourceOfHold(hold.held_for),
    until: hold.expires_at.getTime(),
    ...(hold.event_type_id && { eventTypeId: hold.event_type_id }),
  }))
}
