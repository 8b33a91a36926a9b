import type { HookApp, WebhookDelivery, WebhookEvent } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface WebhookRow {
  host_id: HostId
  id: string
  url: string
  events: WebhookEvent[]
  is_on: boolean
  is_gone: boolean
  secret: Buffer
  former_secret: Buffer | null
  former_until: Date | null
  /** The service that set it up by itself: a hook. Null: a person did. */
  app: HookApp | null
  created_at: Date
}

export interface DeliveryRow {
  host_id: HostId
  webhook_id: string
  id: string
  event: WebhookEvent
  /** What it is about. */
  subject_kind: 'booking' | 'view' | 'routing_answer'
  subject_id: string
  /** The exact bytes that we send; null once the invitee's data is deleted. */
  payload: string | null
  /** The beginning of the last answer; null if it was not read. */
  answer: string | null
  /** Of the last attempt. */
  took_ms: number | null
  state: WebhookDelivery['state']
  attempts: number
  status: number | null
  problem: string | null
  occurred_at: Date
  last_attempt_at: Date | null
  /** Null once it has ended. */
  next_attempt_at: Date | null
}

/** Absent until something was sent. */
export interface HealthRow {
  host_id: HostId
  webhook_id: string
  failures: Generated<number>
  failing_since: Date | null
  paused_until: Date | null
  slow_since: Date | null
  quick_answers: Generated<number>
  told_at: Date | null
  taken_by: string | null
  taken_until: Date | null
}

export interface WebhookTables {
  webhooks: WebhookRow
  webhook_deliveries: DeliveryRow
  webhook_health: HealthRow
}

export const TABLES: KindsOf<WebhookTables> = {
  webhooks: 'host',
  webhook_deliveries: 'host',
  webhook_health: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  webhook_deliveries: 'the same as the bookings, on their way to an address',
  webhook_health: 'whether an address answers',
}

declare module '../../database/schema.ts' {
  interface Database extends WebhookTables {}
}
