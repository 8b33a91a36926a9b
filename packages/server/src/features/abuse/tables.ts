import type { KindsOf } from '../../database/catalog.ts'

export interface AbuseTables {
  /** Counted attempts by key and period. Keys are digests. */
  attempts: { key: Buffer; period_start: Date; ends_at: Date | null; count: number }
  /** Wrong guesses in a row, by what they tried to guess. Keys are digests. */
  guesses: { key: Buffer; wrong: number; last_at: Date }
}

export const TABLES: KindsOf<AbuseTables> = {
  attempts: 'machinery',
  guesses: 'machinery',
}

declare module '../../database/schema.ts' {
  interface Database extends AbuseTables {}
}
