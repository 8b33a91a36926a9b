import type { BusySource, SourcedBusyTime } from '../busy/kept.ts'
import { idsOf } from '../busy/kept.ts'
import type { StoredHold } from './store.ts'
import { holdsBetween } from './store.ts'

/** Names all holds for one thing among busy times. It differs from the id, because a booking may have the same one. */
export function sourceOfHold(heldFor: string): string {
  return `hold ${heldFor}`
}

/** Holds as busy times, each until it ends. Hosts without holds cost no query. */
export const holdTimesSource: BusySource = {
  name: 'holds',
  async read(db, hosts, span, now) {
    const withHolds = hosts.filter(({ heldUntil }) => heldUntil !== null && heldUntil > now)
    const holds = withHolds.length > 0 ? await holdsBetween(db, idsOf(withHolds), span) : []
    const byHost = Map.groupBy(holds, ({ host_id }) => host_id)
    return new Map(
      hosts.map(({ id }) => [
        id,
        { times: (byHost.get(id) ?? []).map(timeOf), freshness: { kind: 'current' } },
      ]),
    )
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
