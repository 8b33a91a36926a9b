import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { Pool } from 'pg'
import { WrongDatabase } from './purpose.ts'
import { waitForRecovery } from './recovery.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')
// Any constant works: processes that start together take turns on this lock.
export const MIGRATIONS_LOCK = 7_461_001
export const MIGRATIONS_TABLE =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())'

/** Migrates the database at `url` as soon as it accepts connections. */
export async function migrateAt(url: string): Promise<string[]> {
  const pool = new Pool({ connectionString: url, max: 1, application_name: 'scheduling-migrations' })
  pool.on('error', () => {})
  try {
    await waitForRecovery(pool)
    return await migrate(pool)
  } finally {
    await pool.end()
  }
}

/**
 * Applies the SQL files that this database has not seen, in order, each in a transaction. Throws `WrongDatabase`
 * if its tables are older than the first file. Repeat: does nothing.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const files = await migrationFiles()
  const client = await pool.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATIONS_LOCK])
    await client.query(MIGRATIONS_TABLE)
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const known = new Set(rows.map((row) => row.name))
    // A newer version only adds names.
    if (known.size > 0 && !known.has(String(files[0]))) throw new WrongDatabase('old_tables')
    for (const file of files) {
      if (known.has(file)) continue
      await inTransaction(client, file)
      applied.push(file)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATIONS_LOCK]).catch(() => {})
    client.release()
  }
  return applied
}

/** The names of all migrations of this release, in order. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted()
}

/** Applies one file in the open transaction of `client`, and records it. */
export async function applyMigration(client: pg.ClientBase, file: string): Promise<void> {
  await client.query(await readFile(path.join(FOLDER, file), 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [file])
}

async function inTransaction(client: pg.PoolClient, file: string): Promise<void> {
  await client.query('begin')
  try {
    await applyMigration(client, file)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${file} failed; nothing of it was kept.`, { cause })
  }
}
