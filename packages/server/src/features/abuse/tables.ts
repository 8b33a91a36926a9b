import type { KindsOf } from '../../database/catalogue.ts'

export interface AbuseTables {
  /** Counted attempts by key and period; keys are digests. */
  attempts: { key: Buffer; period_start: Date; count: number }
  /** Wrong ones in a row, by what they were at; keys are digests. */
  guesses: { key: Buffer; wrong: number; last_at: Date }
}

export const TABLES: KindsOf<AbuseTables> = {
  attempts: 'machinery',
  guesses: 'machinery',
}

declare module '../../database/schema.ts' {
  interface Database extends AbuseTables {}
}
