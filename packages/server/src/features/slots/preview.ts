import type { api } from '@scheduling/contract'
import type { Hours, Interval } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { getSchedule } from '../availability/operations.ts'
import type { StoredSchedule } from '../availability/store.ts'
import { ownOffer, peopleOfNew, peopleOfUnsavedTeam } from '../offers/operations.ts'
import type { FreeStarts } from './operations.ts'
import { freeStarts } from './operations.ts'

type Settings = Omit<(typeof api)['POST /event-types/preview']['$input']['body'], 'from' | 'to'>

// No meeting is of an event type with this id.
const NOT_SAVED = '00000000-0000-0000-0000-000000000000'

/**
 * When an event type could be booked if it were saved so. People, meetings and calendars are those of the page: the offer is the
 * saved one, with the changed times and team. Of a new one it is what saving would make of it. Throws `availability_not_found`,
 * `event_type_not_found`; for a team `organization_not_found`, `invalid_input`.
 */
export async function previewStarts(
  context: Context,
  hostId: HostId,
  { id, team, availability, ...times }: Settings,
  span: Interval,
): Promise<FreeStarts> {
  const origin = { kind: 'event_type', id: id ?? NOT_SAVED } as const
  const saved =
    id === undefined
      ? found(await peopleOfNew(context, hostId, origin.kind), 'not_signed_in', hostId)
      : await ownOffer(context, hostId, origin)
  const { owner } = saved
  const { hosts, pools } = team ? await peopleOfUnsavedTeam(context, owner, origin, team) : saved
  const hours =
    availability.kind === 'custom'
      ? availability.hours
      : hoursOf((await getSchedule(context, hostId, availability.scheduleId)).schedule)
  const offer = {
    ...times,
    origin,
    owner,
    // The people of a team have hours of their own.
    hosts: hosts.map((host) => (host.id === hostId ? { ...host, hours } : host)),
    ...(pools && { pools }),
  }
  return freeStarts(context, offer, span)
}

function hoursOf({ time_zone: timeZone, weekly, overrides }: StoredSchedule): Hours {
  return { timeZone, weekly, overrides }
}
