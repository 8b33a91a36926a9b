import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { signUp } from '../../testing/hosts.ts'
import { PASSWORD_HASHES } from './hashes.ts'

const ADVISED = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

const app = await startTestApp({ passwordMemory: undefined })

test('a guess costs whoever has stolen the database as much as is advised', async () => {
  const { accountId } = await signUp(app)
  const { rows } = await app.context.pool.query<{ password_hash: string }>(
    'select password_hash from credentials where account_id = $1',
    [accountId],
  )
  expect(rows[0]?.password_hash).toMatch(ADVISED)
})

test('to be refused takes as long where there is no such account', () => {
  expect(app.context.service(PASSWORD_HASHES).dummy).toMatch(ADVISED)
})
