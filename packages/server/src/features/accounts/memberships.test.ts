import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'
import { cleanUpSignUps } from '../sign-up/operations.ts'

// An account starts with one host. Only that start relies on it.

const app = await startTestApp()
const { pool } = app.context

async function actFor(account: TestHost, host: TestHost): Promise<void> {
  await pool.query('insert into memberships (account_id, for_host) values ($1, $2)', [
    account.accountId,
    host.me.userID,
  ])
}

/** Which of these tables still have rows of this host or account. */
async function traces({ me, accountId }: TestHost): Promise<string[]> {
  const places = [
    ...['hosts', 'profiles', 'brandings', 'plans', 'schedules'].map((table) => [table, 'host_id']),
    ...['links', 'memberships'].map((table) => [table, 'for_host']),
    ...['credentials', 'sessions', 'sign_ups', 'known_devices'].map((table) => [table, 'account_id']),
  ]
  const { rows } = await pool.query<{ place: string }>(
    places
      .map(([table, column]) => `select '${table}' as place from ${table} where ${column} in ($1, $2)`)
      .join(' union '),
    [me.userID, accountId],
  )
  return rows.map(({ place }) => place).toSorted()
}

test('an account and its host have ids of their own', async () => {
  const { me, accountId } = await openAccount(app)
  expect(accountId).not.toBe(me.userID)
})

test('a sign-up that ends takes its host along, and leaves one for whom another account acts', async () => {
  const [owner, gone] = [await openAccount(app), await signUp(app)]
  await actFor(gone, owner)
  app.clock.advance(7 * 24 * 60 + 60)
  await cleanUpSignUps(app.context)
  expect(await traces(gone)).toEqual([])
  expect(await owner.api.call('GET /users/aboutme')).toMatchObject({ userID: owner.me.userID })
})

test('who acts for several hosts signs in, each time for the same', async () => {
  const [busy, other] = [await openAccount(app), await openAccount(app)]
  await actFor(busy, other)
  const body = { email: busy.me.userEmail, password: PASSWORD }
  const signIn = async () =>
    (await app.visitor.call('POST /users/login', { body, headers: someAddress() })).me.userID
  const [first, second] = [await signIn(), await signIn()]
  expect([busy.me.userID, other.me.userID]).toContain(first)
  expect(second).toBe(first)
})

test('what one of two accounts does for a host, both see', async () => {
  const [owner, helper] = [await openAccount(app), await openAccount(app)]
  await pool.query('update memberships set for_host = $1 where account_id = $2', [
    owner.me.userID,
    helper.accountId,
  ])
  const body = { email: helper.me.userEmail, password: PASSWORD }
  const { token, me } = await app.visitor.call('POST /users/login', { body, headers: someAddress() })
  expect(me).toMatchObject({ userID: owner.me.userID, userEmail: helper.me.userEmail })
  const hours = await app.as(`Bearer ${token}`).call('GET /availability')
  expect(hours).toEqual(await owner.api.call('GET /availability'))
})
