import type { Interval } from '@scheduling/domain'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { BusySource } from '../../busy/kept.ts'
import { meetingsBetween, meetingsBut } from './store.ts'

/** Confirmed bookings as busy times. */
export const meetings: BusySource = {
  name: 'bookings',
  async read(db, { id }, span) {
    return { times: await meetingsBetween(db, id, span), freshness: { kind: 'current' } }
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
