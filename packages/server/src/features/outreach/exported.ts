import type { ExportPart } from '../exports/events.ts'
import { allCampaignsOf } from './store.ts'

export const outreachPart: ExportPart = {
  name: 'outreach',
  tables: ['outreach_campaigns'],
  rows: async ({ db }, host) =>
    (await allCampaignsOf(db, host)).map(
      ({ connection_id, campaign_id, target_id, target_name, link_field, tag }) => ({
        connectionId: connection_id,
        campaignId: campaign_id,
        targetId: target_id,
        targetName: target_name,
        linkField: link_field,
        tag,
      }),
    ),
}
