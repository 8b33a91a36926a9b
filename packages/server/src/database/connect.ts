import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Kysely, PostgresDialect } from 'kysely'
import type { PoolClient } from 'pg'
import { Pool } from 'pg'
import type { Database } from './schema.ts'

export interface Connection {
  db: Kysely<Database>
  pool: Pool
  close(): Promise<void>
}

// Requests that wait for a host's lock hold a connection; more of them would only queue in the database.
const POOL_SIZE = 16

// Of the session, so that a pooler, which has sessions of its own, refuses them.
const TIME_LIMITS = { idle_in_transaction_session_timeout: 30_000, statement_timeout: 30_000 }

interface Options {
  poolSize?: number
  /** The address is that of a pooler that takes another session for each transaction: nothing is kept in one. */
  isPooled?: boolean
}

/** Connects lazily: an error of the network comes with the first query. Instants come back as `Date`. */
export function connect(
  url: string,
  onIdleError: (error: Error) => void,
  { poolSize = POOL_SIZE, isPooled = false }: Options = {},
): Connection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'scheduling',
    ...(!isPooled && TIME_LIMITS),
  })
  // Without a listener a server that goes away while a connection idles ends the process.
  pool.on('error', onIdleError)
  // So it does between two queries of a transaction; there the next query says what happened.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: isPooled ? pool : preparing(pool) }),
  })
  return { db, pool, close: () => db.destroy() }
}

// Lists of varying length make ever new texts; the server would keep a plan for each.
const PREPARED_MAX = 300

/** The same pool for Kysely, whose every text is prepared once per connection: parsing and planning cost more than reading. */
function preparing(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= PREPARED_MAX) return known
    const name = `q${names.size}`
    names.set(text, name)
    return name
  }
  const prepared = (client: PoolClient) => (text: string, values: readonly unknown[]) =>
    client.query(values.length > 0 ? { name: nameOf(text), text, values: [...values] } : { text })
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      return { release: () => client.release(), query: prepared(client) } as unknown as PostgresPoolClient
    },
  }
}
