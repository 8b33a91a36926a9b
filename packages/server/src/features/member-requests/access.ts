import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import type { Acting } from '../../http/caller.ts'
import { getsOf, assignToMember } from '../managed/operations.ts'
import type { Member } from '../organizations/operations.ts'
import { addToTeam, isInTeam } from '../teams/operations.ts'

/** Whether a member has an event type of the organization: it is given to them, or they are in its team. */
export async function hasAccess(
  db: Db,
  { host_id: hostId, id: memberId }: Pick<Member, 'host_id' | 'id'>,
  eventTypeId: string,
): Promise<boolean> {
  const id = { hostId, eventTypeId }
  return (await getsOf(db, id, memberId)) ?? isInTeam(db, id, memberId)
}

/**
 * Gives the member an event type that is given to people, and puts them into the team of any other. Throws
 * `event_type_not_found`, and `slug_taken` if they have another event type at its address. Repeat: the same.
 */
export async function grantAccess(
  context: Context,
  trx: Transaction<Database>,
  acting: Acting,
  { host_id: hostId, id: memberId }: Pick<Member, 'host_id' | 'id'>,
  eventTypeId: string,
): Promise<void> {
  const id = { hostId, eventTypeId }
  if ((await getsOf(trx, id, memberId)) === undefined) await addToTeam(context, trx, acting, id, memberId)
  else await assignToMember(context, trx, acting, id, memberId)
}
