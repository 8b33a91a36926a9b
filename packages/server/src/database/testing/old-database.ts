import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connection } from '../connect.ts'
import { connect } from '../connect.ts'
import { emptyTestDatabase } from '../test-database.ts'

const MIGRATIONS = path.join(import.meta.dirname, '../migrations')

/** A database of an earlier version: only applies migrations that sort before `since`. `close` drops it. */
export async function oldDatabase(since: string): Promise<Connection & { url: string }> {
  const { url, drop } = await emptyTestDatabase()
  const connection = connect(url, () => {}, { poolSize: 4 })
  const { pool } = connection
  await pool.query('create table migrations (name text primary key, applied_at timestamptz default now())')
  for (const file of (await readdir(MIGRATIONS)).toSorted().filter((name) => name < since)) {
    await pool.query(await readFile(path.join(MIGRATIONS, file), 'utf8'))
    await pool.query('insert into migrations (name) values ($1)', [file])
  }
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close()
      await drop()
    },
  }
}
