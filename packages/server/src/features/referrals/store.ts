import type { Selectable, Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ReferralTables } from './tables.ts'

type Rows = { [Table in keyof ReferralTables]: Selectable<ReferralTables[Table]> }

export type StoredReferral = Rows['referrals']
export type StoredInvitation = Rows['referral_invitations']
export type Referred = Rows['referred_hosts']

type InvitationKey = Pick<StoredInvitation, 'host_id' | 'id'>

/** Repeat: the first one counts. */
export async function putReferred(
  trx: Transaction<Database>,
  referred: Rows['referred_hosts'],
  joinedAt: Date,
): Promise<void> {
  await trx.insertInto('referred_hosts').values(referred).execute()
  await trx
    .insertInto('referrals')
    .values({ host_id: referred.by_host, id: referred.id, joined_at: joinedAt, paid_at: null })
    .execute()
}

export async function referredHost(db: Db, hostId: HostId): Promise<Rows['referred_hosts'] | undefined> {
  return db.selectFrom('referred_hosts').selectAll().where('host_id', '=', hostId).executeTakeFirst()
}

/** False if it was paid before. */
export async function markPaid(
  db: Db,
  { by_host, id }: Pick<Rows['referred_hosts'], 'by_host' | 'id'>,
  paid: Pick<Rows['referrals'], 'paid_at' | 'card_mark'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('referrals')
    .set(paid)
    .where('host_id', '=', by_host)
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null: the money is back. */
export async function markTakenBack(
  db: Db,
  { by_host, id }: Pick<Rows['referred_hosts'], 'by_host' | 'id'>,
  takenBackAt: Date | null,
): Promise<void> {
  await db
    .updateTable('referrals')
    .set({ taken_back_at: takenBackAt })
    .where('host_id', '=', by_host)
    .where('id', '=', id)
    .execute()
}

export async function referralsOf(db: Db, hostId: HostId): Promise<Rows['referrals'][]> {
  return db
    .selectFrom('referrals')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('joined_at', 'desc')
    .execute()
}

/** Without those that the host deleted. */
export async function invitationsOf(db: Db, hostId: HostId): Promise<StoredInvitation[]> {
  return db
    .selectFrom('referral_invitations')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Also one that the host deleted. */
export async function invitation(db: Db, hostId: HostId, id: string): Promise<StoredInvitation | undefined> {
  return db
    .selectFrom('referral_invitations')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Also one that the host deleted. */
export async function invitationTo(
  db: Db,
  hostId: HostId,
  email: string,
): Promise<StoredInvitation | undefined> {
  return db
    .selectFrom('referral_invitations')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('email', '=', email)
    .executeTakeFirst()
}

/** False if the host has invited this address already. */
export async function putInvitation(
  trx: Transaction<Database>,
  row: Pick<StoredInvitation, 'host_id' | 'id' | 'email' | 'invited_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('referral_invitations')
    .values(row)
    .onConflict((same) => same.columns(['host_id', 'email']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function markUnmailed(
  trx: Transaction<Database>,
  { host_id, id }: InvitationKey,
): Promise<void> {
  await trx
    .updateTable('referral_invitations')
    .set({ is_mailed: false })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .execute()
}

/** Repeat: the first sign-up counts. */
export async function markCame(
  trx: Transaction<Database>,
  { host_id, id }: InvitationKey,
  referralId: string,
): Promise<void> {
  await trx
    .updateTable('referral_invitations')
    .set({ referral_id: referralId })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('referral_id', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** False if there was a reminder before, or if there is nobody to remind any more. */
export async function markReminded(
  trx: Transaction<Database>,
  { host_id, id }: InvitationKey,
  remindedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('referral_invitations')
    .set({ reminded_at: remindedAt })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .where('referral_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Repeat: the first time counts. */
export async function markDeleted(db: Db, { host_id, id }: InvitationKey, deletedAt: Date): Promise<void> {
  await db
    .updateTable('referral_invitations')
    .set({ deleted_at: deletedAt })
    .where('host_id', '=', host_id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Of all hosts. */
export async function forgetInvitationsDeletedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('referral_invitations').where('deleted_at', '<', before).execute()
}
