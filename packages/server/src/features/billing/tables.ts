import type { BillingDetails } from '@scheduling/contract'
import type { Offer } from '@scheduling/domain/pricing'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { NullableJson } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'
import type { Subscription } from '../../providers/payments.ts'
import type { BillingChange } from './events.ts'

/** What we store about a subscription, without the secret of its payment. */
export type KeptSubscription = Omit<Subscription, 'confirmation'>

export interface BillingRow {
  host_id: HostId
  customer_id: Generated<string | null>
  /** Grows when a subscription ends, so the next order gets a new idempotency key. */
  round: Generated<number>
  subscription: NullableJson<KeptSubscription>
  unpaid_since: Generated<Date | null>
  /** All offers that the host ever got. */
  offers_had: Generated<Offer[]>
  /** Whether the payment was refunded or is held by a bank. */
  is_taken_back: Generated<boolean>
  /** Until when a change has its turn. Others wait. */
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

declare module '../../database/schema.ts' {
  interface Database extends BillingTables {}
}
