import { afterAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { oldDatabase } from './testing/old-database.ts'

// The database before this migration, with confirmed and unconfirmed hosts.
const database = await oldDatabase('0007_accounts.sql')
const { pool } = database
afterAll(() => database.close())
await pool.query(`
  insert into hosts (id, email, email_key, password_hash, name, link, time_zone, language, verified_at,
    verification_hash, created_at)
  select gen_random_uuid(), name || '@Example.test', name || '@example.test', '-', name, name, 'UTC', language,
    verified_at, '\\x00', now()
  from (values ('old', 'he', null), ('confirmed', 'de', timestamptz '2027-01-01'))
    as rows (name, language, verified_at)`)
await pool.query(`
  create schema jobs;
  create table jobs.job (name text, data jsonb);
  insert into jobs.job values ('registrations', '{"hostId":"h","code":"secret"}'), ('mails', '{"code":"kept"}')`)
await migrate(pool)

test('hosts from before sign in as they did, and are no sign-ups that end', async () => {
  const { rows } = await pool.query(
    `select link, email_key, language, accounts.verified_at is not null as verified
     from account_emails join accounts on id = account_id join memberships using (account_id)
       join links using (for_host) join profiles on host_id = for_host order by link`,
  )
  expect(rows).toEqual([
    { link: 'confirmed', email_key: 'confirmed@example.test', language: 'de', verified: true },
    // Hebrew used its language tag then.
    { link: 'old', email_key: 'old@example.test', language: 'il', verified: false },
  ])
  expect((await pool.query('select 1 from sign_ups')).rows).toEqual([])
})

test('codes that lay in the queue are gone', async () => {
  const { rows } = await pool.query('select data from jobs.job order by name desc')
  expect(rows).toEqual([{ data: { hostId: 'h' } }, { data: { code: 'kept' } }])
})
