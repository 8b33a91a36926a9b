import type { Role } from '@scheduling/domain/roles'
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { MemberRow, OrganizationRow } from './tables.ts'

export type Member = Selectable<MemberRow>
export type OrganizationDetail = Selectable<OrganizationRow>

/** No email waits. */
export const NO_PENDING_EMAIL = {
  pending_email_id: null,
  pending_email: null,
  pending_email_key_hash: null,
  pending_email_until: null,
}

export async function insertOrganization(
  trx: Transaction<Database>,
  hostId: HostId,
  createdAt: Date,
): Promise<void> {
  await trx.insertInto('organizations').values({ host_id: hostId, created_at: createdAt }).execute()
}

export async function isOrganization(db: Db, hostId: HostId): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('host_id')
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row !== undefined
}

export async function organizationById(db: Db, hostId: HostId): Promise<OrganizationDetail | undefined> {
  return db.selectFrom('organizations').selectAll().where('host_id', '=', hostId).executeTakeFirst()
}

/** Sets its own email, or the one that waits. Lock the organization first. */
export async function setEmail(
  db: Db,
  hostId: HostId,
  columns: Pick<Updateable<OrganizationRow>, 'email' | keyof typeof NO_PENDING_EMAIL>,
): Promise<void> {
  await db.updateTable('organizations').set(columns).where('host_id', '=', hostId).execute()
}

/** The key of the newest mail alone works. */
export async function setEmailKey(
  db: Db,
  hostId: HostId,
  pendingEmailId: string,
  hash: Buffer,
): Promise<void> {
  await db
    .updateTable('organizations')
    .set({ pending_email_key_hash: hash })
    .where('host_id', '=', hostId)
    .where('pending_email_id', '=', pendingEmailId)
    .execute()
}

/** Forgets emails whose links ended before this. Of all organizations. */
export async function forgetPendingEmailsBefore(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('organizations')
    .set(NO_PENDING_EMAIL)
    .where('pending_email_until', '<', before)
    .execute()
}

/** Locks the organization until the transaction ends, so that its people change one after the other. False: none. */
export async function lockOrganization(trx: Transaction<Database>, hostId: HostId): Promise<boolean> {
  const row = await trx
    .selectFrom('organizations')
    .select('host_id')
    .where('host_id', '=', hostId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The account that owns it. Undefined: not an organization. */
export async function ownerOf(db: Db, hostId: HostId): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('account_id')
    .where('host_id', '=', hostId)
    .where('role', '=', 'owner')
    .executeTakeFirst()
  return row?.account_id
}

/** What an account owns changes one after the other, until the transaction ends. */
export async function lockOwning(trx: Transaction<Database>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner ${accountId}`}, 0))`.execute(trx)
}

export async function insertMember(trx: Transaction<Database>, member: Insertable<MemberRow>): Promise<void> {
  await trx.insertInto('members').values(member).execute()
}

/** The owner first, then in the order in which they joined. */
export async function membersOf(db: Db, hostId: HostId): Promise<Member[]> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy(sql`role = 'owner'`, 'desc')
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
}

/** The member cannot go until the transaction ends. Undefined: has gone. */
export async function holdMember(
  trx: Transaction<Database>,
  hostId: HostId,
  person: HostId,
): Promise<Member | undefined> {
  return trx
    .selectFrom('members')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('person', '=', person)
    .forKeyShare()
    .executeTakeFirst()
}

/** What somebody is in an organization. Undefined: no member, or no organization. */
export async function roleOf(db: Db, hostId: HostId, accountId: string): Promise<Role | undefined> {
  const row = await db
    .selectFrom('members')
    .select('role')
    .where('host_id', '=', hostId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.role
}

/** What an account is in each of these organizations. */
export async function rolesIn(
  db: Db,
  hostIds: readonly HostId[],
  accountId: string,
): Promise<Pick<Member, 'host_id' | 'role'>[]> {
  return db
    .selectFrom('members')
    .select(['host_id', 'role'])
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where('account_id', '=', accountId)
    .execute()
}

export async function setRole(
  trx: Transaction<Database>,
  { host_id, id }: Pick<Member, 'host_id' | 'id'>,
  role: Role,
): Promise<void> {
  await trx.updateTable('members').set({ role }).where('host_id', '=', host_id).where('id', '=', id).execute()
}

/** Asks a member to own the organization. Lock the organization first. */
export async function setTransfer(
  trx: Transaction<Database>,
  { host_id, id }: Pick<Member, 'host_id' | 'id'>,
  until: Date,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ transfer_until: until })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

/** Nobody is asked to own the organization any more. */
export async function endTransfer(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx
    .updateTable('members')
    .set({ transfer_until: null })
    .where('host_id', '=', hostId)
    .where('transfer_until', 'is not', null)
    .execute()
}

export async function setShown(
  trx: Transaction<Database>,
  { host_id, id }: Pick<Member, 'host_id' | 'id'>,
  isShown: boolean,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ is_shown: isShown })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

export async function deleteMember(
  trx: Transaction<Database>,
  { host_id, id }: Pick<Member, 'host_id' | 'id'>,
): Promise<void> {
  await trx.deleteFrom('members').where('host_id', '=', host_id).where('id', '=', id).execute()
}

export async function setEnd(trx: Transaction<Database>, hostId: HostId, endsAt: Date): Promise<void> {
  await trx.updateTable('organizations').set({ ends_at: endsAt }).where('host_id', '=', hostId).execute()
}

export async function endedBefore(db: Db, now: Date): Promise<HostId[]> {
  const rows = await db.selectFrom('organizations').select('host_id').where('ends_at', '<=', now).execute()
  return rows.map(({ host_id }) => host_id)
}
