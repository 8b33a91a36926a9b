import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { emptyTestDatabase } from './test-database.ts'

const FILES = (await readdir(path.join(import.meta.dirname, 'migrations'))).toSorted()

async function emptyDatabase(): Promise<Pool> {
  const { url, drop } = await emptyTestDatabase()
  const connection = connect(url, () => {}, { poolSize: 4 })
  afterAll(async () => {
    await connection.close()
    await drop()
  })
  return connection.pool
}

const pool = await emptyDatabase()
const old = await emptyDatabase()

test('each migration has a number of its own, without gaps', () => {
  const numbers = FILES.map((file) => Number(/^(\d{4})_[a-z_0-9]+\.sql$/.exec(file)?.[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('an empty database gets each file once, although two processes start together', async () => {
  const applied = await Promise.all([migrate(pool), migrate(pool)])
  expect(applied.toSorted((one, other) => one.length - other.length)).toEqual([[], FILES])
})

test('is safe to repeat', async () => {
  expect(await migrate(pool)).toEqual([])
})

test('a database of a newer version stays as it is', async () => {
  await pool.query("insert into migrations (name) values ('9999_newer.sql')")
  expect(await migrate(pool)).toEqual([])
})

test('a database from before the first release is refused, and nothing in it changes', async () => {
  await old.query(`
    create table migrations (name text primary key, applied_at timestamptz not null default now());
    insert into migrations (name) values ('0001_core.sql'), ('0002_notifications.sql');
    create table hosts (id uuid primary key)`)
  const contents = async () => {
    const { rows } = await old.query(
      `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
       union all select extname from pg_extension union all select name from migrations order by 1`,
    )
    return rows
  }
  const before = await contents()
  await expect(migrate(old)).rejects.toMatchObject({ holds: 'old_tables' })
  expect(await contents()).toEqual(before)
})
