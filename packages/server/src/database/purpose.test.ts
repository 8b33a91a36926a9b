import { afterAll, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { requirePurpose } from './purpose.ts'
import { testDatabase } from './test-database.ts'
import { oldDatabase } from './testing/old-database.ts'

const database = await testDatabase()
const { pool } = database
afterAll(() => database.close())
beforeEach(() => pool.query('truncate trial, accounts cascade'))

const DEMO = 'demo@example.com'

async function addAccount(email: string, verifiedAt: Date | null): Promise<void> {
  await pool.query(
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
  await addAccount(DEMO, new Date())
  await requirePurpose(pool, true)
  await expect(requirePurpose(pool, false)).rejects.toMatchObject({ holds: 'trial' })
})

test('also where the trial had no time to add its account', async () => {
  await requirePurpose(pool, true)
  await expect(requirePurpose(pool, false)).rejects.toMatchObject({ holds: 'trial' })
})

test('a trial refuses the database of production, and leaves it as it is', async () => {
  await requirePurpose(pool, false)
  await addAccount('ada@example.test', null)
  await expect(requirePurpose(pool, true)).rejects.toMatchObject({ holds: 'accounts' })
  await requirePurpose(pool, false)
})

/** Starts production on a database from a version without the mark. */
async function upgraded(email: string, verifiedAt: Date | null): Promise<void> {
  const old = await oldDatabase('0011_door.sql')
  try {
    await old.pool.query(
      `with added as (
         insert into hosts (id, email, password_hash, name, link, time_zone, language, verified_at, created_at)
         values (gen_random_uuid(), $1, '-', 'Somebody', $1, 'UTC', 'en', $2, now()) returning id
       )
       insert into account_emails (email_key, host_id) select $1, id from added`,
      [email, verifiedAt],
    )
    await migrate(old.pool)
    await requirePurpose(old.pool, false)
  } finally {
    await old.close()
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
