import type { Team } from '@scheduling/contract'
import type { PlainDate } from '@scheduling/domain'
import type { NullableJson } from '../../database/columns.ts'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface TeamTables {
  event_teams: {
    /** The organization. */
    host_id: HostId
    event_type_id: string
    /** Null: everybody, in one pool. */
    team: NullableJson<Team>
  }
  pool_turns: {
    host_id: HostId
    event_type_id: string
    pool_id: string
    /** The first date of the period. */
    period: PlainDate
    person: HostId
    /** A fraction where they began level with the others. */
    meetings: number
    last_booked_at: Date | null
  }
}

export const TABLES: KindsOf<TeamTables> = {
  event_teams: 'host',
  pool_turns: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends TeamTables {}
}
