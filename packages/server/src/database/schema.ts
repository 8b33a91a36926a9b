import type { Kysely, Transaction } from 'kysely'

/** Every table: each capability adds its own in `tables.ts`. */
export interface Database {
  secrets: { name: string; value: Buffer }
}

/** Works inside and outside of a transaction. */
export type Db = Kysely<Database> | Transaction<Database>
