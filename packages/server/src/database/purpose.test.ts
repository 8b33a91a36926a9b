import { afterAll, beforeEach, expect, test } from 'vitest'
import { requirePurpose } from './purpose.ts'
import { testDatabase } from './test-database.ts'

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

test.each([
  ['registered in the demo’s name', DEMO, null],
  ['of its own', 'ada@example.test', new Date()],
])('production with an account %s is no trial', async (_, email, verifiedAt) => {
  await addAccount(email, verifiedAt)
  await requirePurpose(pool, false)
})
