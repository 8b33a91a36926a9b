import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, found } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { accountsWith } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { changeHostEmail, organizationsOf } from '../hosts/operations.ts'
import { changePayer } from '../plans/copied.ts'
import { LIMITS } from './limits.ts'
import { nameOf, tellMember } from './news.ts'
import { requireOwnsNone } from './operations.ts'
import { requirePayer } from './seats.ts'
import type { Member } from './store.ts'
import { endTransfer, lockOrganization, membersOf, setRole, setTransfer } from './store.ts'
import { inTurn } from './turn.ts'

// The owner asks a member to own the organization, which they pay for then. Nothing changes until the member accepts.

const VALID_MS = 7 * DAY

export function isAsked({ transfer_until: until }: Pick<Member, 'transfer_until'>, now: Date): boolean {
  return until !== null && until > now
}

/**
 * Asks a member, by mail and on the organization's page. Throws `member_not_found`, `transfer_pending` if somebody else is asked,
 * `rate_limited`, and what would keep the member from accepting: `upgrade_required`, `exist_member_total`,
 * `next_owns_organization`. Repeat: does nothing.
 */
export async function requestTransfer(context: Context, here: SignedIn, id: string): Promise<void> {
  await allow(context, 'organization-transfer', [[LIMITS.transfers, here.accountId]])
  const now = context.clock.now()
  await inTurn(context, here, ['owner'], async (trx, members, me) => {
    const next = found(
      members.find((member) => member.id === id),
      'member_not_found',
      id,
    )
    if (next === me || isAsked(next, new Date(now))) return
    if (members.some((member) => isAsked(member, new Date(now)))) throw new AppError('transfer_pending')
    // Their plan would be for two.
    await requireOwnsNone(trx, next.account_id, 'next_owns_organization')
    await requirePayer(context, trx, here.hostId, next.person)
    await endTransfer(trx, here.hostId)
    await setTransfer(trx, next, new Date(now + VALID_MS))
    await tellMember(context, trx, next, 'transfer_asked', me)
    await recordActivity(context, trx, here, 'transfer_asked', await nameOf(trx, next), id)
  })
}

/** Withdraws the owner's request. Throws `transfer_not_found`. Repeat: refused. */
export async function withdrawTransfer(context: Context, here: SignedIn): Promise<void> {
  await inTurn(context, here, ['owner'], async (trx, members) => {
    const next = members.find((member) => isAsked(member, new Date(context.clock.now())))
    if (!next) throw new AppError('transfer_not_found')
    await endTransfer(trx, here.hostId)
    await recordActivity(context, trx, here, 'transfer_withdrawn', await nameOf(trx, next), next.id)
  })
}

/**
 * The member who is asked becomes the owner, and who was it an admin. Throws `transfer_not_found` for everybody else,
 * `owns_organization`, and `upgrade_required`, `exist_member_total` if the organization has the owner's plan, and that of the
 * member is none for it. Repeat: refused.
 */
export async function acceptTransfer(context: Context, here: SignedIn): Promise<void> {
  await inTurn(context, here, ['owner', 'admin', 'member'], async (trx, members, me) => {
    requireAsked(context, me)
    await requireOwnsNone(trx, me.account_id, 'owns_organization')
    await requirePayer(context, trx, here.hostId, me.person)
    const owner = members.find(({ role }) => role === 'owner')
    if (owner) {
      await setRole(trx, owner, 'admin')
      await tellMember(context, trx, owner, 'gave_ownership', me)
    }
    await makeOwner(context, trx, me)
    await recordActivity(context, trx, here, 'ownership_transferred', await nameOf(trx, me), me.id)
  })
}

/** Declines the owner's request. Throws `transfer_not_found`. Repeat: refused. */
export async function rejectTransfer(context: Context, here: SignedIn): Promise<void> {
  await inTurn(context, here, ['owner', 'admin', 'member'], async (trx, members, me) => {
    requireAsked(context, me)
    await endTransfer(trx, here.hostId)
    const owner = members.find(({ role }) => role === 'owner')
    if (owner) await tellMember(context, trx, owner, 'transfer_declined', me)
    await recordActivity(context, trx, here, 'transfer_declined', await nameOf(trx, me), me.id)
  })
}

/**
 * Deletes the open requests that an account made as an owner or was asked. Called when the account is closed or disabled.
 * Repeat: finds nothing.
 */
export async function deleteTransferRequests(trx: Transaction<Database>, accountId: string): Promise<void> {
  for (const hostId of (await organizationsOf(trx, accountId)).toSorted()) {
    await lockOrganization(trx, hostId)
    const me = (await membersOf(trx, hostId)).find((member) => member.account_id === accountId)
    if (me?.role === 'owner' || me?.transfer_until) await endTransfer(trx, hostId)
  }
}

/** Makes a member the owner. The organization gets their email, and their plan if none was bought for it. */
export async function makeOwner(context: Context, trx: Transaction<Database>, member: Member): Promise<void> {
  await endTransfer(trx, member.host_id)
  await setRole(trx, member, 'owner')
  await changePayer(trx, member.host_id, member.person)
  await tellMember(context, trx, member, 'made_owner')
  const account = (await accountsWith(trx, [member.account_id])).get(member.account_id)
  if (account) await changeHostEmail(context, trx, member.host_id, account.email)
}

function requireAsked({ clock }: Context, me: Member): void {
  if (!isAsked(me, new Date(clock.now()))) throw new AppError('transfer_not_found')
}
