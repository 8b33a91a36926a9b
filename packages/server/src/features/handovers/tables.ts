import type { Handover } from '@scheduling/contract'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface HandoverTables {
  handovers: {
    /** The organization. */
    host_id: HostId
    booking_id: string
    /** Who has gone. */
    person: HostId
    /** Who is to come instead. Null: whose turn it is. */
    to_person: HostId | null
    /** Done: somebody else comes, or nobody has to. */
    state: Handover['state'] | 'done'
    reason: Handover['reason']
    /** When the meeting was when they went. Later the row is deleted. */
    starts_at: Date
  }
}

export const TABLES: KindsOf<HandoverTables> = {
  handovers: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends HandoverTables {}
}
