import { teamGaps } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { lockHosts } from '../busy/operations.ts'
import { offerOf } from '../offers/operations.ts'
import type { GoneMember } from '../organizations/events.ts'
import { tellMember } from '../organizations/news.ts'
import { membersOf } from '../organizations/operations.ts'
import { whoCanCome } from './gaps.ts'
import { teamsOfHost } from './store.ts'

/**
 * Called when somebody leaves an organization. Whoever books reads the team under the same lock. So a booking that was first
 * is among the meetings that are handed over, and one that comes later finds that they have gone.
 */
export async function lockTimeOfGone(
  _: Context,
  trx: Transaction<Database>,
  { person }: Pick<GoneMember, 'person'>,
): Promise<void> {
  await lockHosts(trx, [person])
}

/**
 * A meeting that they always attended goes on with whoever is left, and one that needs more people than a pool has left cannot
 * be booked. Says so to whoever owns the organization. Called when somebody leaves it, or cannot come any more. Of a pool that was
 * too small before, the owner has heard.
 */
export async function tellOwnerOfGaps(
  context: Context,
  trx: Transaction<Database>,
  { organization, memberId, person }: Pick<GoneMember, 'organization' | 'memberId' | 'person'>,
): Promise<void> {
  const members = (await membersOf(trx, organization)).filter(({ id }) => id !== memberId)
  const left = await whoCanCome(trx, members)
  const hostMissing: string[] = []
  const short: string[] = []
  for (const { event_type_id: id, team } of await teamsOfHost(trx, organization)) {
    if (!team) continue
    const [before, after] = [teamGaps(team, [...left, memberId]), teamGaps(team, left)]
    const isShort = after.pools.length > before.pools.length
    const isMissed = after.pools.length === 0 && after.fixed.length > before.fixed.length
    if (!isShort && !isMissed) continue
    const offer = await offerOf(context, trx, organization, { kind: 'event_type', id })
    if (offer) (isShort ? short : hostMissing).push(offer.name)
  }
  // Where the owner goes, the next one is made after this.
  const owner =
    members.find(({ role }) => role === 'owner') ?? members.find(({ role }) => role === 'admin') ?? members[0]
  if (!owner) return
  const tell = async (kind: 'host_missing' | 'team_short', names: string[]) =>
    names.length > 0 && tellMember(context, trx, owner, kind, { person }, names.toSorted())
  await tell('host_missing', hostMissing)
  await tell('team_short', short)
}
