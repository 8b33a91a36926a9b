import type { HostId } from '../../host-id.ts'
import type { OriginKind } from '../offers/origin.ts'
import type { KindsOf } from '../../database/catalog.ts'

/** A time that is kept free until somebody books it, or it expires. */
export interface HoldRow {
  host_id: HostId
  id: string
  /** The id of what it is held for. Holds for the same thing may overlap each other. */
  held_for: string
  /** The hold counts toward the limits of this origin. */
  origin_kind: OriginKind
  origin_id: string
  starts_at: Date
  ends_at: Date
  buffer_before: number
  buffer_after: number
  expires_at: Date
}

export interface HoldTables {
  holds: HoldRow
}

export const TABLES: KindsOf<HoldTables> = {
  holds: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  holds: 'times without names',
}

declare module '../../database/schema.ts' {
  interface Database extends HoldTables {}
}
