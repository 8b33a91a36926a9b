import { isUnfilled, shownLine } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { findHost } from '../hosts/operations.ts'
import { getCampaign } from './operations.ts'
import { linksOf } from './present.ts'
import type { CampaignKey, StoredLead } from './record/leads-store.ts'
import { eachLead, leadNamed, leadsWithIds } from './record/leads-store.ts'

/** A lead as other tools get it. */
export interface ToolLead {
  id: string
  /** In lower case. */
  email: string | null
  /** Address of the profile on LinkedIn, always written the same. */
  profile: string | null
  /** Empty if it is not known, like the next ones. */
  firstName: string
  lastName: string
  company: string
  link: string
}

const PROFILE = /^(?:https?:\/\/)?(?:[\da-z-]+\.)?linkedin\.com\/in\/([^\s/?#{}<>]+)(?:[/?#]\S*)?$/i

/** The address of a profile as we compare it. Undefined: it names none. */
export function profileIn(text: string): string | undefined {
  const [, name] = PROFILE.exec(shownLine(text)) ?? []
  if (name === undefined) return undefined
  try {
    const plain = shownLine(decodeURIComponent(name)).toLowerCase()
    return isUnfilled(plain) || /[/?#]/.test(plain)
      ? undefined
      : `https://www.linkedin.com/in/${encodeURIComponent(plain)}`
  } catch {
    return undefined
  }
}

/** Every lead of a campaign, in pages. Throws `campaign_not_found`. */
export async function* leadsForTool(
  context: Context,
  { hostId, campaignId }: CampaignKey,
): AsyncGenerator<ToolLead> {
  const present = await presenterFor(context, hostId, campaignId)
  for await (const lead of eachLead(context.db, { hostId, campaignId })) yield present(lead)
}

/** Those of these leads that are still there. Throws `campaign_not_found`. */
export async function leadsForToolByIds(
  context: Context,
  { hostId, campaignId }: CampaignKey,
  ids: readonly string[],
): Promise<ToolLead[]> {
  const present = await presenterFor(context, hostId, campaignId)
  return (await leadsWithIds(context.db, { hostId, campaignId }, ids)).map(present)
}

/** The lead that a link names. */
export async function leadForTool(
  context: Context,
  { hostId, campaignId }: CampaignKey,
  leadId: string,
): Promise<ToolLead | undefined> {
  const lead = await leadNamed(context.db, { hostId, campaignId }, leadId)
  return lead && (await presenterFor(context, hostId, campaignId))(lead)
}

async function presenterFor(
  context: Context,
  hostId: HostId,
  campaignId: string,
): Promise<(lead: StoredLead) => ToolLead> {
  const campaign = await getCampaign(context, hostId, campaignId)
  const host = await findHost(context, hostId)
  const links = host ? linksOf(context, host, campaign) : ''
  return (lead) => ({
    id: lead.id,
    email: lead.email?.toLowerCase() ?? null,
    profile: profileOf(lead),
    ...namesOf(lead),
    company: filled(lead.fields.company ?? lead.fields.company_name),
    link: links + lead.id,
  })
}

/** Wherever it stands: tools call the field differently. */
function profileOf({ external_key: key, website, fields }: StoredLead): string | null {
  for (const text of [...Object.values(fields), website ?? '', key]) {
    const profile = profileIn(text)
    if (profile !== undefined) return profile
  }
  return null
}

function namesOf({ fields }: StoredLead): { firstName: string; lastName: string } {
  const { first_name: first, last_name: last, name, full_name: full } = fields
  const [firstOfAll = '', ...others] = filled(name ?? full).split(/\s+/)
  return { firstName: filled(first) || firstOfAll, lastName: filled(last) || others.join(' ') }
}

/** A tool may have left a placeholder. */
function filled(value: string | undefined): string {
  const text = shownLine(value ?? '')
  return isUnfilled(text) ? '' : text
}
