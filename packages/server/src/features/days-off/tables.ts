import type { DateRange, Holiday, PlainDate } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'

export interface DaysOffRow {
  host_id: HostId
  /** Null: no holidays. */
  country: string | null
  /** Null: the whole country. */
  region: string | null
  holidays: Json<Holiday[]>
  language: Language | null
  computed_at: Date | null
  available_on: Generated<PlainDate[]>
  away: Json<DateRange[]>
}

export interface DaysOffTables {
  days_off: DaysOffRow
}

export const TABLES: KindsOf<DaysOffTables> = {
  days_off: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends DaysOffTables {}
}
