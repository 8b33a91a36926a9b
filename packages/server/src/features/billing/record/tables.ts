import type { BillingDetails } from '@scheduling/contract'
import type { Offer } from '@scheduling/domain/pricing'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../../database/catalogue.ts'
import type { NullableJson } from '../../../database/columns.ts'
import type { HostId } from '../../../host-id.ts'
import type { Subscription } from '../../../providers/payments.ts'
import type { BillingChange } from './events.ts'

/** What is kept of a subscription: nothing that opens or pays anything. */
export type KeptSubscription = Omit<Subscription, 'confirmation'>

export interface BillingRow {
  host_id: HostId
  customer_id: Generated<string | null>
  /** Grows when a subscription has ended: the next one is another wish. */
  round: Generated<number>
  subscription: NullableJson<KeptSubscription>
  unpaid_since: Generated<Date | null>
  /** What was taken off once, whatever became of it. */
  offers_had: Generated<Offer[]>
  /** What was paid went back: refunded, or held by a bank. */
  is_taken_back: Generated<boolean>
  /** Somebody changes something; nobody else does until then. */
  busy_until: Generated<Date | null>
  synced_at: Generated<Date | null>
}

export interface BillingTables {
  billings: BillingRow
  billing_details: { host_id: HostId } & BillingDetails
  billing_customers: { customer_id: string; for_host: HostId }
  billing_told: {
    host_id: HostId
    occasion: string
    change: BillingChange
    told_at: Date
    amount: number | null
    invoice: string | null
  }
  call_requests: { host_id: HostId; asked_at: Date }
  billing_events: { id: string; heard_at: Date }
  /** `day` is `YYYY-MM-DD`, in UTC. */
  tax_id_answers: {
    tax_id: string
    day: string
    is_valid: boolean
    name: string | null
    address: string | null
  }
}

export const TABLES: KindsOf<BillingTables> = {
  billings: 'host',
  billing_details: 'host',
  billing_customers: 'directory',
  billing_told: 'host',
  call_requests: 'host',
  billing_events: 'machinery',
  tax_id_answers: 'machinery',
}

declare module '../../../database/schema.ts' {
  interface Database extends BillingTables {}
}
