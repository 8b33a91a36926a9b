import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Refusal } from '../service/faults.ts'
import type { OutreachCampaign, OutreachLead, Workspace } from '../service/outreach-workspace.ts'
import type { OutreachOptions, OutreachTool } from '../service/outreach.ts'
import { fieldsIn, send, startOutreachTool } from '../service/outreach.ts'

const BASE = '/api/v2'
const LEADS_AT_ONCE = 1_000
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const WORKSPACE = '019ffad2-9ba0-7ae4-8d2d-0588c0a8454e'
/** The interest status of the first label. */
const FIRST_LABEL = 1_001
/** Of a campaign: https://developer.instantly.ai/api/v2/campaign */
const STATUS = { draft: 0, active: 1 }
const NO_TIMES = {
  schedules: [
    {
      name: 'Weekdays',
      timing: { from: '09:00', to: '17:00' },
      days: { '1': true, '2': true, '3': true, '4': true, '5': true },
      timezone: 'Etc/GMT+12',
    },
  ],
}

interface GivenLead {
  email?: string | null
  first_name?: string | null
  custom_variables?: Record<string, string>
}

/** One Instantly workspace: its key, campaigns, leads and their interest. https://developer.instantly.ai/api/v2 */
export async function startInstantly(options: OutreachOptions = {}): Promise<OutreachTool> {
  return startOutreachTool(options, {
    service: 'Instantly',
    endpointOf: ({ path }) =>
      path === `${BASE}/leads/add`
        ? 'push'
        : path === `${BASE}/leads/update-interest-status`
          ? 'tell'
          : 'api',
    keyIn: ({ headers }) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1],
    newId: () => randomUUID(),
    pace: { periodMs: 1_000, most: 100 },
    refuse,
    answer(call, workspace, response) {
      const route = `${call.method} ${call.path}`
      if (route === `GET ${BASE}/lead-labels`) return listLabels(call.query, workspace, response)
      if (route === `GET ${BASE}/campaigns`) return listCampaigns(call.query, workspace, response)
      const given = fieldsIn(call)
      if (!given) return problem(response, 400, 'Bad Request', 'body must be object')
      if (route === `POST ${BASE}/leads/add`) return addLeads(given, workspace, response)
      if (route === `POST ${BASE}/leads/list`) return listLeads(given, workspace, response)
      if (route.startsWith(`PATCH ${BASE}/leads/`))
        return changeLead(call.path.slice(`${BASE}/leads/`.length), given, workspace, response)
      if (route === `POST ${BASE}/leads/update-interest-status`)
        return updateInterest(given, workspace, response)
      problem(response, 404, 'Not Found', `Route ${route} not found`)
    },
  })
}

function listCampaigns(query: URLSearchParams, { campaigns }: Workspace, response: ServerResponse): void {
  const limit = Number(query.get('limit') ?? 10)
  if (limit < 1 || limit > 100)
    return problem(response, 400, 'Bad Request', 'querystring/limit must be <= 100')
  const after = query.get('starting_after')
  const from = after === null ? 0 : campaigns.findIndex(({ id }) => id === after) + 1
  const items = campaigns.slice(from, from + limit)
  const last = items.at(-1)
  send(response, 200, {
    items: items.map(wireOf),
    ...(last && from + limit < campaigns.length && { next_starting_after: last.id }),
  })
}

/** Not in the published part of the description: https://developer.instantly.ai/api/v2/leadlabel */
function listLabels(query: URLSearchParams, { labels }: Workspace, response: ServerResponse): void {
  const search = query.get('search')?.toLowerCase() ?? ''
  const items = labels.map((label, place) => ({
    id: `label-${place}`,
    label,
    interest_status_label: 'positive',
    interest_status: FIRST_LABEL + place,
  }))
  send(response, 200, { items: items.filter(({ label }) => label.toLowerCase().includes(search)) })
}

function wireOf({ id, name, isDraft }: OutreachCampaign): object {
  const at = '2026-11-01T09:00:00.000Z'
  return {
    id,
    name,
    status: isDraft ? STATUS.draft : STATUS.active,
    campaign_schedule: NO_TIMES,
    timestamp_created: at,
    timestamp_updated: at,
    organization: WORKSPACE,
  }
}

