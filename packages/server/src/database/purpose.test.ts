import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { requirePurpose } from './purpose.ts'
import { emptyTestDatabase, testDatabase } from './test-database.ts'

const database = await testDatabase()
const { pool } = database
afterAll(() => database.close())
beforeEach(() => pool.query('truncate trial, accounts cascade'))

const DEMO = 'demo@example.com'

async function addHost(email: string, verifiedAt: Date | null, into = pool): Promise<void> {
  await into.query(
    `with added as (
       insert into accounts (id, email, verified_at, created_at) values (gen_random_uuid(), $1, $2, now())
       returning id
     )
     insert into account_emails (email_key, account_id) select $1, id from added`,
    [email, verifiedAt],
  )
}

test('a trial marks its empty database, and production refuses it from then on', async () => {
  await requirePurpose(pool, true)
  await addHost(DEMO, new Date())
  await requirePurpose(pool, true)
  await expect(requirePurpose(pool, false)).rejects.toMatchObject({ holds: 'trial' })
})

test('also where the trial had no time to add its account', async () => {
  await requirePurpose(pool, true)
  await expect(requirePurpose(pool, false)).rejects.toMatchObject({ holds: 'trial' })
})

test('a trial refuses the database of production, and leaves it as it is', async () => {
  await requirePurpose(pool, false)
  await addHost('ada@example.test', null)
  await expect(requirePurpose(pool, true)).rejects.toMatchObject({ holds: 'accounts' })
  await requirePurpose(pool, false)
})

/** Starts production on a database as the versions before the mark left it. */
async function upgraded(email: string, verifiedAt: Date | null): Promise<void> {
  const { url, drop } = await emptyTestDatabase()
  const old = connect(url, () => {}, 1)
  try {
    await migrateUpTo(old.pool, '0011')
    await addHost(email, verifiedAt, old.pool)
    await migrate(old.pool)
    await requirePurpose(old.pool, false)
  } finally {
    await old.close()
    await drop()
  }
}

async function migrateUpTo(old: Pool, end: string): Promise<void> {
  const folder = path.join(import.meta.dirname, 'migrations')
  await old.query('create table migrations (name text primary key, applied_at timestamptz default now())')
  for (const file of (await readdir(folder)).toSorted().filter((name) => name < end)) {
    await old.query(await readFile(path.join(folder, file), 'utf8'))
    await old.query('insert into migrations (name) values ($1)', [file])
  }
}

test('the demo of an earlier version is known by its account', async () => {
  await expect(upgraded(DEMO, new Date())).rejects.toMatchObject({ holds: 'trial' })
})

test.each([
  ['registered in the demo’s name', DEMO, null],
  ['of its own', 'ada@example.test', new Date()],
])('production with an account %s is no trial', async (_, email, verifiedAt) => {
  await upgraded(email, verifiedAt)
})
