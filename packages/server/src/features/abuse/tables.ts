interface AbuseTables {
  /** Counted attempts by key and period; keys are digests. */
  attempts: { key: Buffer; period_start: Date; count: number }
}

declare module '../../database/schema.ts' {
  interface Database extends AbuseTables {}
}
