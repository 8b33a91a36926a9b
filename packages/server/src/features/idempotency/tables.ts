import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

/** What a repeatable request makes or changes. */
export type SubjectKind =
  | 'booking'
  | 'booking_links'
  | 'campaign'
  | 'client'
  | 'event_type'
  | 'one_off'
  | 'organization'
  | 'poll'
  | 'routing_form'
  | 'schedule'

export interface IdempotencyTables {
  idempotency_keys: {
    host_id: HostId
    key_hash: Buffer
    request_hash: Buffer
    subject_kind: SubjectKind
    subject_id: string
    created_at: Date
  }
}

export const TABLES: KindsOf<IdempotencyTables> = {
  idempotency_keys: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  idempotency_keys: 'digests',
}

declare module '../../database/schema.ts' {
  interface Database extends IdempotencyTables {}
}
