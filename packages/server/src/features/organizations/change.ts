import type { MeetingsOfGone } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, fieldError, found } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { organizationsOf } from '../hosts/operations.ts'
import { removeNow } from './end.ts'
import type { GoneMember } from './events.ts'
import { nameOf, tellMember, tellOwner } from './news.ts'
import type { Member } from './store.ts'
import { lockOrganization, membersOf, setRole, setShown } from './store.ts'
import type { InvitationRow } from './tables.ts'
import { requireOwnsNone } from './operations.ts'
import { takeOut } from './take-out.ts'
import { makeOwner } from './transfer.ts'
import { inTurn } from './turn.ts'

// Roles, leaving and removing. Each locks the organization, so that two at once come one after
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
    await tellMember(context, trx, member, role === 'admin' ? 'made_admin' : 'made_member')
    await recordActivity(context, trx, here, 'member_role_changed', await nameOf(trx, member), id)
  })
}

/**
 * On the organization's page or not. Those who manage people hide anybody; whoever is hidden shows themselves alone. Throws
 * `member_not_found`, `role_not_allowed`. Repeat: the same.
 */
export async function showMember(
  context: Context,
  here: SignedIn,
  { member_id: id, isShown }: { member_id: string; isShown: boolean },
): Promise<void> {
  await inTurn(context, here, ['owner', 'admin', 'member'], async (trx, members, me) => {
    const member = found(
      members.find((one) => one.id === id),
      'member_not_found',
      id,
    )
    if (member !== me && (isShown || me.role === 'member')) throw new AppError('role_not_allowed')
    if (member.is_shown === isShown) return
    await setShown(trx, member, isShown)
    const kind = isShown ? 'member_shown' : 'member_hidden'
    await recordActivity(context, trx, here, kind, await nameOf(trx, member), id)
  })
}

/** Throws `member_not_found`, `owner_stays` for the owner, `invalid_input` for no colleague. Repeat: refused. */
export async function removeMember(
  context: Context,
  here: SignedIn,
  id: string,
  meetings: MeetingsOfGone,
): Promise<void> {
  await inTurn(context, here, ['owner', 'admin'], async (trx, members, me) => {
    const member = movable(members, id)
    await recordActivity(context, trx, here, 'member_removed', await nameOf(trx, member), id)
    await tellMember(context, trx, member, member === me ? 'left' : 'removed')
    await tellOwner(context, trx, { members, by: me }, 'member_removed', member)
    await takeOut(context, trx, member, handedTo(meetings, members, member))
  })
}

/** Throws `owner_stays` for the owner, `invalid_input` for no colleague. Repeat: refused, because the caller is no member any more. */
export async function leave(context: Context, here: SignedIn, meetings: MeetingsOfGone): Promise<void> {
  await inTurn(context, here, ['owner', 'admin', 'member'], async (trx, members, me) => {
    const member = movable(members, me.id)
    await recordActivity(context, trx, here, 'member_left', await nameOf(trx, member), member.id)
    await tellMember(context, trx, member, 'left')
    await tellOwner(context, trx, { members, by: me }, 'member_left', member)
    await takeOut(context, trx, member, handedTo(meetings, members, member))
  })
}

/**
 * Called when an account is deleted. What it owns goes to the admin, else the member, who has been there longest; without
 * any other member it is deleted. Throws `next_owns_organization`, because nobody owns two.
 */
export async function giveUpOrganizations(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
): Promise<void> {
  const organizations = (await organizationsOf(trx, accountId)).toSorted()
  // All of them before anybody's time, as whoever removes somebody does.
  for (const hostId of organizations) await lockOrganization(trx, hostId)
  for (const hostId of organizations) {
    const members = await membersOf(trx, hostId)
    const me = members.find((member) => member.account_id === accountId)
    if (!me) continue
    const others = members.filter((member) => member !== me)
    const heir = others.find(({ role }) => role === 'admin') ?? others[0]
    if (me.role === 'owner' && heir) await requireOwnsNone(trx, heir.account_id, 'next_owns_organization')
    if (me.role === 'owner' && !heir) await removeNow(context, trx, hostId, members)
    // Nobody else can come to their meetings, and nobody asks what becomes of them.
    else await takeOut(context, trx, me, { kind: 'pool' })
    if (me.role === 'owner' && heir) await makeOwner(context, trx, heir)
    const owner = members.find(({ role }) => role === 'owner')
    // An heir hears that they are the owner now.
    if (owner && owner !== me) await tellMember(context, trx, owner, 'member_deleted', me)
  }
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

/** Throws `invalid_input` for somebody who is no colleague of the member. */
function handedTo(
  meetings: MeetingsOfGone,
  members: readonly Member[],
  gone: Member,
): GoneMember['meetings'] {
  if (meetings.kind !== 'colleague') return meetings
  const colleague = members.find(({ id }) => id === meetings.member_id)
  if (!colleague || colleague === gone)
    throw fieldError('meetings.member_id', 'not_an_option', 'Expected another member')
  return { kind: 'colleague', person: colleague.person }
}
