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
 * Locks the time of a member who leaves an organization. Bookings take the same lock before they read the team: an earlier one
 * is among the meetings that are handed over, and a later one no longer finds the member. Repeat: the same.
 */
export async function lockTimeOfGone(
  _: Context,
  trx: Transaction<Database>,
  { person }: Pick<GoneMember, 'person'>,
): Promise<void> {
  await lockHosts(trx, [person])
}

/**
 * Mails the organization's owner the event types that lack somebody now: those that lost a required host, and those that
 * nobody can book because a pool has too few people left. Called when a member leaves or is disabled. Skips pools that were
 * too small before. Repeat: mails once more.
 */
export async function notifyOwnerOfTeamGaps(
  context: Context,
  trx: Transaction<Database>,
  { organization, memberId, person }: Pick<GoneMember, 'organization' | 'memberId' | 'person'>,
): Promise<void> {
  const members = (await membersOf(trx, organization)).filter(({ id }) => id !== memberId)
  const left = await whoCanCome(trx, members)
  const hostMissing: string[] = []
  const understaffed: string[] = []
  for (const { event_type_id: id, team } of await teamsOfHost(trx, organization)) {
    if (!team) continue
    const [before, after] = [teamGaps(team, [...left, memberId]), teamGaps(team, left)]
    const isUnderstaffed = after.pools.length > before.pools.length
    const isHostMissing = after.pools.length === 0 && after.fixed.length > before.fixed.length
    if (!isUnderstaffed && !isHostMissing) continue
    const offer = await offerOf(context, trx, organization, { kind: 'event_type', id })
    if (offer) (isUnderstaffed ? understaffed : hostMissing).push(offer.name)
  }
  // If the owner leaves, the next one is chosen after this.
  const owner =
    members.find(({ role }) => role === 'owner') ?? members.find(({ role }) => role === 'admin') ?? members[0]
  if (!owner) return
  const tell = async (kind: 'host_missing' | 'team_short', names: string[]) =>
    names.length > 0 && tellMember(context, trx, owner, kind, { person }, names.toSorted())
  await tell('host_missing', hostMissing)
  await tell('team_short', understaffed)
}
