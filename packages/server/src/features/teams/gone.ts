import { FIXED_PART } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { lockHosts } from '../busy/operations.ts'
import { offerOf } from '../offers/operations.ts'
import type { GoneMember } from '../organizations/events.ts'
import { tellMember } from '../organizations/news.ts'
import { membersOf } from '../organizations/operations.ts'
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

/** A meeting that they always attended goes on with whoever is left. Says so to whoever owns the organization. */
export async function tellOwnerOfMissingHost(
  context: Context,
  trx: Transaction<Database>,
  { organization, memberId, person }: GoneMember,
): Promise<void> {
  const teams = await teamsOfHost(trx, organization)
  const names: string[] = []
  for (const { event_type_id: id, team } of teams) {
    if (!team?.people.some((one) => one.memberId === memberId && one.part === FIXED_PART)) continue
    const offer = await offerOf(context, trx, organization, { kind: 'event_type', id })
    if (offer) names.push(offer.name)
  }
  const members = await membersOf(trx, organization)
  // Where the owner goes, the next one is made after this.
  const owner =
    members.find(({ role }) => role === 'owner') ?? members.find(({ role }) => role === 'admin') ?? members[0]
  if (owner && names.length > 0)
    await tellMember(context, trx, owner, 'host_missing', { person }, names.toSorted())
}
