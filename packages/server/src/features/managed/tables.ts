import type { ManagedEventTypeInput, LockableField } from '@scheduling/contract'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'

export interface ManagedTables {
  managed_event_types: {
    /** The organization. */
    host_id: HostId
    event_type_id: string
    locked: LockableField[]
    /** Members who are not named get it too. */
    everybody: boolean
    people: Json<ManagedEventTypeInput['people']>
  }
}

export const TABLES: KindsOf<ManagedTables> = {
  managed_event_types: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends ManagedTables {}
}
