import type { LeadBackground } from '@scheduling/contract'
import type { Db } from '../../../database/schema.ts'
import type { StoredLead } from '../record/leads-store.ts'
import type { StoredCampaign } from '../record/store.ts'
import type { StoredSite } from './site-store.ts'
import { sitesAt } from './site-store.ts'

export interface Background extends Pick<LeadBackground, 'kind' | 'waiting'> {
  file: string | null
  /** Whose website the picture shows. Null: nobody's. */
  site: string | null
}

type Named = Pick<StoredLead, 'website'> | undefined

/** What is behind the video for these leads of a campaign, and for nobody in particular. */
export async function backgroundsOf(
  db: Db,
  campaign: StoredCampaign,
  leads: readonly Named[],
): Promise<(lead: Named) => Background> {
  const urls = leads.flatMap((lead) => lead?.website ?? [])
  const sites = campaign.background === 'website' ? await sitesAt(db, campaign.host_id, urls) : []
  const byUrl = new Map(sites.map((site) => [site.url, site]))
  return (lead) => backgroundWith(campaign, byUrl.get(lead?.website ?? ''))
}

function backgroundWith(
  { background, image_file: image, destination }: StoredCampaign,
  site: StoredSite | undefined,
): Background {
  const none: Background = { kind: 'none', file: null, site: null, waiting: false }
  if (background === 'none' || destination !== 'page') return none
  const waiting = site?.state === 'waiting'
  if (site?.file) {
    const kind = site.is_screenshot ? 'screenshot' : 'preview'
    return { kind, file: site.file, site: new URL(site.url).hostname, waiting }
  }
  return image === null ? { ...none, waiting } : { kind: 'image', file: image, site: null, waiting }
}
