import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { APPLICATION } from './application-role.ts'
import type { Connection } from './connect.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

// One server for all tests, started by `test-server.ts`; each test file has a database of its own in it.
export const TEST_SERVER_VARIABLE = 'TEST_POSTGRES_URL'
// Makes and drops the databases: the product's own role may not end what PostgreSQL itself does in one meanwhile.
export const TEST_SUPERUSER_VARIABLE = 'TEST_POSTGRES_SUPERUSER_URL'

/** A fresh, migrated database; `close` throws it away. */
export async function testDatabase(): Promise<Connection & { url: string }> {
  const { url, drop } = await emptyTestDatabase()
  const connection = connect(url, () => {}, 8)
  await migrate(connection.pool)
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close()
      await drop()
    },
  }
}

/** A database without anything in it, for processes that connect by themselves. */
export async function emptyTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env[TEST_SERVER_VARIABLE]
  const superuser = process.env[TEST_SUPERUSER_VARIABLE]
  if (!server || !superuser)
    throw new Error(`${TEST_SERVER_VARIABLE} is not set; run the tests with vitest, which starts the server.`)
  const name = `test_${randomBytes(6).toString('hex')}`
  await administrate(superuser, `create database ${name} owner ${APPLICATION}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => administrate(superuser, `drop database if exists ${name} with (force)`),
  }
}

async function administrate(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
