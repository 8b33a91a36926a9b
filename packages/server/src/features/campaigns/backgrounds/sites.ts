import { DAY, HOUR } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { siteOf } from '../../../http/fetch/guarded-fetch.ts'
import type { HostId } from '../../../host-id.ts'
import type { Actor } from '../../abuse/operations.ts'
import { countIfFree } from '../../abuse/operations.ts'
import { ownerOf } from '../../organizations/operations.ts'
import type { CampaignKey } from '../record/leads-store.ts'
import { LIMITS } from '../record/limits.ts'
import type { StoredCampaign } from '../record/store.ts'
import { deletePicture, storePicture } from './files.ts'
import type { SitesJob } from './queues.ts'
import { TAKE_SITE } from './queues.ts'
import type { StoredSite } from './site-store.ts'
import { deleteUnusedSites, hostsWithSites, insertSites, nextSite, updateSite } from './site-store.ts'
import { takePicture } from './take-picture.ts'

// A site that gave nothing may be mended by then.
const AGAIN_AFTER_MS = DAY
// Until the limit of a site is over.
const PAUSE_MS = HOUR

/** Schedules pictures of the websites that a campaign shows behind its videos. Repeat: finds nothing. */
export async function askForSites(
  context: Context,
  trx: Transaction<Database>,
  { hostId, campaignId }: CampaignKey,
  { background, destination }: Pick<StoredCampaign, 'background' | 'destination'>,
): Promise<void> {
  if (background !== 'website' || destination !== 'page') return
  const now = context.clock.now()
  await insertSites(
    trx,
    { hostId, campaignId },
    { now: new Date(now), before: new Date(now - AGAIN_AFTER_MS) },
  )
  if (await nextSite(trx, hostId, new Date(now)))
    await context.jobs.send(trx, TAKE_SITE, [{ data: { hostId } }])
}

/** Takes the picture of one website. Comes again while there are more. Repeat: takes the next one. */
export async function takeSite(context: Context, { hostId }: SitesJob): Promise<void> {
  const site = await nextSite(context.db, hostId, new Date(context.clock.now()))
  if (!site) return
  if (!(await countIfFree(context, LIMITS.sites, siteOf(site.url) ?? site.url)))
    await updateSite(context.db, site, { due_at: new Date(context.clock.now() + PAUSE_MS) })
  else if (await countIfFree(context, LIMITS.sitesOfHost, await ownerAsActor(context, hostId)))
    await take(context, site)
  // The next round goes on.
  else return
  await context.jobs.send(context.db, TAKE_SITE, [{ data: { hostId } }])
}

/** A job has no caller, so its work counts for the owner of the host. */
async function ownerAsActor({ db }: Context, hostId: HostId): Promise<Actor> {
  return { hostId, accountId: await ownerOf(db, hostId) }
}

async function take(context: Context, site: StoredSite): Promise<void> {
  const picture = await takePicture(context, site)
  const file = picture ? await storePicture(context, site.host_id, picture.content) : null
  const change = {
    state: file === null ? ('none' as const) : ('taken' as const),
    file,
    is_screenshot: picture?.isScreenshot ?? false,
    due_at: new Date(context.clock.now()),
  }
  if (await updateSite(context.db, site, change)) await deletePicture(context, site.file)
  else await deletePicture(context, file)
}

/** Schedules the next picture for each host that has websites left. Called every few minutes. Repeat: adds nothing. */
export async function goOnWithSites(context: Context): Promise<void> {
  const hosts = await hostsWithSites(context.db, new Date(context.clock.now()))
  await context.jobs.send(
    context.db,
    TAKE_SITE,
    hosts.map((hostId) => ({ data: { hostId } })),
  )
}

/** Called by the daily job: deletes pictures of websites that no lead has. Repeat: finds nothing. */
export async function cleanUpSites(context: Context): Promise<void> {
  for (const file of await deleteUnusedSites(context.db)) await deletePicture(context, file)
}
