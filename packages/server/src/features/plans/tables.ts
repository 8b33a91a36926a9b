import type { AboutSubscription } from '@scheduling/contract'
import type { PlanConfig } from '@scheduling/domain/entitlements'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json, NullableJson } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'

export interface PlanRow {
  host_id: HostId
  account_type: Generated<'prime' | 'basic'>
  plan_type: Generated<string>
  lifetime: Generated<boolean>
  quantity: Generated<number>
  quantity_minutes: Generated<number>
  event_numbers: Generated<number | null>
  trial_end: Generated<Date | null>
  /** The trial goes on to its end all the same. */
  trial_canceled_at: Generated<Date | null>
  configs: Json<PlanConfig[]>
  /** As the payment provider last reported it; null: nothing was bought. */
  subscription: NullableJson<AboutSubscription>
  /** Of an organization: the person whose plan it has as long as nothing was bought for it. */
  paid_by: Generated<HostId | null>
}

interface MinuteEntryRow {
  host_id: HostId
  campaign_id: string
  lead_id: string
  seconds: number
  at: Date
}

export interface PlanTables {
  plans: PlanRow
  minute_entries: MinuteEntryRow
  /** The operator's text for hosts who lack a feature; `id` is the feature's slug. */
  upgrade_popups: { id: string; html: string }
}

export const TABLES: KindsOf<PlanTables> = {
  plans: 'host',
  minute_entries: 'host',
  upgrade_popups: 'machinery',
}

declare module '../../database/schema.ts' {
  interface Database extends PlanTables {}
}
