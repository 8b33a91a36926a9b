import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { deleteMembership } from '../hosts/operations.ts'
import { MEMBER_GONE } from './events.ts'
import type { GoneMember } from './events.ts'
import type { Member } from './store.ts'
import { deleteMember } from './store.ts'

/** In the order in which everybody locks people. From the end of this transaction on, they are in no list and no offer. */
export async function takeAllOut(
  context: Context,
  trx: Transaction<Database>,
  members: readonly Member[],
): Promise<void> {
  for (const member of members.toSorted(byPerson)) await takeOut(context, trx, member)
}

function byPerson({ person }: Member, other: Member): number {
  return person < other.person ? -1 : 1
}

/** From the end of this transaction on, they are in no list and no offer. */
export async function takeOut(
  context: Context,
  trx: Transaction<Database>,
  member: Member,
  meetings: GoneMember['meetings'] = { kind: 'stay' },
): Promise<void> {
  const { host_id: organization, id: memberId, person, account_id: accountId } = member
  await deleteMember(trx, member)
  await deleteMembership(trx, { accountId, hostId: organization })
  for (const take of context.hooks(MEMBER_GONE))
    await take(context, trx, { organization, memberId, person, meetings })
}
