import type { OutreachLead, OutreachPort, OutreachTarget } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { callingKeyed } from '../keyed.ts'
import { read } from '../read.ts'
import { AddedLeads, CampaignPage, LabelPage, LeadPage } from './wire.ts'

const BASE = '/api/v2'
const PAGE = 100
const PAGES_MAX = 5
const MEETING_BOOKED = 2
const DRAFT = 0
// A key without the scope for labels.
const FORBIDDEN = 403

/** https://developer.instantly.ai/api/v2 */
export function instantlyOutreach(origin: string): OutreachPort {
  const call = callingKeyed(origin)
  const pageOf = async (token: string, limit: number, after?: string) => {
    const query = new URLSearchParams({ limit: String(limit), ...(after && { starting_after: after }) })
    const { body } = await call({ method: 'GET', path: `${BASE}/campaigns?${query.toString()}`, token })
    return read(CampaignPage, body)
  }
  const leadsOf = async (token: string, campaign: string, leads: readonly OutreachLead[]) => {
    const json = { campaign, contacts: leads.map(({ email }) => email), limit: leads.length }
    const { body } = await call({ method: 'POST', path: `${BASE}/leads/list`, token, json })
    return read(LeadPage, body).items
  }
  const giveLink = async (token: string, campaign: string, field: string, lead: OutreachLead) => {
    const [known] = await leadsOf(token, campaign, [lead])
    if (!known) throw new ProviderError('not_found', 'a lead that was said to be there')
    const change = { custom_variables: { [field]: lead.link } }
    await call({
      method: 'PATCH',
      path: `${BASE}/leads/${encodeURIComponent(known.id)}`,
      token,
      json: change,
    })
  }
  /** A lead has one interest status. Each label of the workspace is one. */
  const interestOf = async (token: string, label: string) => {
    const query = new URLSearchParams({ limit: String(PAGE), search: label })
    const labels = await call({ method: 'GET', path: `${BASE}/lead-labels?${query.toString()}`, token }, [
      FORBIDDEN,
    ])
    if (labels.status === FORBIDDEN) return undefined
    const isIt = (each: { label: string }) => each.label.toLowerCase() === label.toLowerCase()
    return read(LabelPage, labels.body).items.find(isIt)?.interest_status
  }
  return {
    finds: ['email'],
    atOnce: 500,
    requestsOfTargets: PAGES_MAX,
    async look(token) {
      await pageOf(token, 1)
    },
    async targets(token) {
      const outreachTargets: OutreachTarget[] = []
      let after: string | undefined
      for (let page = 0; page < PAGES_MAX; page++) {
        const { items, next_starting_after: next } = await pageOf(token, PAGE, after)
        outreachTargets.push(
          ...items.map(({ id, name, status }) => ({ id, name, isReady: status !== DRAFT })),
        )
        if (next === undefined) break
        after = next
      }
      return outreachTargets
    },
    async push(token, campaignId, field, leads) {
      const json = {
        campaign_id: campaignId,
        leads: leads.map((lead) => wireOf(lead, field)),
      }
      const { body } = await call({ method: 'POST', path: `${BASE}/leads/add`, token, json })
      const { created_leads: created, duplicated_leads: known } = read(AddedLeads, body)
      const isCreated = (place: number) => created.some(({ index }) => index === place)
      const left = [...leads.keys()].filter((place) => !isCreated(place))
      const [lead] = leads
      if (leads.length > 1 || left.length === 0 || known === 0 || !lead) return { left }
      // One that is there stays as it is, without its link.
      await giveLink(token, campaignId, field, lead)
      return { left: [] }
    },
    linked: {
      atOnce: PAGE,
      async find(token, campaignId, field, leads) {
        const items = await leadsOf(token, campaignId, leads)
        const links = new Map(
          items.map(({ email, payload }) => [email?.toLowerCase() ?? null, payload?.[field]]),
        )
        return leads.flatMap(({ email, link }, place) => (links.get(email) === link ? [place] : []))
      },
    },
    async tellBooked(token, campaignId, { email }, tag = null) {
      if (email === null) throw new ProviderError('not_found', 'a lead without an email address')
      const interest = tag === null ? undefined : await interestOf(token, tag)
      const json = {
        lead_email: email,
        interest_value: interest ?? MEETING_BOOKED,
        campaign_id: campaignId,
      }
      await call({ method: 'POST', path: `${BASE}/leads/update-interest-status`, token, json })
    },
  }
}

function wireOf(lead: OutreachLead, field: string): object {
  const { email, firstName, lastName, company, link } = lead
  return {
    email,
    ...(firstName !== '' && { first_name: firstName }),
    ...(lastName !== '' && { last_name: lastName }),
    ...(company !== '' && { company_name: company }),
    custom_variables: { [field]: link },
  }
}
