import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { StoredLead } from './record/leads-store.ts'
import { leadNamed } from './record/leads-store.ts'
import type { StoredCampaign } from './record/store.ts'
import { campaignById } from './record/store.ts'

interface NamedByLink {
  campaign: StoredCampaign | undefined
  lead: StoredLead | undefined
}

/** The campaign and the lead of a link by which somebody came. Undefined: gone, or none. */
export async function namedByLink(
  db: Db,
  hostId: HostId,
  { campaign_id: campaignId, lead_id: leadId }: { campaign_id: string | null; lead_id: string | null },
): Promise<NamedByLink> {
  const campaign = campaignId === null ? undefined : await campaignById(db, hostId, campaignId)
  const lead =
    campaign && leadId !== null ? await leadNamed(db, { hostId, campaignId: campaign.id }, leadId) : undefined
  return { campaign, lead }
}
