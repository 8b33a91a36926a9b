import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { APPLICATION } from './application-role.ts'
import type { Connection } from './connect.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

// One server for all tests, started by `test-server.ts`; each test file has a database of its own in it.
export const TEST_SERVER_VARIABLE = 'TEST_POSTGRES_URL'
export const TEST_SUPERUSER_VARIABLE = 'TEST_POSTGRES_SUPERUSER_URL'
/** Of the database that is copied for each test file, in a run that has one. */
export const TEST_TEMPLATE_VARIABLE = 'TEST_POSTGRES_TEMPLATE'
// Of runs of their own: a pooler before the server, and into how many parts the tables of hosts are cut.
export const TEST_POOLER_VARIABLE = 'TEST_POOLER_URL'
export const TEST_PARTS_VARIABLE = 'TEST_PARTS'

const TEMPLATE_LOCK = 7_461_002

export interface TestDatabase extends Connection {
  url: string
  /** Another one where `url` is that of a pooler. */
  directUrl: string
}

/** A fresh, migrated database; `close` throws it away. */
export async function testDatabase(): Promise<TestDatabase> {
  const { url, drop } = await emptyTestDatabase()
  await makeTables(url)
  return opened(url, drop)
}

/**
 * A copy of a database that `fill` was given once for all files of a run, freshly migrated: copying takes a fraction of
 * the time. Connections that `fill` leaves open are ended.
 */
export async function copiedTestDatabase(fill: (url: string) => Promise<void>): Promise<TestDatabase> {
  const template = process.env[TEST_TEMPLATE_VARIABLE]
  if (!template) throw new Error(`${TEST_TEMPLATE_VARIABLE} is not set; run the tests with vitest.`)
  await taking(template, fill)
  const { url, drop } = await emptyTestDatabase(template)
  return opened(url, drop)
}

/** Files that begin together take turns: the first makes the template. */
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
    // Renamed when it is whole: nobody copies half of it.
    await client.query(`alter database ${name} rename to ${template}`)
  })
}

async function makeTables(url: string): Promise<void> {
  const connection = connect(url, () => {}, { poolSize: 1 })
  await migrate(connection.pool)
  const parts = Number(process.env[TEST_PARTS_VARIABLE] ?? 1)
  if (parts > 1) {
    // It knows every table, and with that the whole server.
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

/** Undefined where the run has no pooler. */
function throughPooler(directUrl: string): (Connection & { url: string }) | undefined {
  const pooler = process.env[TEST_POOLER_VARIABLE]
  if (!pooler) return undefined
  const url = ofDatabase(pooler, new URL(directUrl).pathname)
  return { ...connect(url, () => {}, { poolSize: 8, isPooled: true }), url }
}

/** A database without anything in it or with all that is in `template`, for processes that connect by themselves. */
export async function emptyTestDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser((client) =>
    // What lies in memory is copied sooner as files than through the log.
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
