import type { ServerResponse } from 'node:http'
import type { Refusal } from '../service/faults.ts'
import type { Workspace } from '../service/outreach-workspace.ts'
import type { OutreachOptions, OutreachTool } from '../service/outreach.ts'
import { fieldsIn, send, startOutreachTool } from '../service/outreach.ts'

const BASE = '/flow'
const ATTRIBUTES = /^customAttribute([1-9]|10)$/

export interface LaGrowthMachineOptions extends OutreachOptions {
  /** Nobody describes the bodies of its errors: JSON with a message, or a plain sentence. */
  errorBodies?: 'json' | 'text'
  /** Nobody describes its limits: calls a minute. */
  callsPerMinute?: number
  /** Nobody describes its answer with audiences: a list below `audiences`, or a plain list. */
  audiencesIn?: 'audiences' | 'list'
  /** Nobody describes how a lead is removed: by its address, or by its id alone. */
  removesBy?: 'address' | 'leadId'
}

/** One La Growth Machine workspace: its key, audiences, campaigns and leads. The README says what is guessed. */
export async function startLaGrowthMachine(options: LaGrowthMachineOptions = {}): Promise<OutreachTool> {
  const problem = (response: ServerResponse, status: number, message: string) => {
    if (options.errorBodies !== 'text') return send(response, status, { statusCode: status, message })
    response.writeHead(status, { 'content-type': 'text/plain' })
    response.end(message)
  }
  return startOutreachTool(options, {
    service: 'La Growth Machine',
    endpointOf: ({ method, path }) =>
      path === `${BASE}/leads/remove`
        ? 'tell'
        : method === 'POST' && path === `${BASE}/leads`
          ? 'push'
          : 'api',
    keyIn: ({ headers, query }) => {
      const key = headers['x-api-key'] ?? query.get('apikey')
      return typeof key === 'string' ? key : undefined
    },
    newId: (number) => number.toString(16).padStart(24, '6'),
    pace: { periodMs: 60_000, most: options.callsPerMinute ?? 300 },
    refuse: (refusal, _endpoint, response) => problem(response, ...WORDS[refusal]),
    answer(call, workspace, response) {
      const { method, path, query } = call
      const route = `${method} ${path.slice(BASE.length)}`
      const refuse = (status: number, message: string) => problem(response, status, message)
      if (!path.startsWith(`${BASE}/`)) return refuse(404, 'Not found')
      if (route === 'GET /members')
        return send(response, 200, {
          members: [{ id: '650000000000000000000001', email: 'host@lagrowthmachine.example' }],
        })
      if (route === 'GET /audiences') {
        const audiences = listed(workspace)
        return send(response, 200, options.audiencesIn === 'list' ? audiences : { audiences })
      }
      if (route === 'GET /leads') return findLead(query, workspace, response, refuse)
      if (route === 'GET /campaigns') {
        const limit = Number(query.get('limit') ?? 25)
        if (limit < 1 || limit > 25) return refuse(400, 'limit must be between 1 and 25')
        const skip = Number(query.get('skip') ?? 0)
        const campaigns = listed(workspace).slice(skip, skip + limit)
        return send(response, 200, { total: workspace.campaigns.length, campaigns })
      }
      const given = fieldsIn(call)
      if (!given) return refuse(400, 'Invalid body')
      if (route === 'POST /leads') return putLead(given, workspace, response, refuse)
      if (route === 'POST /leads/remove') {
        if (options.removesBy !== 'leadId') return removeLead(given, workspace, response, refuse)
        return removeLeadById(given, workspace, response, refuse)
      }
      refuse(404, 'Not found')
    },
  })
}

const WORDS: Record<Refusal, [status: number, message: string]> = {
  unauthorized: [401, 'Unauthorized'],
  forbidden: [403, 'Your plan does not include the API'],
  quota: [429, 'Too many requests'],
  rate_limited: [429, 'Too many requests'],
  unavailable: [503, 'Service unavailable'],
}

type Refuse = (status: number, message: string) => void

/** An audience feeds the campaign of the same name. */
function listed({ campaigns, leads }: Workspace) {
  return campaigns.map(({ id, name, isDraft }) => ({
    id,
    name,
    status: isDraft ? 'DRAFT' : 'RUNNING',
    size: leads.filter(({ campaignId }) => campaignId === id).length,
  }))
}

function putLead(
  given: Record<string, unknown>,
  workspace: Workspace,
  response: ServerResponse,
  refuse: Refuse,
): void {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const audience = workspace.campaigns.find(({ name }) => name === given.audience)
  if (!audience) return refuse(404, 'Audience not found')
  const [email, profile] = [text('proEmail') || text('persoEmail'), text('linkedinUrl')]
  if (!email && !profile) return refuse(400, 'Expected an email, a LinkedIn URL or a name with a company')
  if (workspace.isBlocked({ email, profile })) return refuse(400, 'Invalid lead')
  const attributes = Object.keys(given).filter((name) => name.startsWith('customAttribute'))
  const wrong = attributes.find((name) => !ATTRIBUTES.test(name) || workspace.deletedFields.includes(name))
  if (wrong !== undefined) return refuse(400, `Unknown attribute ${wrong}`)
  const { lead } = workspace.put({
    campaignId: audience.id,
    email,
    profile,
    firstName: text('firstname'),
    fields: Object.fromEntries(attributes.map((name) => [name, text(name)])),
  })
  send(response, 200, { statusCode: 200, lead: { id: lead.id } })
}

function removeLead(
  given: Record<string, unknown>,
  workspace: Workspace,
  response: ServerResponse,
  refuse: Refuse,
): void {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const audience = workspace.campaigns.find(({ name }) => name === given.audience)
  const lead =
    audience && workspace.find(audience.id, { email: text('proEmail'), profile: text('linkedinUrl') })
  if (!lead) return refuse(404, 'Lead not found')
  workspace.end(lead)
  send(response, 200, { statusCode: 200 })
}

/** In all audiences, by its address. */
function findLead(
  query: URLSearchParams,
  { campaigns, find }: Workspace,
  response: ServerResponse,
  refuse: Refuse,
): void {
  const who = { email: query.get('email') ?? '', profile: query.get('linkedinUrl') ?? '' }
  const lead = campaigns.map(({ id }) => find(id, who)).find((outreachLead) => outreachLead !== undefined)
  if (!lead) return refuse(404, 'Lead not found')
  send(response, 200, { statusCode: 200, lead: { id: lead.id } })
}

function removeLeadById(
  { audience: name, leadId }: Record<string, unknown>,
  { campaigns, leads, find, end }: Workspace,
  response: ServerResponse,
  refuse: Refuse,
): void {
  if (typeof leadId !== 'string') return refuse(400, 'Expected a leadId')
  // A lead has one id. What an audience has of it is found by its address.
  const outreachLead = leads.find(({ id }) => id === leadId)
  const audience = campaigns.find((each) => each.name === name)
  const lead = outreachLead && audience && find(audience.id, outreachLead)
  if (!lead) return refuse(404, 'Lead not found')
  end(lead)
  send(response, 200, { statusCode: 200 })
}
