import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import { accountsWith } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import {
  changeHostEmail,
  deleteMembership,
  findHost,
  hostById,
  organizationsOf,
  removeHost,
} from '../hosts/operations.ts'
import { MEMBER_GONE, ORGANIZATION_ENDS } from './events.ts'
import type { Member } from './store.ts'
import { deleteMember, lockOrganization, membersOf, setRole } from './store.ts'
import type { InvitationRow } from './tables.ts'

// Roles, leaving, removing, transferring and deleting. Each locks the organization, so that two at once come one after
// the other, and checks who the caller is by then.

/** Throws `member_not_found`, and `owner_stays` for the owner. Repeat: the same. */
export async function changeRole(
  context: Context,
  here: SignedIn,
  { member_id: id, role }: { member_id: string; role: InvitationRow['role'] },
): Promise<void> {
  await inTurn(context, here, ['owner', 'admin'], async (trx, members) => {
    const member = movable(members, id)
    if (member.role === role) return
    await setRole(trx, member, role)
    await recordActivity(context, trx, here, 'member_role_changed', await nameOf(trx, member), id)
  })
}

/** Throws `member_not_found`, and `owner_stays` for the owner. Repeat: refused. */
export async function removeMember(context: Context, here: SignedIn, id: string): Promise<void> {
  await inTurn(context, here, ['owner', 'admin'], async (trx, members) => {
    const member = movable(members, id)
    await recordActivity(context, trx, here, 'member_removed', await nameOf(trx, member), id)
    await takeOut(context, trx, member)
  })
}

/** Throws `owner_stays` for the owner. Repeat: refused, because the caller is no member any more. */
export async function leave(context: Context, here: SignedIn): Promise<void> {
  await inTurn(context, here, ['owner', 'admin', 'member'], async (trx, members, me) => {
    const member = movable(members, me.id)
    await recordActivity(context, trx, here, 'member_left', await nameOf(trx, member), member.id)
    await takeOut(context, trx, member)
  })
}

/** Throws `member_not_found`. Repeat: refused, because the caller is not the owner any more. */
export async function transferOwnership(context: Context, here: SignedIn, id: string): Promise<void> {
  await inTurn(context, here, ['owner'], async (trx, members, me) => {
    const next = found(
      members.find((member) => member.id === id),
      'member_not_found',
      id,
    )
    if (next.id === me.id) return
    await setRole(trx, me, 'admin')
    await makeOwner(trx, next)
    await recordActivity(context, trx, here, 'ownership_transferred', await nameOf(trx, next), id)
  })
}

/** Throws `invalid_input` for another link, and `has_meetings`. Repeat: refused. */
export async function deleteOrganization(context: Context, here: SignedIn, typedLink: string): Promise<void> {
  const { hostId } = here
  const host = found(await findHost(context, hostId), 'organization_not_found', hostId)
  if (typedLink !== host.link) throw fieldError('link', 'other_link', 'Expected the link of the organization')
  await inTurn(context, here, ['owner'], async (trx, members) => {
    for (const refuse of context.partakers(ORGANIZATION_ENDS)) await refuse(context, trx, hostId)
    await end(context, trx, hostId, members)
  })
}

/**
 * Called when an account is deleted. What it owns goes to the admin, else the member, who has been there longest; without
 * any other member it is deleted.
 */
export async function giveUpOrganizations(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
): Promise<void> {
  for (const hostId of (await organizationsOf(trx, accountId)).toSorted()) {
    await lockOrganization(trx, hostId)
    const members = await membersOf(trx, hostId)
    const me = members.find((member) => member.account_id === accountId)
    if (!me) continue
    const others = members.filter((member) => member !== me)
    const heir = others.find(({ role }) => role === 'admin') ?? others[0]
    if (me.role === 'owner' && !heir) await end(context, trx, hostId, members)
    else await takeOut(context, trx, me)
    if (me.role === 'owner' && heir) await makeOwner(trx, heir)
  }
}

/** The owner's address is the organization's. */
async function makeOwner(trx: Transaction<Database>, member: Member): Promise<void> {
  await setRole(trx, member, 'owner')
  const account = (await accountsWith(trx, [member.account_id])).get(member.account_id)
  if (account) await changeHostEmail(trx, member.host_id, account.email)
}

/** From the end of this transaction on, they are in no list and no offer. */
async function takeOut(context: Context, trx: Transaction<Database>, member: Member): Promise<void> {
  const { host_id: organization, id: memberId, person, account_id: accountId } = member
  await deleteMember(trx, member)
  await deleteMembership(trx, { accountId, hostId: organization })
  for (const take of context.partakers(MEMBER_GONE))
    await take(context, trx, { organization, memberId, person })
}

async function end(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  members: readonly Member[],
): Promise<void> {
  for (const member of members) await takeOut(context, trx, member)
  await removeHost(context, trx, hostId)
}

/** Who is not the owner, whom only a transfer moves. Throws `member_not_found`, `owner_stays`. */
function movable(members: readonly Member[], id: string): Member {
  const member = found(
    members.find((one) => one.id === id),
    'member_not_found',
    id,
  )
  if (member.role === 'owner') throw new AppError('owner_stays')
  return member
}

async function nameOf(trx: Transaction<Database>, { person }: Member): Promise<string | null> {
  return (await hostById(trx, person))?.name ?? null
}

type Work = (trx: Transaction<Database>, members: readonly Member[], me: Member) => Promise<void>

/** Throws `organization_not_found`, also if the caller has gone or lost the role since the request began. */
async function inTurn(
  context: Context,
  { hostId, accountId }: SignedIn,
  allowed: readonly Member['role'][],
  work: Work,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const members = (await lockOrganization(trx, hostId)) ? await membersOf(trx, hostId) : []
    const me = members.find((member) => member.account_id === accountId)
    if (!me || !allowed.includes(me.role)) throw new AppError('organization_not_found')
    await work(trx, members, me)
  })
}
