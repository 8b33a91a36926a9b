import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import type { LeadRow } from './tables.ts'

export type StoredLead = Selectable<LeadRow>
export type NewLead = Pick<StoredLead, 'id' | 'external_key' | 'email' | 'website' | 'fields'>

/** Whose leads they are. */
export interface CampaignKey {
  hostId: HostId
  campaignId: string
}

/** Leads of a campaign change one after the other until the transaction ends. False if it is gone. */
export async function lockCampaign(
  trx: Transaction<Database>,
  { hostId, campaignId }: CampaignKey,
): Promise<boolean> {
  const row = await trx
    .selectFrom('campaigns')
    .select('id')
    .where('host_id', '=', hostId)
    .where('id', '=', campaignId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** How many leads there are, and the number of the last one. */
export async function countLeads(
  db: Db,
  { hostId, campaignId }: CampaignKey,
): Promise<{ count: number; last: number }> {
  const row = await db
    .selectFrom('leads')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max<number | null>('number').as('last')])
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), last: row.last ?? 0 }
}

/** Those of the keys that leads have. */
export async function keysInUse(
  db: Db,
  { hostId, campaignId }: CampaignKey,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('leads')
    .select('external_key')
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .where(sql<boolean>`external_key = any (${keys}::text[])`)
    .execute()
  return new Set(rows.map(({ external_key }) => external_key))
}

/**
 * Adds leads after the number `last` (their `ids`), and changes those whose key is there. No two have the same key. Call it after
 * `lockCampaign`. Repeat: changes nothing.
 */
export async function putLeads(
  trx: Transaction<Database>,
  { hostId, campaignId }: CampaignKey,
  leads: readonly NewLead[],
  { last, now }: { last: number; now: Date },
): Promise<{ added: number; changed: number; ids: string[] }> {
  if (leads.length === 0) return { added: 0, changed: 0, ids: [] }
  const rows = JSON.stringify(leads.map((lead, index) => ({ ...lead, number: last + index + 1 })))
  const { rows: put } = await sql<{ number: number; id: string }>`
    insert into leads (host_id, campaign_id, id, number, external_key, email, website, fields, added_at, changed_at)
    select ${hostId}::uuid, ${campaignId}, row.id, row.number, row.external_key, row.email, row.website, row.fields,
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb)
      as row (id text, number integer, external_key text, email text, website text, fields jsonb)
    on conflict (host_id, campaign_id, external_key) do update
    set email = excluded.email, website = excluded.website, fields = excluded.fields, changed_at = excluded.changed_at
    where leads.email is distinct from excluded.email or leads.website is distinct from excluded.website
      or leads.fields is distinct from excluded.fields
    returning leads.number, leads.id`.execute(trx)
  // A changed lead keeps its number.
  const ids = put.filter(({ number }) => number > last).map(({ id }) => id)
  return { added: ids.length, changed: put.length - ids.length, ids }
}

/** What a link names: our id, else the key. `named` is in lower case. */
export async function leadNamed(
  db: Db,
  { hostId, campaignId }: CampaignKey,
  named: string,
): Promise<StoredLead | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .where((where) => where.or([where('id', '=', named), where('external_key', '=', named)]))
    .orderBy((order) => order('id', '=', named), 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Those of these ids that are there. */
export async function leadsWithIds(
  db: Db,
  { hostId, campaignId }: CampaignKey,
  ids: readonly string[],
): Promise<StoredLead[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .where(sql<boolean>`id = any (${ids}::text[])`)
    .orderBy('number')
    .execute()
}

/** Of all leads, the oldest first. */
export async function idsOfLeads(
  db: Db,
  { hostId, campaignId }: CampaignKey,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** By number. With `after`, those after that one. */
export async function leadsOf(
  db: Db,
  { hostId, campaignId }: CampaignKey,
  { after = 0, search, limit }: { after?: number | undefined; search?: string | undefined; limit: number },
): Promise<StoredLead[]> {
  let query = db
    .selectFrom('leads')
    .selectAll()
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
  if (search)
    query = query.where(
      sql<boolean>`position(lower(${search}) in external_key) > 0 or position(lower(${search}) in lower(fields::text)) > 0
        or position(lower(${search}) in lower(coalesce(email, ''))) > 0`,
    )
  return query.execute()
}

/** Every lead, read in pages. */
export async function* eachLead(db: Db, campaign: CampaignKey): AsyncGenerator<StoredLead> {
  const limit = 1_000
  for (let after = 0; ;) {
    const leads = await leadsOf(db, campaign, { after, limit })
    yield* leads
    const last = leads.at(-1)
    if (!last || leads.length < limit) return
    after = last.number
  }
}

/** The names of all fields that leads of a campaign have. */
export async function fieldNamesOf(db: Db, { hostId, campaignId }: CampaignKey): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct jsonb_object_keys(fields) as name from leads
    where host_id = ${hostId}::uuid and campaign_id = ${campaignId} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** False if it is not there. */
export async function deleteLead(
  trx: Transaction<Database>,
  { hostId, campaignId }: CampaignKey,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('leads')
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteLeads(db: Db, { hostId, campaignId }: CampaignKey): Promise<void> {
  await db.deleteFrom('leads').where('host_id', '=', hostId).where('campaign_id', '=', campaignId).execute()
}

/** Keeps the first time. Repeat: does nothing. */
export async function markBooked(
  trx: Transaction<Database>,
  { hostId, campaignId }: CampaignKey,
  leadId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ booked_at: at })
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', leadId)
    .where('booked_at', 'is', null)
    .execute()
}

/** When somebody first booked by their links, by lead. Without `ids`: of all who have booked. */
export async function bookedLeads(
  db: Db,
  { hostId, campaignId }: CampaignKey,
  ids?: readonly string[],
): Promise<Map<string, Date>> {
  const query = db
    .selectFrom('leads')
    .select(['id', 'booked_at'])
    .where('host_id', '=', hostId)
    .where('campaign_id', '=', campaignId)
    .where('booked_at', 'is not', null)
    .$narrowType<{ booked_at: Date }>()
  const rows = await (ids === undefined ? query : query.where('id', 'in', [...ids, ''])).execute()
  return new Map(rows.map(({ id, booked_at }) => [id, booked_at]))
}
