import type { OutreachTarget } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { ProviderError } from '../../providers/provider.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { getCampaign } from '../campaigns/operations.ts'
import { leadsForTool } from '../campaigns/tool-leads.ts'
import { connectionOf } from '../connections/operations.ts'
import { requireFeature } from '../plans/plans.ts'
import { newToken } from '../sessions/tokens.ts'
import type { Tool } from './access.ts'
import { callTool, toolOf } from './access.ts'
import { LIMITS } from './limits.ts'
import { wakeTool } from './plan.ts'
import { isFindable } from './push.ts'
import type { CampaignRef, StoredAccount, StoredCampaign } from './store.ts'
import { deleteHook, deleteHooksOf, putHook } from './hook-store.ts'
import { countPushing, planPush, stopPush } from './leads-store.ts'
import {
  accountOf,
  campaignOf,
  deleteCampaign,
  lockCampaign,
  putCampaign,
  updateAccount,
  updateCampaign,
} from './store.ts'

const LEADS_AT_ONCE = 1_000

/** Throws `outreach_not_found`. */
export async function getOutreach(
  context: Pick<Context, 'db'>,
  hostId: HostId,
  connectionId: string,
): Promise<StoredAccount> {
  return found(await accountOf(context.db, { hostId, connectionId }), 'outreach_not_found', connectionId)
}

/** Throws `outreach_not_found`, `upgrade_required`. */
async function requireTool(context: Context, hostId: HostId, connectionId: string): Promise<Tool> {
  await getOutreach(context, hostId, connectionId)
  await requireFeature(context, hostId, 'outreach')
  const connection = await connectionOf(context, { hostId, connectionId })
  return found(connection && toolOf(context, connection), 'outreach_not_found', connectionId)
}

/** Throws `outreach_not_found`, `upgrade_required`, `rate_limited`, `unavailable`. */
export async function listTargets(
  context: Context,
  host: Acting,
  connectionId: string,
): Promise<OutreachTarget[]> {
  const tool = await requireTool(context, host.hostId, connectionId)
  await allow(context, 'outreach-targets', [[LIMITS.startsPerHost, host]])
  const call = { name: 'read_campaigns', requests: tool.outreach.requestsOfTargets } as const
  return callTool(context, tool, call, async (outreach, key) => outreach.targets(key)).catch(
    (error: unknown) => {
      throw error instanceof ProviderError ? new AppError('unavailable', { cause: error }) : error
    },
  )
}

interface Choice {
  targetId: string
  targetName: string
  linkField: string
  tag: string | null
}

/**
 * Throws `outreach_not_found`, `upgrade_required`, `campaign_not_found`, `outreach_busy`, `invalid_input` for a tag where there
 * are none. Repeat: the same.
 */
export async function chooseTarget(
  context: Context,
  host: Acting,
  { connectionId, campaignId }: Omit<CampaignRef, 'hostId'>,
  { targetId, targetName, linkField, tag }: Choice,
): Promise<void> {
  const { hostId } = host
  const { marksLeads } = await requireTool(context, hostId, connectionId)
  if (tag !== null && !marksLeads) throw new AppError('invalid_input', { detail: 'tag: this tool has none' })
  const { name } = await getCampaign(context, hostId, campaignId)
  const before = await campaignOf(context.db, hostId, campaignId)
  await context.db.transaction().execute(async (trx) => {
    if (before && (await countPushing(trx, refOf(before))) > 0) throw new AppError('outreach_busy')
    const chosen = { target_id: targetId, target_name: targetName, link_field: linkField, tag }
    // Leads that are there stay known.
    if (before?.connection_id === connectionId && before.target_id === targetId)
      await updateCampaign(trx, { hostId, campaignId }, chosen)
    else
      await putCampaign(trx, {
        host_id: hostId,
        campaign_id: campaignId,
        connection_id: connectionId,
        ...chosen,
        chosen_at: new Date(context.clock.now()),
      })
    await recordActivity(context, trx, host, 'outreach_changed', name)
  })
}

function refOf({ host_id, connection_id, campaign_id }: StoredCampaign): CampaignRef {
  return { hostId: host_id, connectionId: connection_id, campaignId: campaign_id }
}

