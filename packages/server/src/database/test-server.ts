import path from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from './embedded.ts'
import { TEST_SERVER_VARIABLE, TEST_SUPERUSER_VARIABLE } from './test-database.ts'

const DATA_DIR = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/test-postgres')

/** Before all tests: a real PostgreSQL; after them it goes. Test runs beside each other share it: the last one stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  // A run of its own has started another one.
  if (process.env[TEST_SERVER_VARIABLE]) return async () => {}
  const server = await startEmbeddedPostgres(DATA_DIR)
  process.env[TEST_SERVER_VARIABLE] = server.url
  process.env[TEST_SUPERUSER_VARIABLE] = server.superuserUrl
  // Held open, so that others see that this run is not done.
  const presence = new Client({ connectionString: server.superuserUrl })
  presence.on('error', () => {})
  await presence.connect()
  if (!server.reused) await dropLeftovers(presence)
  return async () => {
    const others = await presence
      .query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      .catch(() => ({ rowCount: 1 }))
    await presence.end()
    if (others.rowCount === 0) await server.stop()
  }
}

/** Databases of test runs that were killed. */
async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'test\\_%'`,
  )
  for (const { name } of rows) await client.query(`drop database if exists "${name}" with (force)`)
}
