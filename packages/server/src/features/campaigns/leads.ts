import type { LeadRow, RefusedLead } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { notFound } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import { secondsOfLead } from './charge.ts'
import { askForSites } from './backgrounds/sites.ts'
import type { LeadToKeep } from './lead-rows.ts'
import { readLeads } from './lead-rows.ts'
import type { CampaignKey, StoredLead } from './record/leads-store.ts'
import { countLeads, deleteLead, keysInUse, leadsOf, lockCampaign, putLeads } from './record/leads-store.ts'
import { lockProfile } from '../hosts/operations.ts'
import { leadsWithinMinutes, useMinutes } from '../plans/minutes.ts'
import { LIMITS } from './record/limits.ts'
import { getCampaign } from './operations.ts'

interface Imported {
  added: number
  changed: number
  unchanged: number
  refused: RefusedLead[]
}

/** Keeps the right rows, and answers the wrong ones. Throws `campaign_not_found`, `rate_limited`. Repeat: changes nothing. */
export async function addLeads(
  context: Context,
  host: Acting,
  campaignId: string,
  rows: readonly LeadRow[],
): Promise<Imported> {
  await getCampaign(context, host.hostId, campaignId)
  await allow(context, 'leads', [[LIMITS.leads, host]])
  const { leads, refused } = readLeads(rows)
  const key = { hostId: host.hostId, campaignId }
  const now = new Date(context.clock.now())
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockCampaign(trx, key))) throw notFound('campaign_not_found', campaignId)
    const { count, last } = await countLeads(trx, key)
    await lockProfile(trx, host.hostId)
    // Its video may have been chosen meanwhile.
    const campaign = await getCampaign({ db: trx }, host.hostId, campaignId)
    const seconds = await secondsOfLead({ ...context, db: trx }, campaign)
    const paid = await leadsWithinMinutes({ ...context, db: trx }, host.hostId, seconds)
    const room = limits.LEADS_MAX - count
    const fitting = await withinLimit(trx, key, leads, {
      most: Math.min(room, paid),
      reason: paid < room ? 'minutes' : 'limit',
    })
    const put = await putLeads(
      trx,
      key,
      fitting.leads.map(({ lead }) => lead),
      { last, now },
    )
    if (put.added + put.changed > 0) await askForSites(context, trx, key, campaign)
    await useMinutes(context, trx, key, { leadIds: put.ids, seconds })
    if (put.added > 0) await recordActivity(context, trx, host, 'leads_added', campaign.name)
    return {
      added: put.added,
      changed: put.changed,
      unchanged: fitting.leads.length - put.added - put.changed,
      refused: [...refused, ...fitting.refused].toSorted((one, other) => one.line - other.line),
    }
  })
}

/** Leaves out new leads that there is no room for. */
async function withinLimit(
  trx: Transaction<Database>,
  key: CampaignKey,
  leads: readonly LeadToKeep[],
  { most, reason }: { most: number; reason: 'limit' | 'minutes' },
): Promise<{ leads: readonly LeadToKeep[]; refused: RefusedLead[] }> {
  if (leads.length <= most) return { leads, refused: [] }
  const known = await keysInUse(
    trx,
    key,
    leads.map(({ lead }) => lead.external_key),
  )
  const added = leads.filter(({ lead }) => !known.has(lead.external_key))
  const over = new Set(added.slice(Math.max(0, most)))
  return {
    leads: leads.filter((each) => !over.has(each)),
    refused: [...over].map(({ line }) => ({ line, field: 'externalKey', reason })),
  }
}

/** Throws `campaign_not_found`. */
export async function listLeads(
  context: Context,
  hostId: HostId,
  campaignId: string,
  page: { after: number | undefined; search: string | undefined },
): Promise<{ leads: StoredLead[]; more: boolean }> {
  await getCampaign(context, hostId, campaignId)
  const shown = limits.LEADS_SHOWN
  const leads = await leadsOf(context.db, { hostId, campaignId }, { ...page, limit: shown + 1 })
  return { leads: leads.slice(0, shown), more: leads.length > shown }
}

/** Throws `campaign_not_found`, `lead_not_found`. Repeat: not found. */
export async function removeLead(
  context: Context,
  host: Acting,
  campaignId: string,
  id: string,
): Promise<void> {
  const { name } = await getCampaign(context, host.hostId, campaignId)
  await context.db.transaction().execute(async (trx) => {
    const isDeleted = await deleteLead(trx, { hostId: host.hostId, campaignId }, id)
    if (!isDeleted) throw notFound('lead_not_found', id)
    await recordActivity(context, trx, host, 'campaign_changed', name)
  })
}
