import { randomUUID } from 'node:crypto'

export const ENDPOINTS = ['api', 'push', 'tell'] as const
/** `push`: adding leads. `tell`: ending what a lead gets. `api`: everything else. */
export type OutreachEndpoint = (typeof ENDPOINTS)[number]

export interface OutreachCampaign {
  id: string
  name: string
  isDraft: boolean
}

export interface OutreachLead {
  id: string
  campaignId: string
  email: string
  profile: string
  firstName: string
  fields: Record<string, string>
  /** The tool goes on writing to it, or was told that it has booked. */
  state: 'active' | 'booked'
  /** How often it was told. */
  told: number
  tags: string[]
}

type GivenLead = Omit<OutreachLead, 'id' | 'state' | 'told' | 'tags'>

/** What an account of an outreach tool has. */
export interface Workspace {
  campaigns: OutreachCampaign[]
  leads: OutreachLead[]
  /** Interest that somebody gave a name. */
  labels: string[]
  /** Custom fields that somebody has deleted. */
  deletedFields: string[]
  /** Part of the address of a lead that it does not take. */
  blocked: string | undefined
  isBlocked: (who: { email?: string | null; profile?: string }) => boolean
  addCampaign: (name: string, isDraft?: boolean) => OutreachCampaign
  /** The lead of a campaign with this email address or profile. */
  find: (campaignId: string, who: { email?: string; profile?: string }) => OutreachLead | undefined
  /** Adds a lead, or changes the one that is there. */
  put: (lead: GivenLead) => { lead: OutreachLead; isNew: boolean }
  end: (lead: OutreachLead) => void
  tag: (lead: OutreachLead, tags: readonly string[]) => void
}

/** An empty account. */
export function newWorkspace(
  newId: (number: number) => string,
  onChange: () => void,
): Workspace & { toJSON: () => object; restore: (kept: unknown) => void } {
  let number = 0
  const workspace = {
    campaigns: [] as OutreachCampaign[],
    leads: [] as OutreachLead[],
    labels: [] as string[],
    deletedFields: [] as string[],
    blocked: undefined as string | undefined,
    isBlocked: ({ email, profile }: { email?: string | null; profile?: string }) =>
      workspace.blocked !== undefined && `${email} ${profile}`.includes(workspace.blocked),
    addCampaign(name: string, isDraft = false) {
      const campaign = { id: newId(++number), name, isDraft }
      workspace.campaigns.push(campaign)
      onChange()
      return campaign
    },
    find: (campaignId: string, { email, profile }: { email?: string; profile?: string }) =>
      workspace.leads.find(
        (lead) =>
          lead.campaignId === campaignId &&
          ((!!email && lead.email === email.toLowerCase()) || (!!profile && lead.profile === profile)),
      ),
    put(given: GivenLead) {
      onChange()
      const before = workspace.find(given.campaignId, given)
      if (before) return { lead: Object.assign(before, given), isNew: false }
      const lead = {
        ...given,
        email: given.email.toLowerCase(),
        id: randomUUID(),
        state: 'active' as const,
        told: 0,
        tags: [],
      }
      workspace.leads.push(lead)
      return { lead, isNew: true }
    },
    end(lead: OutreachLead) {
      lead.state = 'booked'
      lead.told++
      onChange()
    },
    tag(lead: OutreachLead, tags: readonly string[]) {
      lead.tags = [...new Set([...lead.tags, ...tags])]
      onChange()
    },
    toJSON: () => ({
      number,
      campaigns: workspace.campaigns,
      leads: workspace.leads,
      labels: workspace.labels,
    }),
    restore(kept: unknown) {
      const before = kept as {
        number: number
        campaigns: OutreachCampaign[]
        leads: OutreachLead[]
        labels?: string[]
      }
      number = before.number
      workspace.campaigns = before.campaigns
      // Data kept by an earlier version has neither tags nor labels.
      workspace.leads = before.leads.map((lead) => ({ ...lead, tags: lead.tags ?? [] }))
      workspace.labels = before.labels ?? []
    },
  }
  return workspace
}
