import type { ExpressionBuilder, Selectable, Transaction, Updateable } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ConnectionRef } from '../connections/check.ts'
import type { OutreachCampaignRow } from './tables.ts'

export type StoredAccount = Selectable<Database['outreach_accounts']>
export type StoredCampaign = Selectable<OutreachCampaignRow>

/** One campaign of ours with a tool. */
export interface CampaignRef extends ConnectionRef {
  campaignId: string
}

function accountIs({ hostId, connectionId }: ConnectionRef) {
  return (where: ExpressionBuilder<Database, 'outreach_accounts'>) =>
    where.and({ host_id: hostId, connection_id: connectionId })
}

function campaignIs({ hostId, connectionId, campaignId }: CampaignRef) {
  return (where: ExpressionBuilder<Database, 'outreach_campaigns'>) =>
    where.and({ host_id: hostId, connection_id: connectionId, campaign_id: campaignId })
}

/** Repeat: keeps what there is. */
export async function insertAccount(db: Db, { hostId, connectionId }: ConnectionRef): Promise<void> {
  await db
    .insertInto('outreach_accounts')
    .values({ host_id: hostId, connection_id: connectionId })
    .onConflict((conflict) => conflict.columns(['host_id', 'connection_id']).doNothing())
    .execute()
}

export async function accountOf(db: Db, ref: ConnectionRef): Promise<StoredAccount | undefined> {
  return db.selectFrom('outreach_accounts').selectAll().where(accountIs(ref)).executeTakeFirst()
}

export async function updateAccount(
  db: Db,
  ref: ConnectionRef,
  change: Updateable<Database['outreach_accounts']>,
): Promise<void> {
  await db.updateTable('outreach_accounts').set(change).where(accountIs(ref)).execute()
}

/** The oldest choice first. */
export async function campaignsOf(
  db: Db,
  { hostId, connectionId }: ConnectionRef,
): Promise<StoredCampaign[]> {
  return db
    .selectFrom('outreach_campaigns')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('connection_id', '=', connectionId)
    .orderBy('chosen_at')
    .orderBy('campaign_id')
    .execute()
}

export async function allCampaignsOf(db: Db, hostId: HostId): Promise<StoredCampaign[]> {
  return db.selectFrom('outreach_campaigns').selectAll().where('host_id', '=', hostId).execute()
}

export async function campaignOf(
  db: Db,
  hostId: HostId,
  campaignId: string,
): Promise<StoredCampaign | undefined> {
  return db
    .selectFrom('outreach_campaigns')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst()
}

/** Locks it until the transaction ends. */
export async function lockCampaign(
  trx: Transaction<Database>,
  ref: CampaignRef,
): Promise<StoredCampaign | undefined> {
  return trx
    .selectFrom('outreach_campaigns')
    .selectAll()
    .where(campaignIs(ref))
    .forUpdate()
    .executeTakeFirst()
}

export async function putCampaign(
  trx: Transaction<Database>,
  row: Pick<
    OutreachCampaignRow,
    | 'host_id'
    | 'campaign_id'
    | 'connection_id'
    | 'target_id'
    | 'target_name'
    | 'link_field'
    | 'tag'
    | 'chosen_at'
  >,
): Promise<void> {
  const { host_id, campaign_id } = row
  // What is somewhere else is not known there.
  await trx
    .deleteFrom('outreach_campaigns')
    .where('host_id', '=', host_id)
    .where('campaign_id', '=', campaign_id)
    .execute()
  // Another tab may choose at the same moment. The later choice counts.
  await trx
    .insertInto('outreach_campaigns')
    .values(row)
    .onConflict((conflict) => conflict.columns(['host_id', 'campaign_id']).doUpdateSet(row))
    .execute()
}

export async function updateCampaign(
  db: Db,
  { hostId, campaignId }: Pick<CampaignRef, 'hostId' | 'campaignId'>,
  change: Updateable<OutreachCampaignRow>,
): Promise<void> {
  await db
    .updateTable('outreach_campaigns')
    .set(change)
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .execute()
}

/** False if it was not there. */
export async function deleteCampaign(db: Db, ref: CampaignRef): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outreach_campaigns')
    .where(campaignIs(ref))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
