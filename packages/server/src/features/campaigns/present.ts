import type { Campaign, Lead, LeadActivity, LeadBackground } from '@scheduling/contract'
import { TOOLS } from '@scheduling/contract/campaign-tools'
import { limits, mergeFields } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost, originOf } from '../hosts/operations.ts'
import { AppError } from '../../errors.ts'
import { addressOfPicture } from './backgrounds/files.ts'
import type { Background } from './backgrounds/shown.ts'
import { backgroundsOf } from './backgrounds/shown.ts'
import type { StoredLead } from './record/leads-store.ts'
import type { LinkedLead } from './record/link-store.ts'
import { destinationOf } from './operations.ts'
import type { CountedCampaign, StoredCampaign } from './record/store.ts'

export async function presentCampaigns(
  context: Context,
  hostId: HostId,
  campaigns: readonly CountedCampaign[],
): Promise<Campaign[]> {
  const host = await requireHost(context, hostId)
  return campaigns.map((campaign) => presentWith(context, host, campaign))
}

export async function presentCampaign(context: Context, campaign: CountedCampaign): Promise<Campaign> {
  return presentWith(context, await requireHost(context, campaign.host_id), campaign)
}

function presentWith(context: Context, host: Host, campaign: CountedCampaign): Campaign {
  const { id, name, tool, external_id, video_id, greeting, fallbacks, leads, warned_at, warned_lead } =
    campaign
  return {
    id,
    name,
    tool,
    externalId: external_id,
    videoId: video_id,
    destination: destinationOf(campaign),
    greeting,
    fallbacks: { ...fallbacks },
    state: campaign.stopped_at === null ? 'on' : 'stopped',
    background: campaign.background,
    imageAlt: campaign.image_alt,
    overlay: campaign.overlay,
    image: pictureAt(context, campaign.image_file),
    leads,
    link: `${linksOf(context, host, campaign)}{{lead_id}}`,
    warning: warned_at && { at: warned_at.toISOString(), lead: warned_lead ?? '' },
    createdAt: campaign.created_at.toISOString(),
    deletedAt: campaign.deleted_at?.toISOString() ?? null,
  }
}

/** What presents these leads of one campaign. */
export async function leadPresenter(
  context: Context,
  campaign: StoredCampaign,
  leads: readonly StoredLead[],
): Promise<(lead: StoredLead, activity?: LeadActivity | null) => Lead> {
  const links = linksOf(context, await requireHost(context, campaign.host_id), campaign)
  const backgroundOf = await backgroundsOf(context.db, campaign, leads)
  return (lead, activity = null) => ({
    id: lead.id,
    number: lead.number,
    externalKey: lead.external_key,
    email: lead.email,
    website: lead.website,
    fields: { ...lead.fields },
    greeting: mergeFields(campaign.greeting, { values: valuesOf(lead), fallbacks: campaign.fallbacks }),
    link: links + lead.id,
    background: presentBackground(context, backgroundOf(lead)),
    activity,
    addedAt: lead.added_at.toISOString(),
    changedAt: lead.changed_at.toISOString(),
  })
}

function presentBackground(context: Context, { kind, file, waiting }: Background): LeadBackground {
  return { kind, picture: pictureAt(context, file), waiting }
}

function pictureAt({ config }: Context, file: string | null): string | null {
  return file && config.publicUrl + addressOfPicture(file)
}

/** The values of a lead's fields, with what every lead has. */
export function valuesOf({ id, campaign_id, email, website, fields }: LinkedLead): Record<string, string> {
  return {
    ...(email !== null && { email }),
    ...(website !== null && { website }),
    ...fields,
    lead_id: id,
    campaign_id,
  }
}

/** The name in a lead's fields, as forms take it. Empty: there is none. */
export function nameOf({ fields }: Pick<StoredLead, 'fields'>): string {
  const { name, full_name: full, first_name: first, last_name: last } = fields
  const whole = name ?? full ?? [first, last].filter(Boolean).join(' ')
  return whole.slice(0, limits.NAME_MAX).toWellFormed()
}

/** The beginning of links to leads. A tool's are shorter on a custom domain. */
export function linksOf(context: Pick<Context, 'config'>, host: Host, { id, tool }: StoredCampaign): string {
  const origin = originOf(context, host)
  return host.domain !== null && tool !== null
    ? `${origin}/${TOOLS[tool].prefix}${id}/`
    : `${origin}/${host.link}/${id}/`
}

async function requireHost(context: Context, hostId: HostId): Promise<Host> {
  const host = await findHost(context, hostId)
  if (!host) throw new AppError('not_signed_in')
  return host
}
