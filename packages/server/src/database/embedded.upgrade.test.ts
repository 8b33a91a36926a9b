import { mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startBoss } from '../jobs/boss.ts'
import { queuesOf } from '../assemble.ts'
import { CAPABILITIES } from '../features/list.ts'
import { APPLICATION } from './application-role.ts'
import { connect } from './connect.ts'
import type { EmbeddedPostgres } from './embedded.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'

// Earlier versions connected as the superuser, who owned everything.

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-upgrade-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function withPool<T>(url: string, use: (pool: Pool) => Promise<T>): Promise<T> {
  const connection = connect(url, () => {}, { poolSize: 2 })
  try {
    return await use(connection.pool)
  } finally {
    await connection.close()
  }
}

async function startQueue(url: string): Promise<void> {
  const problems: Error[] = []
  const boss = await startBoss(url, {
    jobs: queuesOf(CAPABILITIES),
    worker: true,
    onError: (error) => problems.push(error),
  })
  await boss.createQueue('kept', { partition: true })
  await boss.send('kept', { from: 'before' })
  await boss.stop()
  // Later errors come from connections that end with their server.
  expect(problems).toEqual([])
}

/** Creates a cluster as earlier versions left it, with the tables and queues of this version. */
async function oldCluster(): Promise<void> {
  const server = await startEmbeddedPostgres(dataDir)
  await withPool(server.superuserUrl, async (pool) => {
    await pool.query('alter database postgres owner to scheduling')
    await pool.query(`drop role ${APPLICATION}`)
    await migrate(pool)
    await pool.query("insert into secrets values ('manage-links', 'key')")
  })
  await startQueue(server.superuserUrl)
  await server.stop()
  await rename(path.join(dataDir, 'superuser-password'), path.join(dataDir, 'database-password'))
  await rm(path.join(dataDir, 'application-password'))
}

const FOREIGN = `
  select relname::text as name from pg_class where relowner <> $1::regrole and relnamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))
  union all select nspname::text from pg_namespace where nspname = 'jobs' and nspowner <> $1::regrole
  union all select proname::text from pg_proc where pronamespace = 'jobs'::regnamespace and proowner <> $1::regrole
  union all select typname::text from pg_type where typnamespace = 'jobs'::regnamespace and typowner <> $1::regrole`

async function expectHandedOver({ url }: EmbeddedPostgres): Promise<void> {
  await withPool(url, async (pool) => {
    expect((await pool.query(FOREIGN, [APPLICATION])).rows).toEqual([])
    const { rows } = await pool.query(
      "select (select value from secrets) as key, (select count(*)::int from jobs.job where name = 'kept') as jobs",
    )
    expect(rows).toEqual([{ key: Buffer.from('key'), jobs: 1 }])
  })
}

test('a cluster of an earlier version goes over to the role of the server, and nothing is lost', async () => {
  await oldCluster()
  const upgraded = await startEmbeddedPostgres(dataDir)
  await expectHandedOver(upgraded)
  await withPool(upgraded.url, async (pool) => {
    expect(await migrate(pool)).toEqual([])
    await pool.query('alter table hosts add column later text')
  })
  await startQueue(upgraded.url)
  await upgraded.stop()
})

test('also where it was killed in the middle of that, before a password was kept', async () => {
  const server = await startEmbeddedPostgres(dataDir)
  await withPool(server.superuserUrl, async (pool) => pool.query('alter table secrets owner to scheduling'))
  await server.stop()
  await rm(path.join(dataDir, 'application-password'))
  const again = await startEmbeddedPostgres(dataDir)
  await withPool(again.url, async (pool) => {
    expect((await pool.query(FOREIGN, [APPLICATION])).rows).toEqual([])
  })
  await again.stop()
})
