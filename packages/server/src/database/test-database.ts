import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { APPLICATION } from './application-role.ts'
import type { Connection } from './connect.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

// One server for all tests, started by `test-server.ts`. Each test file has its own database there.
export const TEST_SERVER_VARIABLE = 'TEST_POSTGRES_URL'
export const TEST_SUPERUSER_VARIABLE = 'TEST_POSTGRES_SUPERUSER_URL'
/** Name of the database that is copied for each test file, in runs that have one. */
export const TEST_TEMPLATE_VARIABLE = 'TEST_POSTGRES_TEMPLATE'
// For special runs: a pooler in front of the server, and the number of partitions for tables of hosts.
export const TEST_POOLER_VARIABLE = 'TEST_POOLER_URL'
export const TEST_PARTS_VARIABLE = 'TEST_PARTS'

const TEMPLATE_LOCK = 7_461_002

export interface TestDatabase extends Connection {
  url: string
  /** Differs from `url` if that is a pooler. */
  directUrl: string
}

/** A fresh, migrated database. `close` drops it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, drop } = await emptyTestDatabase()
  await makeTables(url)
  return opened(url, drop)
}

/**
 * A copy of a migrated database that `fill` filled once per run. Copying takes a fraction of the time. Ends
 * connections that `fill` leaves open.
 */
export async function copiedTestDatabase(fill: (url: string) => Promise<void>): Promise<TestDatabase> {
  const template = process.env[TEST_TEMPLATE_VARIABLE]
  if (!template) throw new Error(`${TEST_TEMPLATE_VARIABLE} is not set; run the tests with vitest.`)
  await taking(template, fill)
  const { url, drop } = await emptyTestDatabase(template)
  return opened(url, drop)
}

/** Test files that start together take turns: the first one makes the template. */
async function taking(template: string, fill: (url: string) => Promise<void>): Promise<void> {
  await asSuperuser(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const { url } = await emptyTestDatabase()
    await makeTables(url)
    await fill(url)
    const name = new URL(url).pathname.slice(1)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    // Renamed when complete, so that nobody copies half of it.
    await client.query(`alter database ${name} rename to ${template}`)
  })
}

async function makeTables(url: string): Promise<void> {
  const connection = connect(url, () => {}, { poolSize: 1 })
  await migrate(connection.pool)
  const parts = Number(process.env[TEST_PARTS_VARIABLE] ?? 1)
  if (parts > 1) {
    // Imported late: it knows every table, and so loads the whole server.
    const { partitionByHost } = await import('./testing/partition.ts')
    await partitionByHost(connection.pool, parts)
  }
  await connection.close()
}

function opened(directUrl: string, drop: () => Promise<void>): TestDatabase {
  const { url, ...connection } = throughPooler(directUrl) ?? {
    ...connect(directUrl, () => {}, { poolSize: 8 }),
    url: directUrl,
  }
  return {
    ...connection,
    url,
    directUrl,
    close: async () => {
      await connection.close()
      await drop()
    },
  }
}

/** Undefined if the run has no pooler. */
function throughPooler(directUrl: string): (Connection & { url: string }) | undefined {
  const pooler = process.env[TEST_POOLER_VARIABLE]
  if (!pooler) return undefined
  const url = ofDatabase(pooler, new URL(directUrl).pathname)
  return { ...connect(url, () => {}, { poolSize: 8, isPooled: true }), url }
}

/** An empty database, or a copy of `template`, for processes that connect by themselves. */
export async function emptyTestDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser((client) =>
    // In memory, copying files is faster than writing through the log.
    client.query(`create database ${name} owner ${APPLICATION} template ${template} strategy file_copy`),
  )
  return {
    url: ofDatabase(serverUrl(TEST_SERVER_VARIABLE), `/${name}`),
    drop: () => asSuperuser((client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

function ofDatabase(server: string, pathname: string): string {
  const url = new URL(server)
  url.pathname = pathname
  return url.href
}

function serverUrl(variable: string): string {
  const url = process.env[variable]
  if (!url) throw new Error(`${variable} is not set; run the tests with vitest, which starts the server.`)
  return url
}

async function asSuperuser(use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl(TEST_SUPERUSER_VARIABLE) })
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}
