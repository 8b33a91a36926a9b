import type { Campaign } from '@scheduling/contract'
import type { ToolId } from '@scheduling/contract/campaign-tools'
import type { FieldValues } from '@scheduling/domain'
import type { ColumnType, Generated } from 'kysely'
import type { KindsOf } from '../../../database/catalog.ts'
import type { Json } from '../../../database/columns.ts'
import type { HostId } from '../../../host-id.ts'

export interface CampaignRow {
  host_id: HostId
  id: string
  name: string
  tool: ToolId | null
  external_id: string | null
  video_id: string | null
  destination: Campaign['destination']['kind']
  event_type_id: string | null
  url: string | null
  greeting: string
  fallbacks: Json<FieldValues>
  created_at: Date
  stopped_at: Date | null
  deleted_at: Date | null
  /** When a link named no lead the last time, and what it named. */
  warned_at: Date | null
  warned_lead: string | null
  background: Campaign['background']
  image_file: ColumnType<string | null, string | undefined, string | null>
  image_alt: string
  overlay: Json<Campaign['overlay']>
}

export interface LeadRow {
  host_id: HostId
  campaign_id: string
  id: string
  number: number
  external_key: string
  email: string | null
  website: string | null
  fields: Json<FieldValues>
  added_at: Date
  changed_at: Date
  /** When somebody first booked by its link. */
  booked_at: Generated<Date | null>
}

/** The picture of a website that leads have. */
export interface SitePictureRow {
  host_id: HostId
  url: string
  state: 'waiting' | 'taken' | 'none'
  file: string | null
  /** What a browser showed. Else what the website gives for previews of its links. */
  is_screenshot: Generated<boolean>
  /** While it waits: not before. Afterwards: when somebody last tried. */
  due_at: Date
}

export interface CampaignTables {
  campaigns: CampaignRow
  leads: LeadRow
  site_pictures: SitePictureRow
}

export const TABLES: KindsOf<CampaignTables> = {
  campaigns: 'host',
  leads: 'host',
  site_pictures: 'host',
}

declare module '../../../database/schema.ts' {
  interface Database extends CampaignTables {}
}
