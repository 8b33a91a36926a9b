import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { APPLICATION } from './application-role.ts'
import type { Connection } from './connect.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

// One server for all tests, started by `test-server.ts`; each test file has a database of its own in it.
export const TEST_SERVER_VARIABLE = 'TEST_POSTGRES_URL'
export const TEST_SUPERUSER_VARIABLE = 'TEST_POSTGRES_SUPERUSER_URL'
// Of runs of their own: a pooler before the server, and into how many parts the tables of hosts are cut.
export const TEST_POOLER_VARIABLE = 'TEST_POOLER_URL'
export const TEST_PARTS_VARIABLE = 'TEST_PARTS'

export interface TestDatabase extends Connection {
  url: string
  /** Another one where `url` is that of a pooler. */
  directUrl: string
}

/** A fresh, migrated database; `close` throws it away. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url: directUrl, drop } = await emptyTestDatabase()
  const direct = connect(directUrl, () => {}, { poolSize: 8 })
  await migrate(direct.pool)
  const parts = Number(process.env[TEST_PARTS_VARIABLE] ?? 1)
  if (parts > 1) {
    // It knows every table, and with that the whole server.
    const { partitionByHost } = await import('./testing/partition.ts')
    await partitionByHost(direct.pool, parts)
  }
  const { url, ...connection } = throughPooler(directUrl) ?? { ...direct, url: directUrl }
  return {
    ...connection,
    url,
    directUrl,
    close: async () => {
      await connection.close()
      if (url !== directUrl) await direct.close()
      await drop()
    },
  }
}

/** Undefined where the run has no pooler. */
function throughPooler(directUrl: string): (Connection & { url: string }) | undefined {
  const pooler = process.env[TEST_POOLER_VARIABLE]
  if (!pooler) return undefined
  const url = ofDatabase(pooler, new URL(directUrl).pathname)
  return { ...connect(url, () => {}, { poolSize: 8, isPooled: true }), url }
}

/** A database without anything in it, for processes that connect by themselves. */
export async function emptyTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env[TEST_SERVER_VARIABLE]
  const superuser = process.env[TEST_SUPERUSER_VARIABLE]
  if (!server || !superuser)
    throw new Error(`${TEST_SERVER_VARIABLE} is not set; run the tests with vitest, which starts the server.`)
  const name = `test_${randomBytes(6).toString('hex')}`
  await administrate(superuser, `create database ${name} owner ${APPLICATION}`)
  return {
    url: ofDatabase(server, `/${name}`),
    drop: () => administrate(superuser, `drop database if exists ${name} with (force)`),
  }
}

function ofDatabase(server: string, pathname: string): string {
  const url = new URL(server)
  url.pathname = pathname
  return url.href
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
