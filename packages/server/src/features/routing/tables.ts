import type { RoutingForm } from '@scheduling/contract'
import type { RoutingTarget } from '@scheduling/domain/routing'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'

export interface RoutingFormRow {
  host_id: HostId
  id: string
  /** Its address below the host's page. No event type has the same. */
  slug: string
  name: string
  description: string
  questions: Json<RoutingForm['questions']>
  rules: Json<RoutingForm['rules']>
  otherwise: Json<RoutingForm['otherwise']>
  is_on: boolean
  created_at: Date
}

export interface RoutingAnswerRow {
  host_id: HostId
  form_id: string
  id: string
  answered_at: Date
  answers: Json<{ label: string; text: string }[]>
  rule_id: string | null
  led_to: Json<RoutingTarget>
}

export interface RoutingTables {
  routing_forms: RoutingFormRow
  routing_answers: RoutingAnswerRow
}

export const TABLES: KindsOf<RoutingTables> = {
  routing_forms: 'host',
  routing_answers: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends RoutingTables {}
}
