import type { OperatorActionKind } from '@scheduling/contract'
import type { KindsOf } from '../../database/catalog.ts'

export interface OperatorActionRow {
  id: string
  kind: OperatorActionKind
  /** Null: on the server itself. */
  by_account: string | null
  /** Null: about no particular account. */
  account_id: string | null
  detail: string
  done_at: Date
}

export interface AdministrationTables {
  operator_actions: OperatorActionRow
}

export const TABLES: KindsOf<AdministrationTables> = {
  operator_actions: 'machinery',
}

declare module '../../database/schema.ts' {
  interface Database extends AdministrationTables {}
}
