import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { SignedIn } from '../../http/caller.ts'
import { hostById } from '../hosts/operations.ts'
import type { MemberNews } from './events.ts'
import { MEMBER_NEWS } from './events.ts'
import type { Member } from './store.ts'
import { membersOf } from './store.ts'

/** Mails a member, in the transaction of the change. `about`: the other person whom the mail names. */
export async function tellMember(
  context: Context,
  trx: Transaction<Database>,
  { host_id: organization, person: hostId }: Pick<Member, 'host_id' | 'person'>,
  kind: MemberNews['kind'],
  about: Pick<Member, 'person'> | null = null,
  eventTypes?: string[],
): Promise<void> {
  const name = about ? ((await nameOf(trx, about)) ?? undefined) : undefined
  const news = {
    id: randomUUID(),
    hostId,
    organization,
    kind,
    about: about && about.person,
    name,
    eventTypes,
  }
  await context.events.record(trx, MEMBER_NEWS, news)
}

/** Null if their host is gone. */
export async function nameOf(
  trx: Transaction<Database>,
  { person }: Pick<Member, 'person'>,
): Promise<string | null> {
  return (await hostById(trx, person))?.name ?? null
}

/** Mails the owner who has gone. An owner who did it knows. */
export async function tellOwner(
  context: Context,
  trx: Transaction<Database>,
  { members, by }: { members: readonly Member[]; by: Member },
  kind: 'member_removed' | 'member_left',
  about: Member,
): Promise<void> {
  const owner = members.find(({ role }) => role === 'owner')
  if (owner && owner !== by) await tellMember(context, trx, owner, kind, about)
}

/** Mails the owner of an organization what a member did with its API keys or apps. An owner who did it knows. */
export async function tellOwnerOfAccess(
  context: Context,
  trx: Transaction<Database>,
  { hostId, accountId }: SignedIn,
  kind: 'api_key_made' | 'api_key_removed' | 'app_allowed' | 'app_removed',
): Promise<void> {
  const members = await membersOf(trx, hostId)
  const owner = members.find(({ role }) => role === 'owner')
  const by = members.find(({ account_id }) => account_id === accountId)
  if (owner && by && owner !== by) await tellMember(context, trx, owner, kind, by)
}
