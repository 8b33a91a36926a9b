import type { KindsOf } from '../../database/catalogue.ts'

export interface AbuseTables {
  /** Counted attempts by key and period; keys are digests. */
  attempts: { key: Buffer; period_start: Date; count: number }
}

export const TABLES: KindsOf<AbuseTables> = {
  attempts: 'machinery',
}

declare module '../../database/schema.ts' {
  interface Database extends AbuseTables {}
}
