import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { OutreachLead, ProviderFailure } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import type { ToolLead } from '../campaigns/tool-leads.ts'
import { leadsForToolByIds } from '../campaigns/tool-leads.ts'
import type { Tool } from './access.ts'
import { callTool } from './access.ts'
import type { StoredLead } from './leads-store.ts'
import type { StoredCampaign } from './store.ts'
import { changePush, countOdd, stopPush, takePush } from './leads-store.ts'
import { campaignOf, updateCampaign } from './store.ts'

// Leads that a tool may refuse before it counts as a problem of all of them.
const ODD_MAX = 3
const ODD_SHARE = 0.05

/** Whether a tool can find this lead. */
export function isFindable(
  { finds }: Pick<Tool['outreach'], 'finds'>,
  lead: Pick<OutreachLead, 'email' | 'profile'>,
): boolean {
  return finds.some((name) => lead[name] !== null)
}

/** Adds the next leads. Throws `ProviderError` if the tool must wait. Repeat: adds what is still due. */
export async function pushNext(
  context: Context,
  tool: Tool,
  taken: { now: Date; until: Date },
): Promise<'nothing' | 'done'> {
  const rows = await takePush(context.db, tool.ref, { ...taken, limit: tool.outreach.atOnce })
  const [first] = rows
  const campaign = first && (await campaignOf(context.db, first.host_id, first.campaign_id))
  if (!campaign) return 'nothing'
  try {
    await pushRows(context, tool, campaign, rows)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.failure === 'invalid' && (await isOfLead(context, tool, rows))) return 'done'
    await putOff(context, tool, campaign, rows, error.failure)
    if (isOver(error.failure)) return 'done'
    throw error
  }
  return 'done'
}

async function pushRows(
  context: Context,
  tool: Tool,
  campaign: StoredCampaign,
  rows: readonly StoredLead[],
): Promise<void> {
  const { host_id: hostId, campaign_id: campaignId, target_id, link_field } = campaign
  const toolLeads = await leadsNow(
    context,
    { hostId, campaignId },
    rows.map(({ lead_id }) => lead_id),
  )
  const leads = toolLeads.filter((lead) => isFindable(tool.outreach, lead))
  const isSent = (row: StoredLead) => leads.some(({ id }) => id === row.lead_id)
  await changePush(
    context.db,
    rows.filter((row) => !isSent(row)),
    { state: 'refused', push_due_at: null },
  )
  if (leads.length === 0) return
  const { left } = await callTool(context, tool, { name: 'push_leads' }, async (outreach, key) =>
    outreach.push(key, target_id, link_field, leads),
  )
  const unsure = left.flatMap((place) => leads[place] ?? [])
  const linked = leads.length > 1 ? await linkedAmong(context, tool, campaign, unsure) : new Set<string>()
  const now = new Date(context.clock.now())
  const isLeft = ({ lead_id: id }: StoredLead) => !linked.has(id) && unsure.some((lead) => lead.id === id)
  const sent = rows.filter(isSent)
  await changePush(
    context.db,
    sent.filter((row) => !isLeft(row)),
    { state: 'pushed', push_due_at: null, pushed_at: now },
  )
  await changePush(
    context.db,
    sent.filter(isLeft),
    leads.length === 1 ? { state: 'refused', push_due_at: null } : { push_alone: true, push_due_at: now },
  )
}

/** The ids of those that are there with their links, such as after a crash between adding them and noting it. */
async function linkedAmong(
  context: Context,
  tool: Tool,
  { target_id: targetId, link_field: field }: StoredCampaign,
  leads: readonly ToolLead[],
): Promise<Set<string>> {
  const found = new Set<string>()
  const { linked } = tool.outreach
  if (!linked) return found
  for (let from = 0; from < leads.length; from += linked.atOnce) {
    const part = leads.slice(from, from + linked.atOnce)
    const places = await callTool(context, tool, { name: 'push_leads' }, async (_outreach, key) =>
      linked.find(key, targetId, field, part),
    )
    for (const { id } of places.flatMap((place) => part[place] ?? [])) found.add(id)
  }
  return found
}

/**
 * Whether a tool that takes one lead at a time refused this one alone. It gets a second try after all others. If there are many
 * of them, or no lead was taken, it is not about leads.
 */
async function isOfLead({ db, clock }: Context, tool: Tool, rows: readonly StoredLead[]): Promise<boolean> {
  const [row] = rows
  if (!row || tool.outreach.atOnce > 1) return false
  const { pushed, odd } = await countOdd(db, row)
  if (odd > ODD_MAX + pushed * ODD_SHARE || (row.push_alone && pushed === 0)) return false
  await changePush(
    db,
    rows,
    row.push_alone
      ? { state: 'refused', push_due_at: null }
      : { push_alone: true, push_due_at: new Date(clock.now()) },
  )
  return true
}

/** None if the campaign was deleted. */
async function leadsNow(
  context: Context,
  key: { hostId: StoredLead['host_id']; campaignId: string },
  ids: readonly string[],
): Promise<ToolLead[]> {
  return leadsForToolByIds(context, key, ids).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'campaign_not_found') return []
    throw error
  })
}

function isOver(failure: ProviderFailure): boolean {
  return failure === 'invalid' || failure === 'not_found' || failure === 'forbidden'
}

/** What the tool refuses as a whole ends the push, and the host reads why. The rest goes on when the tool answers again. */
async function putOff(
  { db, clock }: Context,
  { ref }: Tool,
  { host_id: hostId, campaign_id: campaignId }: StoredCampaign,
  rows: readonly StoredLead[],
  failure: ProviderFailure,
): Promise<void> {
  await changePush(db, rows, { push_due_at: new Date(clock.now()) })
  if (!isOver(failure)) return
  await stopPush(db, { ...ref, campaignId })
  await updateCampaign(db, { hostId, campaignId }, { push_failure: failure })
}
