import { HOUR, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Calling, SignedIn } from '../../http/caller.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { allow } from '../abuse/operations.ts'
import { emailKey } from '../accounts/email-key.ts'
import { findAccount, findAccountByEmail } from '../accounts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { actingAs, authenticateIfSignedIn } from '../sessions/operations.ts'
import type { Invitation } from './invitation-store.ts'
import { deleteInvitation, holdByAcceptKey, holdByKey, setAcceptKey } from './invitation-store.ts'
import { LIMITS } from './limits.ts'
import { newKey, readKey } from './mailed-key.ts'
import { tellMember } from './news.ts'
import { addMember } from './operations.ts'
import { requireSeat } from './seats.ts'
import { lockOrganization, membersOf, roleOf } from './store.ts'

const ACCEPT_VALID_MS = limits.ACCEPT_HOURS * HOUR

export interface Acceptance {
  status: 'new_register' | 'login' | 'accepted'
  email: string
  acceptKey: string | null
  organizationId: HostId
}

/**
 * Adds the caller to the organization if they are signed in with the invited email. Otherwise answers a key for signing in or
 * up. Throws `link_expired` for a key that is used, revoked, expired or unknown, `upgrade_required` if no seat is free, and
 * `rate_limited`. Repeat: refused once somebody has joined; before that, a new key.
 */
export async function acceptInvitation(context: Context, key: string, caller: Caller): Promise<Acceptance> {
  await allow(context, 'organization-accept', [[LIMITS.acceptances, networkOf(caller.ip)]])
  const named = readKey(key)
  if (!named) throw new AppError('link_expired')
  const { hostId, hash } = named
  const here = await authenticateIfSignedIn(context, caller)
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    const isThere = await lockOrganization(trx, hostId)
    const invitation = isThere ? await holdByKey(trx, hostId, hash, new Date(now)) : undefined
    if (!invitation) throw new AppError('link_expired')
    const { email } = invitation
    await requireSeat(context, trx, hostId, email)
    if (here && (await hasAddress(context, here, email))) {
      const { accountId, ownHostId: person } = here
      await joinBy(context, trx, invitation, { accountId, person, calling: caller })
      return { status: 'accepted', email, acceptKey: null, organizationId: hostId }
    }
    const accept = newKey(hostId)
    await setAcceptKey(trx, invitation, {
      accept_hash: accept.hash,
      accept_until: new Date(now + ACCEPT_VALID_MS),
    })
    const status = (await findAccountByEmail({ ...context, db: trx }, email)) ? 'login' : 'new_register'
    return { status, email, acceptKey: accept.key, organizationId: hostId }
  })
}

/**
 * The organization that somebody joins by signing in or up with this key. Throws `link_expired`, `rate_limited`. Changes
 * nothing.
 */
export async function organizationToJoin(
  context: Context,
  acceptKey: string,
  caller: Caller,
): Promise<{ organizationId: HostId; name: string }> {
  await allow(context, 'organization-joining', [[LIMITS.joinings, networkOf(caller.ip)]])
  const now = new Date(context.clock.now())
  const named = readKey(acceptKey)
  const host = named && (await findHost(context, named.hostId))
  const invitation =
    named &&
    (await context.db
      .transaction()
      .execute(async (trx) => holdByAcceptKey(trx, named.hostId, named.hash, now)))
  if (!host || !invitation) throw new AppError('link_expired')
  return { organizationId: host.id, name: host.name }
}

async function hasAddress(
  context: Context,
  { accountId, isVerified }: SignedIn,
  email: string,
): Promise<boolean> {
  const account = isVerified ? await findAccount(context, accountId) : undefined
  return account !== undefined && emailKey(account) === email
}

interface Joining {
  accountId: string
  person: HostId
  email: string
  calling: Calling
}

/**
 * Adds an account to the organization of a key. Called within the transaction in which somebody signs in or up. Throws
 * `link_expired` if the key is used, expired, or for another email. Repeat: refused.
 */
export async function joinWithAcceptKey(
  context: Context,
  trx: Transaction<Database>,
  acceptKey: string,
  { email, ...joining }: Joining,
): Promise<void> {
  const now = new Date(context.clock.now())
  const named = readKey(acceptKey)
  const isThere = named && (await lockOrganization(trx, named.hostId))
  const invitation = isThere ? await holdByAcceptKey(trx, named.hostId, named.hash, now) : undefined
  if (invitation?.email !== emailKey({ email })) throw new AppError('link_expired')
  await joinBy(context, trx, invitation, joining)
}

/** Uses the invitation up. Does not add a member twice. */
async function joinBy(
  context: Context,
  trx: Transaction<Database>,
  invitation: Invitation,
  { accountId, person, calling }: Omit<Joining, 'email'>,
): Promise<void> {
  const { host_id: hostId, role, email } = invitation
  await deleteInvitation(trx, invitation)
  if (await roleOf(trx, hostId, accountId)) return
  await addMember(context, trx, hostId, { accountId, person, role, now: new Date(context.clock.now()) })
  await recordActivity(context, trx, actingAs(hostId, calling), 'member_joined', email)
  const joined = { host_id: hostId, person }
  await tellMember(context, trx, joined, 'joined')
  const owner = (await membersOf(trx, hostId)).find((member) => member.role === 'owner')
  if (owner) await tellMember(context, trx, owner, 'member_joined', joined)
}
