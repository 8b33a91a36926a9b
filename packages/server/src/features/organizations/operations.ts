import type { MemberRequest } from '@scheduling/contract'
import type { Role } from '@scheduling/domain/roles'
import { reachOf } from '@scheduling/domain/roles'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { AppError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { SignedIn } from '../../http/caller.ts'
import { accountsWith } from '../accounts/operations.ts'
import type { Host } from '../hosts/operations.ts'
import { hostsWith, insertMembership, organizationsOf } from '../hosts/operations.ts'
import { MEMBER_JOINED, REQUESTS_SHOWN } from './events.ts'
import type { Invitation } from './invitation-store.ts'
import { invitationsOf } from './invitation-store.ts'
import { seatsIn } from './seats.ts'
import type { Member, OrganizationDetail } from './store.ts'
import { insertMember, lockOwning, membersOf, organizationById, rolesIn } from './store.ts'

export type { Member } from './store.ts'
export { holdMember, isOrganization, lockOrganization, membersOf, ownerOf, roleOf } from './store.ts'

// Organizations and their members, as other capabilities need them.

/** An organization, and what the caller is in it. */
export interface OwnOrganization {
  host: Host
  role: Role
}

export interface MemberProfile extends Member {
  host: Host
  email: string
}

export interface OrganizationDetails extends OwnOrganization {
  detail: OrganizationDetail
  members: MemberProfile[]
  /** Empty for those who do not invite. */
  invitations: Invitation[]
  requests: MemberRequest[]
  /** Maximum number of members. Null: unlimited. */
  seats: number | null
  now: Date
  /** Who asks. */
  accountId: string
}

/** The organizations of an account, by name. */
export async function listOrganizations(
  { db }: Pick<Context, 'db'>,
  { accountId }: SignedIn,
): Promise<OwnOrganization[]> {
  const ids = await organizationsOf(db, accountId)
  const [hosts, roles] = await Promise.all([hostsWith(db, ids), rolesIn(db, ids, accountId)])
  return roles
    .flatMap(({ host_id, role }) => {
      const host = hosts.get(host_id)
      return host ? [{ host, role }] : []
    })
    .toSorted((one, other) => one.host.name.localeCompare(other.host.name))
}

/** The organization that the caller acts for. Throws `organization_not_found`, also for one's own host. */
export async function organizationOf(
  context: Context,
  { hostId, accountId }: SignedIn,
): Promise<OrganizationDetails> {
  const { db, clock } = context
  const members = await memberProfilesOf(db, hostId)
  const me = found(
    members.find((member) => member.account_id === accountId),
    'organization_not_found',
    hostId,
  )
  const host = found((await hostsWith(db, [hostId])).get(hostId), 'organization_not_found', hostId)
  const detail = found(await organizationById(db, hostId), 'organization_not_found', hostId)
  const invites = reachOf({ role: me.role, isForOrganization: true }, 'manage_people') === 'all'
  const [invitations, seats, ...requests] = await Promise.all([
    invites ? invitationsOf(db, hostId) : [],
    seatsIn(context, hostId),
    ...context.hooks(REQUESTS_SHOWN).map((show) => show(context, { hostId, accountId })),
  ])
  const now = new Date(clock.now())
  return {
    host,
    detail,
    role: me.role,
    members,
    accountId,
    invitations,
    requests: requests.flat(),
    seats,
    now,
  }
}

/** Members with their names and addresses, the owner first. */
export async function memberProfilesOf(db: Db, hostId: HostId): Promise<MemberProfile[]> {
  const members = await membersOf(db, hostId)
  const [hosts, accounts] = await Promise.all([
    hostsWith(
      db,
      members.map(({ person }) => person),
    ),
    accountsWith(
      db,
      members.map(({ account_id }) => account_id),
    ),
  ])
  return members.flatMap((member) => {
    const [host, account] = [hosts.get(member.person), accounts.get(member.account_id)]
    return host && account ? [{ ...member, host, email: account.email }] : []
  })
}

/** The people who may be shown on the organization's page. None for anybody else's page. */
export async function shownPeopleOf(db: Db, hostId: HostId): Promise<HostId[]> {
  const members = await membersOf(db, hostId)
  return members.filter(({ is_shown }) => is_shown).map(({ person }) => person)
}

/** The organizations that an account owns. */
export async function ownedBy(db: Db, accountId: string): Promise<HostId[]> {
  const roles = await rolesIn(db, await organizationsOf(db, accountId), accountId)
  return roles.flatMap(({ host_id, role }) => (role === 'owner' ? [host_id] : []))
}

/** Throws `code` if the account owns one. Nobody else gives it one until the transaction ends. */
export async function requireOwnsNone(
  trx: Transaction<Database>,
  accountId: string,
  code: 'owns_organization' | 'next_owns_organization',
): Promise<void> {
  await lockOwning(trx, accountId)
  if ((await ownedBy(trx, accountId)).length > 0) throw new AppError(code)
}

/** Adds the row of the organization, and the one in the directory that leads there from the account. Answers its id. */
export async function addMember(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  { accountId, person, role, now }: { accountId: string; person: HostId; role: Role; now: Date },
): Promise<string> {
  const id = randomUUID()
  await insertMember(trx, {
    host_id: hostId,
    id,
    account_id: accountId,
    person,
    role,
    joined_at: now,
  })
  await insertMembership(trx, { accountId, hostId, ofOrganization: true })
  for (const welcome of context.hooks(MEMBER_JOINED))
    await welcome(context, trx, { organization: hostId, person })
  return id
}
