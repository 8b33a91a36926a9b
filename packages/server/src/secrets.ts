import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Service } from './context.ts'
import type { Database } from './database/schema.ts'

const KEY_BYTES = 32

/** A capability's key; `name` identifies it in the database. */
export function keptSecret(name: string): Service<Buffer> {
  return { name, open: ({ db }) => sharedSecret(db, name) }
}

/** A key that all processes on one database share. The first caller creates it. Repeat: the same. */
export async function sharedSecret(db: Kysely<Database>, name: string): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
