import type { MemberSchedules } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { scheduleNamesOf } from '../availability/operations.ts'
import { peopleOf } from './operations.ts'

/** The names of the schedules of those who are in the organization now. Throws `organization_not_found` for one's own host. */
export async function memberSchedules(
  context: Pick<Context, 'db'>,
  hostId: HostId,
): Promise<MemberSchedules> {
  const members = await peopleOf(context, hostId)
  const schedules = await scheduleNamesOf(
    context.db,
    members.map(({ person }) => person),
  )
  const ofPerson = Map.groupBy(schedules, ({ host_id }) => host_id)
  return {
    members: members.map(({ id, person }) => ({
      memberId: id,
      schedules: (ofPerson.get(person) ?? []).map(({ id: scheduleId, name, is_default }) => ({
        id: scheduleId,
        name,
        isDefault: is_default,
      })),
    })),
  }
}
