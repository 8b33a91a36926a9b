import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { InvitationRow } from './tables.ts'

export type Invitation = Selectable<InvitationRow>
type InvitationKey = Pick<Invitation, 'host_id' | 'id'>

/** Ended ones included, the newest first. */
export async function invitationsOf(db: Db, hostId: HostId): Promise<Invitation[]> {
  return db
    .selectFrom('organization_invitations')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function invitationById(
  db: Db,
  { host_id, id }: InvitationKey,
): Promise<Invitation | undefined> {
  return db
    .selectFrom('organization_invitations')
    .selectAll()
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Replaces an earlier one to the same address: its keys stop working. */
export async function putInvitation(
  trx: Transaction<Database>,
  invitation: Omit<Invitation, 'key_hashes' | 'accept_hash' | 'accept_until'>,
): Promise<void> {
  const { host_id, email } = invitation
  await trx
    .deleteFrom('organization_invitations')
    .where('host_id', '=', host_id)
    .where('email', '=', email)
    .execute()
  await trx.insertInto('organization_invitations').values(invitation).execute()
}

/** False if it is gone. */
export async function addKey(db: Db, { host_id, id }: InvitationKey, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organization_invitations')
    .set({ key_hashes: sql<Buffer[]>`array_append(key_hashes, ${hash})` })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The open invitation whose mail has this key, locked until the transaction ends. */
export async function holdByKey(
  trx: Transaction<Database>,
  hostId: HostId,
  hash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  return trx
    .selectFrom('organization_invitations')
    .selectAll()
    .where('host_id', '=', hostId)
    .where(sql<boolean>`${hash} = any (key_hashes)`)
    .where('ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** The invitation with this key to accept, locked until the transaction ends. */
export async function holdByAcceptKey(
  trx: Transaction<Database>,
  hostId: HostId,
  hash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  return trx
    .selectFrom('organization_invitations')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('accept_hash', '=', hash)
    .where('accept_until', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** The earlier key to accept stops working. */
export async function setAcceptKey(
  trx: Transaction<Database>,
  { host_id, id }: InvitationKey,
  key: Pick<Invitation, 'accept_hash' | 'accept_until'>,
): Promise<void> {
  await trx
    .updateTable('organization_invitations')
    .set(key)
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

/** False if it was gone. */
export async function deleteInvitation(db: Db, { host_id, id }: InvitationKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organization_invitations')
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteInvitationsOf(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await trx.deleteFrom('organization_invitations').where('host_id', '=', hostId).execute()
}

/** Of all organizations. */
export async function deleteInvitationsEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('organization_invitations').where('ends_at', '<', before).execute()
}
