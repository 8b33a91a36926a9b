import type { api } from '@scheduling/contract'
import type { Hours, Interval } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { getSchedule } from '../availability/operations.ts'
import type { StoredSchedule } from '../availability/store.ts'
import { offeredHost } from '../offers/host.ts'
import type { FreeStarts } from './operations.ts'
import { freeStarts } from './operations.ts'

type Settings = Omit<(typeof api)['POST /event-types/preview']['$input']['body'], 'from' | 'to'>

/**
 * When an event type could be booked if it were saved so, with every calendar in sight. `id` names only which of the host's own
 * meetings count towards the limits. Throws `availability_not_found`.
 */
export async function previewStarts(
  context: Context,
  hostId: HostId,
  { id = '', availability, ...times }: Settings,
  span: Interval,
): Promise<FreeStarts> {
  const host = found(await offeredHost(context.db, hostId), 'not_signed_in', hostId)
  const hours =
    availability.kind === 'custom'
      ? availability.hours
      : hoursOf((await getSchedule(context, hostId, availability.scheduleId)).schedule)
  const offer = {
    ...times,
    origin: { kind: 'event_type', id },
    owner: host,
    hosts: [{ ...host, hours }],
  } as const
  return freeStarts(context, offer, span)
}

function hoursOf({ time_zone: timeZone, weekly, overrides }: StoredSchedule): Hours {
  return { timeZone, weekly, overrides }
}