/** Throws `outreach_not_found`, `outreach_campaign_not_found`. Repeat: not found. */
export async function unlinkCampaign(context: Context, host: Acting, ref: CampaignRef): Promise<void> {
  await getOutreach(context, ref.hostId, ref.connectionId)
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteCampaign(trx, ref))) throw campaignMissing(ref)
    await recordActivity(context, trx, host, 'outreach_changed', await accountName(context, ref))
  })
}

function campaignMissing({ campaignId }: CampaignRef): AppError {
  return new AppError('outreach_campaign_not_found', { detail: campaignId })
}

async function accountName(context: Context, ref: Tool['ref']): Promise<string> {
  return (await connectionOf(context, ref))?.account_name ?? ''
}

/**
 * Adds leads that are not there yet, one batch after the other. Throws `outreach_not_found`, `outreach_campaign_not_found`,
 * `upgrade_required`, `outreach_busy`, `rate_limited`. Repeat: refused while it runs; afterwards only what is new.
 */
export async function startPush(context: Context, host: Acting, ref: CampaignRef): Promise<void> {
  const tool = await requireTool(context, ref.hostId, ref.connectionId)
  await allow(context, 'outreach-push', [[LIMITS.startsPerHost, host]])
  const now = new Date(context.clock.now())
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockCampaign(trx, ref))) throw campaignMissing(ref)
    if ((await countPushing(trx, ref)) > 0) throw new AppError('outreach_busy')
    const { name } = await getCampaign({ db: trx }, ref.hostId, ref.campaignId)
    await planLeads({ ...context, db: trx }, trx, tool, ref, now)
    await updateCampaign(trx, ref, { push_started_at: now, push_stopped_at: null, push_failure: null })
    await recordActivity(context, trx, host, 'outreach_pushed', name)
  })
  await wakeTool(context, { hostId: ref.hostId, connectionId: ref.connectionId })
}

async function planLeads(
  context: Context,
  trx: Transaction<Database>,
  { outreach }: Tool,
  ref: CampaignRef,
  now: Date,
): Promise<void> {
  let page: Parameters<typeof planPush>[2][number][] = []
  for await (const lead of leadsForTool(context, ref)) {
    const { id, email, profile } = lead
    page.push({ id, email, profile, state: isFindable(outreach, lead) ? 'waiting' : 'refused' })
    if (page.length < LEADS_AT_ONCE) continue
    await planPush(trx, ref, page, now)
    page = []
  }
  await planPush(trx, ref, page, now)
}

/** Throws `outreach_not_found`, `outreach_campaign_not_found`. Repeat: does nothing. */
export async function endPush(context: Context, ref: CampaignRef): Promise<void> {
  await getOutreach(context, ref.hostId, ref.connectionId)
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockCampaign(trx, ref))) throw campaignMissing(ref)
    if ((await countPushing(trx, ref)) === 0) return
    await stopPush(trx, ref)
    await updateCampaign(trx, ref, { push_stopped_at: new Date(context.clock.now()) })
  })
}

/** Answers the address once. Throws `outreach_not_found`, `upgrade_required`, `rate_limited`. Repeat: another address. */
export async function makeHook(context: Context, host: Acting, connectionId: string): Promise<string> {
  const ref = { hostId: host.hostId, connectionId }
  await requireTool(context, host.hostId, connectionId)
  await allow(context, 'outreach-hook', [[LIMITS.startsPerHost, host]])
  const { token, hash } = newToken()
  await context.db.transaction().execute(async (trx) => {
    await putHook(trx, ref, hash)
    await updateAccount(trx, ref, { hook_made_at: new Date(context.clock.now()), heard_at: null })
    await recordActivity(context, trx, host, 'outreach_address_made', await accountName(context, ref))
  })
  return `${context.config.publicUrl}/hooks/outreach/${token}`
}

/** Throws `outreach_not_found`. Repeat: does nothing. */
export async function endHook(context: Context, hostId: HostId, connectionId: string): Promise<void> {
  const ref = { hostId, connectionId }
  await getOutreach(context, hostId, connectionId)
  await context.db.transaction().execute(async (trx) => {
    await deleteHook(trx, ref)
    await updateAccount(trx, ref, { hook_made_at: null, heard_at: null })
  })
}

/** Part of disconnecting. */
export async function forgetHook(
  _context: Context,
  trx: Transaction<Database>,
  ref: Tool['ref'],
): Promise<void> {
  await deleteHook(trx, ref)
}

/** Part of the end of a host. */
export async function forgetHooks(
  _context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
): Promise<void> {
  await deleteHooksOf(trx, hostId)
}
