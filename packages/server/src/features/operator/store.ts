import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** What the database reports about itself. */
export interface DatabaseState {
  version: string
  bytes: number
  role: string
  isSuperuser: boolean
  /** The newest migration that was applied. */
  migration: string
}

export async function readDatabaseState(db: Kysely<Database>): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      current_user as role,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      (select max(name) from migrations) as migration`.execute(db)
  const [state] = rows
  if (!state) throw new Error('The database said nothing')
  return state
}
