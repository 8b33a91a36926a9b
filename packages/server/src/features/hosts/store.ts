import type { TrackingAppId } from '@scheduling/contract'
import type { PlanConfig } from '@scheduling/domain/entitlements'
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { BrandingRow, ProfileRow } from './tables.ts'

/** A host, as pages and mails need it. */
export interface Host extends Omit<Selectable<ProfileRow & BrandingRow>, 'host_id'> {
  id: HostId
  link: string
  /** The custom domain in links; null: none. */
  domain: string | null
  /** The features of the plan. */
  configs: PlanConfig[]
  plan_type: string
  trial_end: Date | null
  /** Of an organization: its own address, if one is proved. Null: a person. */
  organization: { email: string | null } | null
}

/** Names of hosts by a list of ids, in one query. */
export async function namesOf(db: Db, ids: readonly HostId[]): Promise<ReadonlyMap<HostId, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('profiles')
    .select(['host_id', 'name'])
    .where(sql<boolean>`host_id = any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ host_id, name }) => [host_id, name]))
}

export interface NewHost extends Omit<Insertable<ProfileRow>, 'host_id'> {
  id: HostId
  link: string
}

/** Throws a violation of `links_pkey` if the link is taken. */
export async function insertHost(
  trx: Transaction<Database>,
  { id, link, ...profile }: NewHost,
): Promise<void> {
  await trx.insertInto('links').values({ link, for_host: id, until: null }).execute()
  await trx.insertInto('hosts').values({ host_id: id }).execute()
  await trx
    .insertInto('profiles')
    .values({ ...profile, host_id: id })
    .execute()
  await trx.insertInto('brandings').values({ host_id: id }).execute()
}

function hosts(db: Db) {
  return db
    .selectFrom('links')
    .innerJoin('profiles', 'profiles.host_id', 'links.for_host')
    .innerJoin('brandings', 'brandings.host_id', 'links.for_host')
    .innerJoin('plans', 'plans.host_id', 'links.for_host')
    .leftJoin('custom_domains', (join) =>
      join
        .onRef('custom_domains.for_host', '=', 'links.for_host')
        .on('custom_domains.used_since', 'is not', null),
    )
    .leftJoin('organizations', 'organizations.host_id', 'links.for_host')
    .where('links.until', 'is', null)
    .select(
      sql<Host['organization']>`case when organizations.host_id is not null
        then jsonb_build_object('email', organizations.email) end`.as('organization'),
    )
    .select([
      'profiles.host_id as id',
      'links.link',
      'name',
      'profiles.email',
      'phone',
      'time_zone',
      'language',
      'week_start',
      'time_format',
      'date_format',
      'invitee_language',
      'asks_for_proof',
      'first_name',
      'last_name',
      'company',
      'welcome_message',
      'opened_at',
      'closed_at',
      'tracking_ids',
      'avatar',
      'logo',
      'background',
      'colors',
      'hides_product_name',
      'configs',
      'plan_type',
      'trial_end',
      'domain',
    ])
}

export async function hostById(db: Db, id: HostId): Promise<Host | undefined> {
  return hosts(db).where('links.for_host', '=', id).executeTakeFirst()
}

/** Those of the ids that are a host's. */
export async function hostsWith(db: Db, ids: readonly HostId[]): Promise<Map<HostId, Host>> {
  const rows = await hosts(db)
    .where(sql<boolean>`links.for_host = any (${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((host) => [host.id, host]))
}

/**
 * Finds a host by its link or an earlier one that still redirects at `now`; the host's `link` is the current one.
 * Skips closed hosts.
 */
export async function hostByLink(db: Db, link: string, now: Date): Promise<Host | undefined> {
  return hosts(db)
    .innerJoin('links as requested', 'requested.for_host', 'links.for_host')
    .where('requested.link', '=', link)
    .where((where) => where.or([where('requested.until', 'is', null), where('requested.until', '>', now)]))
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Null opens them again. */
export async function setClosed(
  trx: Transaction<Database>,
  ids: readonly HostId[],
  closedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ closed_at: closedAt })
    .where(sql<boolean>`host_id = any (${ids}::uuid[])`)
    .execute()
}

/**
 * Locks the profile until the transaction ends, so that limited things are added one after the other. Bookings do not
 * wait for it.
 */
export async function lockProfile(trx: Transaction<Database>, id: HostId): Promise<void> {
  await trx
    .selectFrom('profiles')
    .select('host_id')
    .where('host_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Repeat: the first time counts. */
export async function openPages(trx: Transaction<Database>, id: HostId, now: Date): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ opened_at: now })
    .where('host_id', '=', id)
    .where('opened_at', 'is', null)
    .execute()
}

export async function changeHostEmail(trx: Transaction<Database>, id: HostId, email: string): Promise<void> {
  await trx.updateTable('profiles').set({ email }).where('host_id', '=', id).execute()
}

/** Undefined fields stay as they are. */
export async function changeBranding(
  trx: Transaction<Database>,
  hostId: HostId,
  change: Updateable<Omit<BrandingRow, 'host_id'>>,
): Promise<void> {
  await trx.updateTable('brandings').set(change).where('host_id', '=', hostId).execute()
}

/** Those of the ids that are no host's. */
export async function missingHosts(db: Db, ids: readonly HostId[]): Promise<HostId[]> {
  const rows = await db
    .selectFrom('hosts')
    .select('host_id')
    .where(sql<boolean>`host_id = any (${ids}::uuid[])`)
    .execute()
  const there = new Set(rows.map(({ host_id }) => host_id))
  return ids.filter((id) => !there.has(id))
}

/**
 * Call it in the transaction that connects an app or removes it (null). Changes only that app's id, so that several
 * at once all succeed.
 */
export async function setTrackingId(
  trx: Transaction<Database>,
  hostId: HostId,
  appId: TrackingAppId,
  trackingId: string | null,
): Promise<void> {
  const ids =
    trackingId === null
      ? sql<Host['tracking_ids']>`tracking_ids - ${appId}::text`
      : sql<Host['tracking_ids']>`tracking_ids || jsonb_build_object(${appId}::text, ${trackingId}::text)`
  await trx.updateTable('profiles').set({ tracking_ids: ids }).where('host_id', '=', hostId).execute()
}

/** Deletes a host with everything that belongs to it and leads to it. */
export async function deleteHost(trx: Transaction<Database>, id: HostId): Promise<void> {
  await trx.deleteFrom('hosts').where('host_id', '=', id).execute()
  await trx.deleteFrom('links').where('for_host', '=', id).execute()
  await trx.deleteFrom('custom_domains').where('for_host', '=', id).execute()
  await trx.deleteFrom('memberships').where('for_host', '=', id).execute()
}
/** Undefined fields stay as they are. */
export async function changeProfile(
  trx: Transaction<Database>,
  hostId: HostId,
  change: Updateable<ProfileRow>,
): Promise<void> {
  await trx.updateTable('profiles').set(change).where('host_id', '=', hostId).execute()
}
