import { limits } from '@scheduling/domain'
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { CampaignKey } from '../record/leads-store.ts'
import type { SitePictureRow } from '../record/tables.ts'

export type StoredSite = Selectable<SitePictureRow>

/**
 * Lets pictures of the websites of a campaign's leads be taken, as far as there is room. Where there was none, it is tried
 * again after `before`. Repeat: finds nothing.
 */
export async function insertSites(
  trx: Transaction<Database>,
  { hostId, campaignId }: CampaignKey,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await sql`
    insert into site_pictures (host_id, url, state, due_at)
    select distinct host_id, website, 'waiting', ${now}::timestamptz from leads
    where host_id = ${hostId}::uuid and campaign_id = ${campaignId} and octet_length(website) <= ${limits.URL_MAX}
      and not exists (select from site_pictures known where known.host_id = leads.host_id and known.url = leads.website)
    limit greatest(0, ${limits.SITE_PICTURES_MAX} - (select count(*) from site_pictures where host_id = ${hostId}::uuid))
    on conflict (host_id, url) do nothing`.execute(trx)
  await sql`
    update site_pictures set state = 'waiting', due_at = ${now}::timestamptz
    where host_id = ${hostId}::uuid and state = 'none' and due_at < ${before}::timestamptz
      and url in (select website from leads where host_id = ${hostId}::uuid and campaign_id = ${campaignId})`.execute(
    trx,
  )
}

/** The one that has waited longest. */
export async function nextSite(db: Db, hostId: HostId, now: Date): Promise<StoredSite | undefined> {
  return db
    .selectFrom('site_pictures')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('url')
    .limit(1)
    .executeTakeFirst()
}

/** False if it is gone. */
export async function updateSite(
  db: Db,
  { host_id, url }: Pick<StoredSite, 'host_id' | 'url'>,
  change: Partial<Omit<StoredSite, 'host_id' | 'url'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_pictures')
    .set(change)
    .where('host_id', '=', host_id)
    .where('url', '=', url)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those with these addresses. */
export async function sitesAt(db: Db, hostId: HostId, urls: readonly string[]): Promise<StoredSite[]> {
  if (urls.length === 0) return []
  return db
    .selectFrom('site_pictures')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('url', 'in', [...urls])
    .execute()
}

/** All of a host, for the export. */
export async function allSites(db: Db, hostId: HostId): Promise<StoredSite[]> {
  return db.selectFrom('site_pictures').selectAll().where('host_id', '=', hostId).orderBy('url').execute()
}

/** Of whom websites wait. */
export async function hostsWithSites(db: Db, now: Date): Promise<HostId[]> {
  const rows = await db
    .selectFrom('site_pictures')
    .select('host_id')
    .distinct()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .execute()
  return rows.map(({ host_id }) => host_id)
}

/** Deletes those that no lead of any host has. Answers their files. */
export async function deleteUnusedSites(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string | null }>`
    delete from site_pictures where not exists (
      select from leads where leads.host_id = site_pictures.host_id and leads.website = site_pictures.url
    ) returning file`.execute(db)
  return rows.flatMap(({ file }) => file ?? [])
}
