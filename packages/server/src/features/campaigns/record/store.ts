import type { ToolId } from '@scheduling/contract/campaign-tools'
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { CampaignRow } from './tables.ts'

export type StoredCampaign = Selectable<CampaignRow>
export type CountedCampaign = StoredCampaign & { leads: number }

/** The newest first, without deleted ones. */
export async function campaignsOf(db: Db, hostId: HostId): Promise<CountedCampaign[]> {
  const campaigns = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return counted(db, hostId, campaigns)
}

/** Every campaign of a host, for the export. */
export async function allCampaigns(db: Db, hostId: HostId): Promise<StoredCampaign[]> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function campaignsWithVideos(
  db: Db,
  hostId: HostId,
  videoIds: readonly string[],
): Promise<StoredCampaign[]> {
  if (videoIds.length === 0) return []
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('video_id', 'in', [...videoIds])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
}

/** Deleted ones too. */
export async function campaignById(db: Db, hostId: HostId, id: string): Promise<CountedCampaign | undefined> {
  const campaign = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!campaign) return undefined
  const [one] = await counted(db, hostId, [campaign])
  return one
}

async function counted(
  db: Db,
  hostId: HostId,
  campaigns: readonly StoredCampaign[],
): Promise<CountedCampaign[]> {
  if (campaigns.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .select(['campaign_id', (eb) => eb.fn.countAll<string>().as('count')])
    .where('host_id', '=', hostId)
    .where(
      'campaign_id',
      'in',
      campaigns.map(({ id }) => id),
    )
    .groupBy('campaign_id')
    .execute()
  const counts = new Map(rows.map(({ campaign_id, count }) => [campaign_id, Number(count)]))
  return campaigns.map((campaign) => ({ ...campaign, leads: counts.get(campaign.id) ?? 0 }))
}

/** What a link names: our id, else the id in the tool. Not deleted. */
export async function campaignNamed(
  db: Db,
  hostId: HostId,
  { id, tool }: { id: string; tool: ToolId | undefined },
): Promise<StoredCampaign | undefined> {
  let query = db
    .selectFrom('campaigns')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('id', '=', id.toLowerCase()), where('external_id', '=', id)]))
    .orderBy((order) => order('id', '=', id.toLowerCase()), 'desc')
    .orderBy('created_at')
    .limit(1)
  if (tool !== undefined) query = query.where('tool', '=', tool)
  return query.executeTakeFirst()
}

export async function countCampaigns(db: Db, hostId: HostId): Promise<number> {
  const { count } = await db
    .selectFrom('campaigns')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Throws a violation of `campaigns_external_id` if another campaign has the same id in the tool. */
export async function insertCampaign(
  trx: Transaction<Database>,
  row: Insertable<CampaignRow>,
): Promise<void> {
  await trx.insertInto('campaigns').values(row).execute()
}

/** False if it is gone. Throws like `insertCampaign`. */
export async function updateCampaign(
  trx: Transaction<Database>,
  hostId: HostId,
  id: string,
  change: Updateable<CampaignRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('campaigns')
    // An update needs something to set.
    .set({ ...change, id })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Not more than once since `before`, so that strangers cannot make the database write. */
export async function setWarning(
  db: Db,
  { host_id: hostId, id }: Pick<StoredCampaign, 'host_id' | 'id'>,
  warning: { at: Date; lead: string; before: Date },
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ warned_at: warning.at, warned_lead: warning.lead })
    .where('host_id', '=', hostId)
    .where('id', '=', id)
    .where((where) => where.or([where('warned_at', 'is', null), where('warned_at', '<', warning.before)]))
    .execute()
}

/** Of all hosts, with their leads. Answers the files of their pictures. */
export async function purgeDeleted(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('campaigns')
    .where('deleted_at', '<', before)
    .returning('image_file')
    .execute()
  return rows.flatMap(({ image_file: file }) => file ?? [])
}

/** Of all hosts. */
export async function campaignsStoppedBefore(
  db: Db,
  before: Date,
): Promise<Pick<StoredCampaign, 'host_id' | 'id'>[]> {
  return db.selectFrom('campaigns').select(['host_id', 'id']).where('stopped_at', '<', before).execute()
}
