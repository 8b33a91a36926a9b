import { mergeFields } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { NamedViewer } from '../videos/record/events.ts'
import { addressOfPicture } from './backgrounds/files.ts'
import type { Background } from './backgrounds/shown.ts'
import { backgroundsOf } from './backgrounds/shown.ts'
import { leadNamed } from './record/leads-store.ts'
import { nameOf, valuesOf } from './present.ts'
import type { StoredCampaign } from './record/store.ts'
import { campaignNamed } from './record/store.ts'

/**
 * To whom a dynamic link led, by the parameters that it adds to the address of a video. A campaign without the lead greets in
 * general words. Undefined: the campaign does not show this video.
 */
export async function viewerOfLink(
  db: Db,
  hostId: HostId,
  videoId: string,
  { campaign: named, lead: leadId }: Readonly<Record<string, unknown>>,
): Promise<NamedViewer | undefined> {
  if (!isId(named)) return undefined
  const campaign = await campaignNamed(db, hostId, { id: named, tool: undefined })
  if (!campaign || campaign.stopped_at || campaign.video_id !== videoId) return undefined
  const key = { hostId, campaignId: campaign.id }
  const lead = isId(leadId) ? await leadNamed(db, key, leadId) : undefined
  const { greeting, fallbacks } = campaign
  const values = lead ? valuesOf(lead) : { campaign_id: campaign.id }
  return {
    greeting: mergeFields(greeting, { values, fallbacks }),
    name: lead ? nameOf(lead) : '',
    email: lead?.email ?? '',
    campaignId: campaign.id,
    leadId: lead?.id ?? null,
    behind: behindOf(campaign, (await backgroundsOf(db, campaign, [lead]))(lead)),
  }
}

function behindOf(
  { image_alt: alt, overlay }: StoredCampaign,
  { kind, file, site }: Background,
): NamedViewer['behind'] {
  if (file === null) return null
  return { ...overlay, picture: addressOfPicture(file), alt: kind === 'image' ? alt : '', site }
}

/** Our ids have twelve letters and digits; keys of leads are in no address of a video. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-z]{12}$/.test(value)
}
