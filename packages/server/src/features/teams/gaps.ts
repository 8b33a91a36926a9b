import type { TeamsWithGaps } from '@scheduling/contract'
import { teamGaps } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { hostsWith } from '../hosts/operations.ts'
import type { Member } from '../organizations/operations.ts'
import { peopleOf } from './operations.ts'
import { teamsOfHost } from './store.ts'

/** The members whose accounts are open, by id. */
export async function whoCanCome(db: Db, members: readonly Member[]): Promise<string[]> {
  const hosts = await hostsWith(
    db,
    members.map(({ person }) => person),
  )
  return members.filter(({ person }) => hosts.get(person)?.closed_at === null).map(({ id }) => id)
}

/**
 * The teams that lack somebody who has gone, or whose account is closed. Throws `organization_not_found` for one's own host.
 */
export async function teamsWithGaps(context: Pick<Context, 'db'>, hostId: HostId): Promise<TeamsWithGaps> {
  const { db } = context
  const members = await peopleOf(context, hostId)
  const hosts = await hostsWith(
    db,
    members.map(({ person }) => person),
  )
  const nameOf = (memberId: string) => {
    const person = members.find(({ id }) => id === memberId)?.person
    return (person && hosts.get(person)?.name) ?? null
  }
  const there = await whoCanCome(db, members)
  const teams = (await teamsOfHost(db, hostId)).flatMap(({ event_type_id: eventTypeId, team }) => {
    if (!team) return []
    const { fixed, pools } = teamGaps(team, there)
    if (fixed.length + pools.length === 0) return []
    return [
      {
        eventTypeId,
        fixed: fixed.map((memberId) => ({ name: nameOf(memberId) })),
        pools: pools.map(({ id, take, size }) => {
          const name = team.pools.find((pool) => pool.id === id)?.name ?? ''
          return { id, name, take, size }
        }),
      },
    ]
  })
  return { teams }
}
