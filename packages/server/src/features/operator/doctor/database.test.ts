import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { openAccount, PASSWORD } from '../../../testing/hosts.ts'
import { checkedServer, firstFinding, problemsFound } from '../testing/checked-server.ts'
import { connectionsCheck, databaseCheck, jobsCheck, keysCheck, versionsCheck } from './database.ts'

const app = await startTestApp({ secretKeys: [Buffer.alloc(32, 1)] })
const { pool, clock } = app.context
afterEach(async () => {
  await pool.query('delete from jobs.job')
  await pool.query('delete from connections')
})

test('finds nothing wrong with a new server', async () => {
  const server = checkedServer(app)
  for (const check of [databaseCheck, jobsCheck, keysCheck, connectionsCheck, versionsCheck])
    expect(await problemsFound(check, server)).toEqual([])
})

test('says that the database is not there', async () => {
  const server = { ...checkedServer(app), database: undefined }
  expect(await problemsFound(databaseCheck, server)).toEqual([['error', 'The database cannot be reached.']])
  for (const check of [jobsCheck, keysCheck, connectionsCheck, versionsCheck])
    expect(await check.run(server)).toBeUndefined()
})

const asOld = async (text: string) =>
  text.includes('server_version') ? { rows: [{ version: '14.9 (Debian)' }] } : pool.query(text)

test('finds a PostgreSQL that is too old', async () => {
  const old = { query: asOld, connect: async () => pool.connect() } as unknown as pg.Pool
  expect(await problemsFound(databaseCheck, { ...checkedServer(app), database: old })).toEqual([
    ['error', 'PostgreSQL is too old.'],
  ])
})

test('finds a pooler in transaction mode, unless PostgreSQL itself is named, too', async () => {
  const session = await pool.connect()
  const client = { query: async (text: string) => session.query(text), release: () => {} }
  const shared = {
    query: async (text: string) => pool.query(text),
    connect: async () => client,
  } as unknown as pg.Pool
  const pooled = { ...checkedServer(app), database: shared }
  expect(await problemsFound(databaseCheck, pooled)).toEqual([
    ['error', 'DATABASE_URL is a pooler in transaction mode, and DATABASE_DIRECT_URL is not set.'],
  ])
  const direct = { ...pooled, config: { ...pooled.config, databaseDirectUrl: 'postgres://direct/x' } }
  expect(await problemsFound(databaseCheck, direct)).toEqual([])
  session.release()
})

test('finds a queue that nobody works on', async () => {
  const at = new Date(clock.now() - 11 * 60_000)
  await pool.query(
    `insert into jobs.job (id, name, data, created_on, start_after) values ($1, 'mails', '{}', $2, $2)`,
    [randomUUID(), at],
  )
  expect(await problemsFound(jobsCheck, checkedServer(app))).toEqual([
    ['error', 'The jobs “mails” are not done.'],
  ])
  const late = await firstFinding(jobsCheck, checkedServer(app))
  expect(late?.evidence).toBe('Due: 1, the oldest for 11 minutes.')
  // Of later, and of a moment ago.
  await pool.query('update jobs.job set start_after = $1', [new Date(clock.now() + 60_000)])
  expect(await problemsFound(jobsCheck, checkedServer(app))).toEqual([])
})

test('finds secrets whose key is gone', async () => {
  const { api } = await openAccount(app)
  await api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  expect(await problemsFound(keysCheck, checkedServer(app))).toEqual([])
  const gone = await firstFinding(keysCheck, checkedServer(app, { secretKeys: [Buffer.alloc(32, 2)] }))
  expect(gone).toMatchObject({
    severity: 'error',
    problem: 'A key of SECRET_KEYS is missing.',
    evidence: '1 secrets of authenticator apps were encrypted with another key.',
  })
  const both = { secretKeys: [Buffer.alloc(32, 2), Buffer.alloc(32, 1)] }
  expect(await problemsFound(keysCheck, checkedServer(app, both))).toEqual([])
})

test('finds a provider that wants most consents again, not one host’s changed password', async () => {
  const { me } = await openAccount(app)
  const add = async (health: string) =>
    pool.query(
      `insert into connections (host_id, id, provider, account_id, account_name, scopes, access_token, access_until,
         refresh_token, health, connected_at, failures, last_calls)
       values ($1, $2::uuid, 'google', $2::text, 'x', '{}', '', now(), '', $3, now(), 0, '[]')`,
      [me.userID, randomUUID(), health],
    )
  for (const health of ['needs_reconnect', 'needs_reconnect']) await add(health)
  expect(await problemsFound(connectionsCheck, checkedServer(app))).toEqual([])
  await add('needs_reconnect')
  expect(await problemsFound(connectionsCheck, checkedServer(app))).toEqual([
    ['warning', 'Most accounts at google have to be connected again.'],
  ])
  for (const health of ['working', 'working', 'working']) await add(health)
  expect(await problemsFound(connectionsCheck, checkedServer(app))).toEqual([])
})

test('finds a process of another version', async () => {
  const mixed = await firstFinding(versionsCheck, { ...checkedServer(app), version: '0.2.0' })
  expect(mixed?.evidence).toBe('They are 0.1.0, 0.2.0.')
})
