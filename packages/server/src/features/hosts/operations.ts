import type { SharedField } from '@scheduling/contract'
import { slugProblem } from '@scheduling/domain'
import type { PlanConfig } from '@scheduling/domain/entitlements'
import { allows } from '@scheduling/domain/entitlements'
import type { Transaction, Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { configsIn } from '../plans/policy.ts'
import type { CopiedField } from './events.ts'
import { HOST_CHANGED, HOST_GONE, SETTINGS_CHANGED } from './events.ts'
import { releaseLinks } from './link-store.ts'
import type { Host } from './store.ts'
import {
  changeHostEmail as writeEmail,
  changeProfile as writeProfile,
  deleteHost,
  hostById,
  hostByLink,
  hostsWith,
} from './store.ts'
import type { ProfileRow } from './tables.ts'

export type { Host } from './store.ts'
export type { FormerLink } from './link-store.ts'
export { formerLinksOf, moveToLink, releaseLinks, linksInUse } from './link-store.ts'
export {
  countMembers,
  deleteMembership,
  hostsOf,
  hostsOnlyOf,
  hostsWithoutMembers,
  insertMembership,
  organizationsAround,
  organizationsOf,
} from './membership-store.ts'
export {
  changeBranding,
  lockProfile,
  hostById,
  hostsWith,
  insertHost,
  missingHosts,
  namesOf,
  openPages,
  setClosed,
  setTrackingId,
} from './store.ts'

// Hosts, as other capabilities need them.

export async function findHost(
  context: Pick<Context, 'clock' | 'config' | 'db'>,
  id: HostId,
): Promise<Host | undefined> {
  const host = await hostById(context.db, id)
  return host && inPlan(context, host)
}

/** Those of the ids that are a host's, by id. One query, however many there are. */
export async function findHosts(
  context: Pick<Context, 'clock' | 'config' | 'db'>,
  ids: readonly HostId[],
): Promise<Map<HostId, Host>> {
  const found = await hostsWith(context.db, [...new Set(ids)])
  return new Map([...found.values()].map((host) => [host.id, inPlan(context, host)]))
}

/**
 * Finds a host by its link, the first path segment of the booking pages, or by an earlier link that still redirects.
 */
export async function findHostByLink(context: Context, link: string): Promise<Host | undefined> {
  // Do not look for links that nobody can have; PostgreSQL would refuse some of them.
  if (slugProblem(link, 'owner')) return undefined
  const host = await hostByLink(context.db, link, new Date(context.clock.now()))
  return host && inPlan(context, host)
}

/** Undefined fields stay as they are. Copies at others follow. */
export async function changeProfile(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  change: Updateable<ProfileRow>,
): Promise<void> {
  await writeProfile(trx, hostId, change)
  const changed = (['name', 'language'] as const).filter((field) => change[field] !== undefined)
  await tellHostChanged(context, trx, hostId, changed)
}

/** Copies at others follow. */
export async function changeHostEmail(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  email: string,
): Promise<void> {
  await writeEmail(trx, hostId, email)
  await tellHostChanged(context, trx, hostId, ['email'])
}

async function tellHostChanged(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  changed: readonly CopiedField[],
): Promise<void> {
  if (changed.length === 0) return
  for (const follow of context.hooks(HOST_CHANGED)) await follow(context, trx, hostId, changed)
}

/** Tells others which settings a host changed, in that transaction. */
export async function tellSettingsChanged(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  fields: readonly SharedField[],
): Promise<void> {
  if (fields.length === 0) return
  for (const follow of context.hooks(SETTINGS_CHANGED)) await follow(context, trx, { hostId, fields })
}

function inPlan({ config, clock }: Pick<Context, 'clock' | 'config'>, host: Host): Host {
  return { ...host, configs: configsIn(config, host, clock.now()) }
}

/**
 * The beginning of links to the host's pages: a custom domain that works, else this server. Never the name in a
 * request.
 */
export function originOf({ config }: Pick<Context, 'config'>, { domain }: Pick<Host, 'domain'>): string {
  return domain === null ? config.publicUrl : `https://${domain}`
}

/** A choice that needs a plan's feature ends with that feature. */
export function hidesProductName(host: {
  configs: readonly PlanConfig[]
  hides_product_name: boolean
}): boolean {
  return host.hides_product_name && allows(host, 'hide-product-name')
}
/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpFormerLinks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await releaseLinks(db, new Date(clock.now()))
}

/** Deletes the host with everything that belongs to it. Repeat: does nothing. */
export async function removeHost(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
): Promise<void> {
  for (const clear of context.hooks(HOST_GONE)) await clear(context, trx, hostId)
  await context.jobs.forget(trx, hostId)
  await deleteHost(trx, hostId)
}
