import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from './connect.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { emptyTestDatabase } from './test-database.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')
const SINCE = '0007_accounts.sql'

let connection: Connection
let drop: () => Promise<void>

// A database as it was before, with hosts who had confirmed and who had not.
beforeAll(async () => {
  const database = await emptyTestDatabase()
  connection = connect(database.url, () => {}, 4)
  drop = database.drop
  const { pool } = connection
  await pool.query('create table migrations (name text primary key, applied_at timestamptz default now())')
  for (const file of (await readdir(FOLDER)).toSorted().filter((name) => name < SINCE)) {
    await pool.query(await readFile(path.join(FOLDER, file), 'utf8'))
    await pool.query('insert into migrations (name) values ($1)', [file])
  }
  await pool.query(`
    insert into hosts (id, email, email_key, password_hash, name, link, time_zone, language, verified_at,
      verification_hash, created_at)
    select gen_random_uuid(), name || '@Example.test', name || '@example.test', '-', name, name, 'UTC', 'en',
      verified_at, '\\x00', now()
    from (values ('old', null), ('confirmed', timestamptz '2027-01-01')) as rows (name, verified_at)`)
  await pool.query(`
    create schema jobs;
    create table jobs.job (name text, data jsonb);
    insert into jobs.job values ('registrations', '{"hostId":"h","code":"secret"}'), ('mails', '{"code":"kept"}')`)
  await migrate(pool)
})
afterAll(async () => {
  await connection.close()
  await drop()
})

test('hosts from before sign in as they did, and are no sign-ups that end', async () => {
  const { rows } = await connection.pool.query(
    `select link, email_key, verified_at is not null as verified
     from account_emails join accounts on id = account_id join memberships using (account_id)
       join links using (for_host) order by link`,
  )
  expect(rows).toEqual([
    { link: 'confirmed', email_key: 'confirmed@example.test', verified: true },
    { link: 'old', email_key: 'old@example.test', verified: false },
  ])
  expect((await connection.pool.query('select 1 from sign_ups')).rows).toEqual([])
})

test('codes that lay in the queue are gone', async () => {
  const { rows } = await connection.pool.query('select data from jobs.job order by name desc')
  expect(rows).toEqual([{ data: { hostId: 'h' } }, { data: { code: 'kept' } }])
})
