import type { api, Campaign } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { Transaction, Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/violations.ts'
import { AppError, fieldError, found, notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { getEventType } from '../event-types/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { getVideo } from '../videos/operations.ts'
import { requireFeature } from '../plans/plans.ts'
import { chargeChosenVideo } from './charge.ts'
import { deleteLeads, lockCampaign } from './record/leads-store.ts'
import { deletePicture } from './backgrounds/files.ts'
import { askForSites } from './backgrounds/sites.ts'
import { newPublicId } from './record/public-id.ts'
import type { CountedCampaign } from './record/store.ts'
import * as store from './record/store.ts'
import type { CampaignRow } from './record/tables.ts'

type NewCampaign = (typeof api)['POST /campaigns']['$input']['body']
type Change = (typeof api)['PATCH /campaigns/:id']['$input']['body']

export async function listCampaigns({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<CountedCampaign[]> {
  return store.campaignsOf(db, hostId)
}

/** Throws `campaign_not_found`, also for deleted ones. */
export async function getCampaign(
  { db }: Pick<Context, 'db'>,
  hostId: HostId,
  id: string,
): Promise<CountedCampaign> {
  const campaign = await store.campaignById(db, hostId, id)
  return found(campaign?.deleted_at ? undefined : campaign, 'campaign_not_found', id)
}

/**
 * Throws `upgrade_required`, `invalid_input`, `video_not_found`, `event_type_not_found`, `campaign_limit_reached`. Repeat:
 * another one.
 */
export async function addCampaign(
  context: Context,
  host: Acting,
  { name, greeting, fallbacks, state, background, imageAlt, overlay, ...given }: NewCampaign,
  repeat?: Repeatable,
): Promise<CountedCampaign> {
  await requireFeature(context, host.hostId, 'dynamic-videos')
  await refuseWrong(context, host.hostId, given)
  const now = new Date(context.clock.now())
  const id = newPublicId()
  await changing(context, async (trx) => {
    await lockProfile(trx, host.hostId)
    await refuseOverLimit(trx, host.hostId)
    await store.insertCampaign(trx, {
      host_id: host.hostId,
      id,
      name,
      tool: given.tool,
      external_id: given.externalId,
      video_id: given.videoId,
      ...destinationColumns(given.destination),
      greeting,
      fallbacks: JSON.stringify(fallbacks),
      created_at: now,
      stopped_at: state === 'stopped' ? now : null,
      deleted_at: null,
      warned_at: null,
      warned_lead: null,
      background,
      image_alt: imageAlt,
      overlay: JSON.stringify(overlay),
    })
    await rememberRequest(trx, { hostId: host.hostId, kind: 'campaign', id }, repeat, now)
    await recordActivity(context, trx, host, 'campaign_added', name)
  })
  return getCampaign(context, host.hostId, id)
}

/**
 * Merges the given fields. Leads that see a video only now use its length. Throws `campaign_not_found`,
 * `video_minutes_used_up`, and like `addCampaign`. Repeat: the same.
 */
export async function changeCampaign(
  context: Context,
  host: Acting,
  id: string,
  change: Change,
): Promise<CountedCampaign> {
  const before = await getCampaign(context, host.hostId, id)
  const { videoId = before.video_id, destination = destinationOf(before) } = change
  await refuseWrong(context, host.hostId, {
    videoId,
    destination,
    isNew: change.videoId !== undefined || change.destination !== undefined,
  })
  await changing(context, async (trx) => {
    const columns = columnsOf(change, before, new Date(context.clock.now()))
    if (!(await lockCampaign(trx, { hostId: host.hostId, campaignId: id })))
      throw notFound('campaign_not_found', id)
    await lockProfile(trx, host.hostId)
    await store.updateCampaign(trx, host.hostId, id, columns)
    await chargeChosenVideo(context, trx, await getCampaign({ db: trx }, host.hostId, id))
    await askForSites(
      context,
      trx,
      { hostId: host.hostId, campaignId: id },
      { background: change.background ?? before.background, destination: destination.kind },
    )
    await recordActivity(context, trx, host, 'campaign_changed', change.name ?? before.name)
  })
  return getCampaign(context, host.hostId, id)
}

/** It can be restored for a while. Throws `campaign_not_found`. Repeat: not found. */
export async function removeCampaign(context: Context, host: Acting, id: string): Promise<void> {
  const { name } = await getCampaign(context, host.hostId, id)
  await context.db.transaction().execute(async (trx) => {
    await store.updateCampaign(trx, host.hostId, id, { deleted_at: new Date(context.clock.now()) })
    await recordActivity(context, trx, host, 'campaign_deleted', name)
  })
}

/** Throws `campaign_not_found`, `campaign_limit_reached`, `invalid_input`. Repeat: the same. */
export async function restoreCampaign(context: Context, host: Acting, id: string): Promise<CountedCampaign> {
  await changing(context, async (trx) => {
    await lockProfile(trx, host.hostId)
    const { deleted_at, name } = found(
      await store.campaignById(trx, host.hostId, id),
      'campaign_not_found',
      id,
    )
    if (deleted_at === null) return
    await refuseOverLimit(trx, host.hostId)
    await store.updateCampaign(trx, host.hostId, id, { deleted_at: null })
    await recordActivity(context, trx, host, 'campaign_restored', name)
  })
  return getCampaign(context, host.hostId, id)
}

/** Called by the daily job: deletes what can no longer be restored, and leads of campaigns stopped long ago. Repeat: does nothing. */
export async function cleanUpCampaigns(context: Pick<Context, 'db' | 'clock' | 'service'>): Promise<void> {
  const { db, clock } = context
  const daysAgo = (days: number) => new Date(clock.now() - days * DAY)
  for (const file of await store.purgeDeleted(db, daysAgo(limits.CAMPAIGN_UNDO_DAYS)))
    await deletePicture(context, file)
  for (const { host_id: hostId, id } of await store.campaignsStoppedBefore(
    db,
    daysAgo(limits.STOPPED_LEADS_DAYS),
  ))
    await deleteLeads(db, { hostId, campaignId: id })
}

export function destinationOf(
  row: Pick<CampaignRow, 'destination' | 'event_type_id' | 'url'>,
): Campaign['destination'] {
  if (row.destination === 'event') return { kind: 'event', eventTypeId: String(row.event_type_id) }
  if (row.destination === 'url') return { kind: 'url', url: String(row.url) }
  return { kind: 'page' }
}

function destinationColumns(to: Campaign['destination']) {
  return {
    destination: to.kind,
    event_type_id: to.kind === 'event' ? to.eventTypeId : null,
    url: to.kind === 'url' ? to.url : null,
  }
}

function columnsOf(change: Change, before: CountedCampaign, now: Date): Updateable<CampaignRow> {
  const { name, tool, externalId, videoId, destination, greeting, fallbacks, state } = change
  const { background, imageAlt, overlay } = change
  return {
    ...(name !== undefined && { name }),
    ...(tool !== undefined && { tool }),
    ...(externalId !== undefined && { external_id: externalId }),
    ...(videoId !== undefined && { video_id: videoId }),
    ...(destination && destinationColumns(destination)),
    ...(greeting !== undefined && { greeting }),
    ...(fallbacks && { fallbacks: JSON.stringify(fallbacks) }),
    ...(background && { background }),
    ...(imageAlt !== undefined && { image_alt: imageAlt }),
    ...(overlay && { overlay: JSON.stringify(overlay) }),
    ...(state && { stopped_at: state === 'stopped' ? (before.stopped_at ?? now) : null }),
  }
}

/** Another campaign may have the same id in the tool. Throws `invalid_input` then. */
async function changing(
  context: Context,
  change: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await context.db
    .transaction()
    .execute(change)
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'campaigns_external_id')
        ? fieldError('externalId', 'taken', 'Another campaign has this id')
        : error
    })
}

async function refuseOverLimit(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  if ((await store.countCampaigns(trx, hostId)) >= limits.CAMPAIGNS_MAX)
    throw new AppError('campaign_limit_reached')
}

async function refuseWrong(
  context: Context,
  hostId: HostId,
  {
    videoId,
    destination,
    isNew = true,
  }: { videoId: string | null; destination: Campaign['destination']; isNew?: boolean },
): Promise<void> {
  if (!isNew) return
  if (destination.kind === 'page' && videoId === null)
    throw fieldError('videoId', 'required', 'Expected a video, because the links lead to its page')
  if (videoId !== null) await getVideo(context, hostId, videoId)
  if (destination.kind === 'event') await getEventType(context, hostId, destination.eventTypeId)
}
