import type { ServerResponse } from 'node:http'
import type { Refusal } from '../service/faults.ts'
import type { Workspace } from '../service/outreach-workspace.ts'
import type { OutreachOptions, OutreachTool } from '../service/outreach.ts'
import { fieldsIn, send, startOutreachTool } from '../service/outreach.ts'

const BASE = '/api/public'
const TAGS = `${BASE}/lead/AddTags`
const LEADS_AT_ONCE = 100
const PROFILE = /^https:\/\/(www\.)?linkedin\.com\/in\/[^/?#\s]+\/?$/

export interface HeyReachOptions extends OutreachOptions {
  /** Sources disagree on where leads are added: `/campaign/AddLeadsToCampaignV2` or `/lead/AddLeadsToCampaignV2`. */
  leadsBelow?: 'campaign' | 'lead'
  /** As uncertain, for `StopLeadInCampaign`. */
  stopsBelow?: 'campaign' | 'lead'
  /** The field in which it reads the profile of a lead to stop. */
  stopsBy?: 'leadUrl' | 'profileUrl'
}

interface Pair {
  lead?: {
    profileUrl?: string
    firstName?: string
    emailAddress?: string
    customUserFields?: { name: string; value: string }[]
  }
}

/** One HeyReach workspace: its key, campaigns and leads. The documentation is a Postman collection; see the README. */
export async function startHeyReach(options: HeyReachOptions = {}): Promise<OutreachTool> {
  const adds = `${BASE}/${options.leadsBelow ?? 'campaign'}/AddLeadsToCampaignV2`
  const stops = `${BASE}/${options.stopsBelow ?? 'campaign'}/StopLeadInCampaign`
  return startOutreachTool(options, {
    service: 'HeyReach',
    endpointOf: ({ path }) =>
      path.endsWith('/AddLeadsToCampaignV2')
        ? 'push'
        : path.endsWith('/StopLeadInCampaign') || path === TAGS
          ? 'tell'
          : 'api',
    keyIn: ({ headers }) => {
      const key = headers['x-api-key']
      return typeof key === 'string' ? key : undefined
    },
    newId: (number) => String(40_000 + number),
    pace: { periodMs: 60_000, most: 300 },
    refuse,
    answer(call, workspace, response) {
      const { method, path } = call
      if (method === 'GET' && path === `${BASE}/auth/CheckApiKey`) return send(response, 200)
      if (method !== 'POST') return problem(response, 404, 'Not found')
      const given = fieldsIn(call)
      if (!given) return problem(response, 400, 'The body is not valid JSON')
      if (path === `${BASE}/campaign/GetAll`) return listCampaigns(given, workspace, response)
      if (path === adds) return addLeads(given, workspace, response)
      if (path === stops) return stopLead(given, options.stopsBy ?? 'leadUrl', workspace, response)
      if (path === TAGS) return addTags(given, workspace, response)
      problem(response, 404, 'Not found')
    },
  })
}

function listCampaigns(given: Record<string, unknown>, { campaigns }: Workspace, response: ServerResponse) {
  const { offset = 0, limit = 10 } = given as { offset?: number; limit?: number }
  if (limit < 1 || limit > 100) return problem(response, 400, 'limit must be between 1 and 100')
  send(response, 200, {
    totalCount: campaigns.length,
    items: campaigns
      .slice(offset, offset + limit)
      .map(({ id, name, isDraft }) => ({ id: Number(id), name, status: isDraft ? 'DRAFT' : 'IN_PROGRESS' })),
  })
}

function addLeads(given: Record<string, unknown>, workspace: Workspace, response: ServerResponse) {
  const { campaignId, accountLeadPairs: pairs = [] } = given as {
    campaignId?: number
    accountLeadPairs?: Pair[]
  }
  const campaign = workspace.campaigns.find(({ id }) => id === String(campaignId))
  if (!campaign) return problem(response, 404, `Campaign with id ${campaignId} not found`)
  if (campaign.isDraft)
    return problem(response, 400, 'Campaign is in DRAFT. Leads can be added to active ones')
  if (pairs.length < 1 || pairs.length > LEADS_AT_ONCE)
    return problem(response, 400, `accountLeadPairs must have 1 to ${LEADS_AT_ONCE} items`)
  const names = pairs.flatMap(({ lead }) => lead?.customUserFields?.map(({ name }) => name) ?? [])
  const wrong = names.find((name) => !/^\w+$/.test(name) || workspace.deletedFields.includes(name))
  if (wrong !== undefined) return problem(response, 400, `Custom user field "${wrong}" is not valid`)
  const counts = { addedLeadsCount: 0, updatedLeadsCount: 0, failedLeadsCount: 0 }
  for (const { lead } of pairs) {
    if (
      !lead?.profileUrl ||
      !PROFILE.test(lead.profileUrl) ||
      workspace.isBlocked({ profile: lead.profileUrl })
    ) {
      counts.failedLeadsCount++
      continue
    }
    const { isNew } = workspace.put({
      campaignId: campaign.id,
      email: lead.emailAddress ?? '',
      profile: lead.profileUrl,
      firstName: lead.firstName ?? '',
      fields: Object.fromEntries(lead.customUserFields?.map(({ name, value }) => [name, value]) ?? []),
    })
    if (isNew) counts.addedLeadsCount++
    else counts.updatedLeadsCount++
  }
  send(response, 200, counts)
}

function stopLead(
  given: Record<string, unknown>,
  field: string,
  workspace: Workspace,
  response: ServerResponse,
) {
  const { campaignId, [field]: profile } = given
  if (typeof profile !== 'string') return problem(response, 400, `${field} is required`)
  const lead = workspace.find(String(campaignId), { profile })
  if (!lead) return problem(response, 404, 'Lead not found in the campaign')
  workspace.end(lead)
  send(response, 200)
}

/** Of a person, in whatever campaigns. */
function addTags(given: Record<string, unknown>, workspace: Workspace, response: ServerResponse) {
  const {
    leadProfileUrl,
    tags = [],
    createTagIfNotExisting: creates = true,
  } = given as { leadProfileUrl?: string; tags?: string[]; createTagIfNotExisting?: boolean }
  const leads = workspace.leads.filter(({ profile }) => profile === leadProfileUrl)
  if (leads.length === 0) return problem(response, 404, 'Lead not found')
  const known = workspace.leads.flatMap((lead) => lead.tags)
  const missing = tags.find((tag) => !known.includes(tag))
  if (missing !== undefined && !creates) return problem(response, 400, `Tag "${missing}" does not exist`)
  for (const lead of leads) workspace.tag(lead, tags)
  send(response, 200, { newAssignedTags: tags })
}

function problem(response: ServerResponse, status: number, errorMessage: string): void {
  send(response, status, { errorMessage })
}

/** Refuses in HeyReach's way, for errors of the service or of the caller. */
function refuse(refusal: Refusal, _endpoint: string, response: ServerResponse): void {
  switch (refusal) {
    case 'unauthorized':
      return problem(response, 401, 'Invalid API key')
    case 'forbidden':
      return problem(response, 403, 'Forbidden')
    case 'quota':
    case 'rate_limited':
      return problem(response, 429, 'Too many requests')
    case 'unavailable':
      return problem(response, 503, 'Service unavailable')
  }
}