function addLeads(given: Record<string, unknown>, workspace: Workspace, response: ServerResponse): void {
  const { campaign_id: campaignId, leads = [] } = given as { campaign_id?: string; leads?: GivenLead[] }
  const campaign = workspace.campaigns.find(({ id }) => id === campaignId)
  if (!campaign) return problem(response, 404, 'Not Found', 'Campaign not found')
  if (leads.length < 1 || leads.length > LEADS_AT_ONCE)
    return problem(response, 400, 'Bad Request', 'body/leads must NOT have more than 1000 items')
  const names = leads.flatMap(({ custom_variables: values }) => Object.keys(values ?? {}))
  const wrong = names.find((name) => workspace.deletedFields.includes(name))
  if (wrong !== undefined) return problem(response, 400, 'Bad Request', `Unknown variable ${wrong}`)
  const created: object[] = []
  let [known, invalid, blocked] = [0, 0, 0]
  leads.forEach(({ email, first_name: firstName, custom_variables: fields = {} }, index) => {
    if (!email || !EMAIL.test(email)) return void invalid++
    if (workspace.isBlocked({ email })) return void blocked++
    if (workspace.find(campaign.id, { email })) return void known++
    const { lead } = workspace.put({
      campaignId: campaign.id,
      email,
      profile: '',
      firstName: firstName ?? '',
      fields,
    })
    created.push({ index, id: lead.id, email: lead.email, first_name: lead.firstName })
  })
  send(response, 200, {
    status: 'success',
    total_sent: leads.length,
    leads_uploaded: created.length,
    in_blocklist: blocked,
    blocklist_used: null,
    duplicated_leads: known,
    skipped_count: 0,
    invalid_email_count: invalid,
    incomplete_count: 0,
    duplicate_email_count: 0,
    remaining_in_plan: 9_993,
    created_leads: created,
  })
}

function listLeads(given: Record<string, unknown>, { leads }: Workspace, response: ServerResponse): void {
  const {
    campaign,
    contacts = [],
    limit = 10,
  } = given as {
    campaign?: string
    contacts?: string[]
    limit?: number
  }
  const wanted = contacts.map((email) => email.toLowerCase())
  const outreachLeads = leads.filter(
    ({ campaignId, email }) => campaignId === campaign && wanted.includes(email),
  )
  send(response, 200, { items: outreachLeads.slice(0, limit).map(leadOf) })
}

function changeLead(
  id: string,
  given: Record<string, unknown>,
  { leads, deletedFields }: Workspace,
  response: ServerResponse,
): void {
  const lead = leads.find((each) => each.id === id)
  if (!lead) return problem(response, 404, 'Not Found', 'Lead not found')
  const { custom_variables: values = {} } = given as { custom_variables?: Record<string, string> }
  const wrong = Object.keys(values).find((name) => deletedFields.includes(name))
  if (wrong !== undefined) return problem(response, 400, 'Bad Request', `Unknown variable ${wrong}`)
  lead.fields = { ...lead.fields, ...values }
  send(response, 200, leadOf(lead))
}

function leadOf({ id, campaignId, email, firstName, fields, state }: OutreachLead): object {
  const at = '2026-11-01T09:00:00.000Z'
  return {
    id,
    timestamp_created: at,
    timestamp_updated: at,
    organization: WORKSPACE,
    campaign: campaignId,
    status: 1,
    email,
    first_name: firstName,
    email_open_count: 0,
    email_reply_count: 0,
    email_click_count: 0,
    company_domain: email.split('@')[1] ?? '',
    status_summary: {},
    payload: { firstName, ...fields },
    ...(state === 'booked' && { lt_interest_status: 2 }),
  }
}

function updateInterest(
  given: Record<string, unknown>,
  workspace: Workspace,
  response: ServerResponse,
): void {
  const { lead_email: email, interest_value: value, campaign_id: campaignId } = given
  if (typeof email !== 'string' || value === undefined)
    return problem(response, 400, 'Bad Request', "body must have required property 'lead_email'")
  const lead = workspace.find(String(campaignId), { email })
  if (!lead) return problem(response, 404, 'Not Found', 'Lead not found')
  const label = workspace.labels[Number(value) - FIRST_LABEL]
  if (label !== undefined) workspace.tag(lead, [label])
  workspace.end(lead)
  send(response, 202, { message: 'Lead interest status update background job submitted' })
}

function problem(response: ServerResponse, statusCode: number, error: string, message: string): void {
  send(response, statusCode, { statusCode, error, message })
}

/** Refuses in Instantly's way, for errors of the service or of the caller. */
function refuse(refusal: Refusal, _endpoint: string, response: ServerResponse): void {
  switch (refusal) {
    case 'unauthorized':
      return problem(response, 401, 'Unauthorized', 'Invalid API key')
    case 'forbidden':
      return problem(response, 402, 'Payment Required', 'Your workspace does not have an active paid plan')
    case 'quota':
    case 'rate_limited':
      return problem(response, 429, 'Too Many Requests', 'Rate limit exceeded')
    case 'unavailable':
      return problem(response, 503, 'Service Unavailable', 'Service unavailable')
  }
}
