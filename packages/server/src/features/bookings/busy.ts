import type { Interval } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { BusySource } from '../busy/kept.ts'
import { idsOf } from '../busy/kept.ts'
import type { Origin } from '../offers/origin.ts'
import type { StartOfPage } from '../slots/team-question.ts'
import { meetingsBetween, meetingsBut, startsBetween } from './store.ts'

/** Confirmed bookings as busy times. */
export const meetings: BusySource = {
  name: 'bookings',
  async read(db, hosts, span) {
    const meetingsOf = await meetingsBetween(db, idsOf(hosts), span)
    return new Map(
      hosts.map(({ id }) => [id, { times: meetingsOf.get(id) ?? [], freshness: { kind: 'current' } }]),
    )
  },
}

/** Bookings that we write into this host's calendar and that do not take the time of the host `butOf`. */
export async function meetingsWrittenBy(
  db: Db,
  hostId: HostId,
  { butOf, span }: { butOf: string; span: Interval },
): Promise<(Interval & { source: string })[]> {
  return meetingsBut(db, hostId, butOf, span)
}

/** The starts of confirmed bookings that do not take the owner's time. */
export async function startsOfOwner(
  db: Db,
  ownerId: HostId,
  origin: Origin,
  span: Interval,
): Promise<StartOfPage[]> {
  return startsBetween(db, ownerId, origin, span)
}
