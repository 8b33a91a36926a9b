import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'
import type { ProviderFailure } from '../../providers/provider.ts'

interface OutreachAccountRow {
  host_id: HostId
  connection_id: string
  hook_made_at: Date | null
  heard_at: Date | null
}

/** Where the leads of a campaign go. */
export interface OutreachCampaignRow {
  host_id: HostId
  campaign_id: string
  connection_id: string
  target_id: string
  target_name: string
  link_field: string
  tag: string | null
  chosen_at: Date
  push_started_at: Date | null
  push_stopped_at: Date | null
  push_failure: ProviderFailure | null
}

/** A lead as it is in an outreach tool. */
export interface OutreachLeadRow {
  host_id: HostId
  campaign_id: string
  lead_id: string
  connection_id: string
  email: string | null
  profile: string | null
  /** `none`: it was never added, and booked nevertheless. */
  state: 'waiting' | 'pushed' | 'refused' | 'none'
  /** While it waits. Null: nobody adds it. */
  push_due_at: Date | null
  /** The tool did not take all of those with which it was added. */
  push_alone: Generated<boolean>
  pushed_at: Date | null
  booked_at: Date | null
  tell_due_at: Date | null
  told_at: Date | null
  attempts: Generated<number>
  failure: ProviderFailure | null
  replied_at: Date | null
}

export interface OutreachTables {
  outreach_accounts: OutreachAccountRow
  outreach_campaigns: OutreachCampaignRow
  outreach_leads: OutreachLeadRow
  /** What a tool has told already. */
  outreach_heard: { host_id: HostId; connection_id: string; digest: Buffer; heard_at: Date }
  /** Whose webhooks come to an address. */
  outreach_hooks: { secret_hash: Buffer; for_host: HostId; connection_id: string }
}

export const TABLES: KindsOf<OutreachTables> = {
  outreach_accounts: 'host',
  outreach_campaigns: 'host',
  outreach_leads: 'host',
  outreach_heard: 'host',
  outreach_hooks: 'directory',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  outreach_accounts: 'the same as the connections',
  outreach_leads: 'the same as the leads',
  outreach_heard: 'digests of what was told',
}

declare module '../../database/schema.ts' {
  interface Database extends OutreachTables {}
}
