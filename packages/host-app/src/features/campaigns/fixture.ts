import type { Campaign, CampaignFigures, Lead, LeadActivity } from '@scheduling/contract'
import { USUAL_OVERLAY } from '@scheduling/contract/campaign-backgrounds'
import { DAY, HOUR, mergeFields } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { PICTURE } from '../branding/fixture.ts'
import { found, idOf, iso, notHere, NOW, refusal } from '../../fixtures/fixture.ts'

const publicId = (kind: string, number: number) => `${kind}${String(number).padStart(12 - kind.length, '0')}`

export function campaignOf(number: number, change: Partial<Campaign> = {}): Campaign {
  const id = publicId('campaign', number)
  return {
    id,
    name: 'Spring outreach',
    tool: null,
    externalId: null,
    videoId: null,
    destination: { kind: 'event', eventTypeId: idOf('event', 1) },
    greeting: 'Hi {{first_name|there}}',
    fallbacks: {},
    background: 'none',
    imageAlt: '',
    overlay: USUAL_OVERLAY,
    image: null,
    state: 'on',
    leads: 0,
    link: `https://meet.example.com/mira/${id}/{{lead_id}}`,
    warning: null,
    createdAt: iso(NOW - number * DAY),
    deletedAt: null,
    ...change,
  }
}

export function leadOf(number: number, change: Partial<Lead> = {}): Lead {
  const id = publicId('lead', number)
  return {
    id,
    number,
    externalKey: `lead${number}@client.example`,
    email: `lead${number}@client.example`,
    website: null,
    fields: { first_name: 'Anna', company: 'Client' },
    greeting: 'Hi Anna',
    link: `https://meet.example.com/mira/${publicId('campaign', 1)}/${id}`,
    background: { kind: 'none', picture: null, waiting: false },
    activity: null,
    addedAt: iso(NOW - HOUR),
    changedAt: iso(NOW - HOUR),
    ...change,
  }
}

export function activityOf(change: Partial<LeadActivity> = {}): LeadActivity {
  return {
    openedAt: iso(NOW - HOUR),
    playedAt: null,
    secondsWatched: 0,
    part: 0,
    clickedAt: null,
    bookedAt: null,
    bookedSecond: null,
    suspect: false,
    ...change,
  }
}

export interface CampaignsState {
  campaigns: Campaign[]
  /** By campaign. */
  leads: Record<string, Lead[]>
}

const campaignsState = (): CampaignsState => ({ campaigns: [], leads: {} })

type CampaignRoute =
  | 'GET /campaigns'
  | 'POST /campaigns'
  | 'GET /campaigns/:id'
  | 'PATCH /campaigns/:id'
  | 'DELETE /campaigns/:id'
  | 'POST /campaigns/:id/restore'
  | 'PUT /campaigns/:id/image'
  | 'DELETE /campaigns/:id/image'
  | 'GET /campaigns/:id/figures'
  | 'GET /campaigns/:id/leads'
  | 'POST /campaigns/:id/leads'
  | 'DELETE /campaigns/:id/leads/:leadId'
  | 'GET /dynamic/link/getLink'

function figuresOf(leads: number, rows: readonly Lead[]): CampaignFigures {
  const did = rows.flatMap(({ activity }) => (activity && !activity.suspect ? [activity] : []))
  const played = did.filter(({ playedAt }) => playedAt !== null)
  return {
    leads,
    opened: did.length,
    played: played.length,
    quarters: [0.25, 0.5, 0.75, 0.95].map((part) => played.filter((each) => (each.part ?? 0) >= part).length),
    clicked: did.filter(({ clickedAt }) => clickedAt !== null).length,
    booked: did.filter(({ bookedAt }) => bookedAt !== null).length,
    bookedSeconds: did.flatMap(({ bookedSecond }) => (bookedSecond === null ? [] : [bookedSecond])),
    secondsWatched: did.reduce((total, { secondsWatched }) => total + secondsWatched, 0),
    suspect: rows.filter(({ activity }) => activity?.suspect).length,
    general: 0,
  }
}

function campaignsAnswersOf(state: CampaignsState): Answers<CampaignRoute> {
  const there = (id: string) => {
    const campaign = found(state.campaigns, id, 'campaign_not_found')
    return { ...campaign, leads: state.leads[id]?.length ?? 0 }
  }
  const change = (id: string, to: Partial<Campaign>) => {
    const changed = { ...there(id), ...to }
    state.campaigns = state.campaigns.map((each) => (each.id === id ? changed : each))
    return changed
  }
  return {
    'GET /campaigns': () => ({
      campaigns: state.campaigns.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => there(id)),
    }),
    'POST /campaigns': ({ body }) => {
      const campaign = campaignOf(state.campaigns.length + 1, { ...body, createdAt: iso(NOW) })
      state.campaigns = [campaign, ...state.campaigns]
      return campaign
    },
    'GET /campaigns/:id': ({ params }) => there(params.id),
    'PATCH /campaigns/:id': ({ params, body = {} }) => change(params.id, body),
    'DELETE /campaigns/:id': ({ params }) => {
      change(params.id, { deletedAt: iso(NOW) })
    },
    'POST /campaigns/:id/restore': ({ params }) => change(params.id, { deletedAt: null }),
    'PUT /campaigns/:id/image': ({ params }) => change(params.id, { image: PICTURE }),
    'DELETE /campaigns/:id/image': ({ params }) => change(params.id, { image: null }),
    'GET /campaigns/:id/figures': ({ params }) =>
      figuresOf(there(params.id).leads, state.leads[params.id] ?? []),
    'GET /campaigns/:id/leads': ({ params, query: { search = '' } = {} }) => {
      there(params.id)
      const { greeting, fallbacks } = there(params.id)
      const leads = (state.leads[params.id] ?? []).map((lead) => ({
        ...lead,
        greeting: mergeFields(greeting, { values: lead.fields, fallbacks }),
      }))
      return { leads: leads.filter(({ externalKey }) => externalKey.includes(search)), more: false }
    },
    'POST /campaigns/:id/leads': ({ params, body }) => {
      const before = state.leads[params.id] ?? []
      const known = new Set(before.map(({ externalKey }) => externalKey))
      const rows = body.leads.map((row, index) => ({
        ...row,
        line: row.line ?? index + 1,
        key: row.externalKey ?? row.email,
      }))
      const refused = rows
        .filter(({ key }) => !key)
        .map(({ line }) => ({ line, field: 'externalKey', reason: 'required' as const }))
      const added = rows.flatMap(({ key, email = null, fields = {} }, index) =>
        key && !known.has(key)
          ? [leadOf(before.length + index + 1, { externalKey: key, email, fields, addedAt: iso(NOW) })]
          : [],
      )
      state.leads[params.id] = [...before, ...added]
      const unchanged = rows.length - added.length - refused.length
      return { added: added.length, changed: 0, unchanged, refused }
    },
    'DELETE /campaigns/:id/leads/:leadId': ({ params: { id, leadId } }) => {
      const leads = state.leads[id] ?? []
      if (!leads.some((lead) => lead.id === leadId)) throw refusal('lead_not_found')
      state.leads[id] = leads.filter((lead) => lead.id !== leadId)
    },
    'GET /dynamic/link/getLink': notHere,
  }
}

export const campaignsFixture = { state: campaignsState, answers: campaignsAnswersOf }
