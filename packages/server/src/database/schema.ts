import type { Kysely, Transaction } from 'kysely'

/** Every table: each capability adds its own in `tables.ts`. */
export interface Database {
  secrets: { name: string; value: Buffer }
}

/** Inside a transaction or not. */
export type Db = Kysely<Database> | Transaction<Database>
