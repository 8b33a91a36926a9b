import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { memoryFolder } from '../testing/memory-folder.ts'
import { APPLICATION } from './application-role.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { TEST_SERVER_VARIABLE, TEST_SUPERUSER_VARIABLE, TEST_TEMPLATE_VARIABLE } from './test-database.ts'

// Four files at a time, each with an app, its workers and its queues, take up to 90.
const CONNECTIONS_MAX = 200

const ON_DISK = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/test-postgres')

// Nothing here has to survive a power cut.
const NOT_FOR_LONG = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  "max_wal_size = '128MB'",
  // Slow hashing protects against guesses, but every connection pays for it.
  'scram_iterations = 1',
]

/**
 * Starts a real PostgreSQL before all tests and stops it afterwards. Parallel test runs share it; the last
 * one stops it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Only for this run: a parallel run may have different tables.
  process.env[TEST_TEMPLATE_VARIABLE] = `test_template_${randomBytes(6).toString('hex')}`
  // A special run has started its own server.
  if (process.env[TEST_SERVER_VARIABLE]) return async () => {}
  const inMemory = await memoryFolder(ON_DISK)
  const server = await startEmbeddedPostgres(inMemory ?? ON_DISK, undefined, undefined, CONNECTIONS_MAX)
  process.env[TEST_SERVER_VARIABLE] = server.url
  process.env[TEST_SUPERUSER_VARIABLE] = server.superuserUrl
  // Stays open, so that other runs see that this one is not done.
  const presence = new Client({ connectionString: server.superuserUrl })
  presence.on('error', () => {})
  await presence.connect()
  if (!server.reused) await dropLeftovers(presence)
  for (const setting of NOT_FOR_LONG) await presence.query(`alter system set ${setting}`)
  await presence.query('select pg_reload_conf()')
  const { password } = new URL(server.url)
  await presence.query(`alter role ${APPLICATION} with password ${presence.escapeLiteral(password)}`)
  return async () => {
    const others = await presence
      .query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      .catch(() => ({ rowCount: 1 }))
    await presence.query(`drop database if exists ${process.env[TEST_TEMPLATE_VARIABLE]}`).catch(() => {})
    await presence.end()
    if (others.rowCount !== 0) return
    await server.stop()
    if (inMemory !== undefined) await rm(inMemory, { recursive: true, force: true })
  }
}

/** Drops databases of killed test runs. */
async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'test\\_%'`,
  )
  for (const { name } of rows) await client.query(`drop database if exists "${name}" with (force)`)
}
