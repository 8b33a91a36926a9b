import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Kysely, PostgresDialect } from 'kysely'
import type { PoolClient } from 'pg'
import { Pool } from 'pg'
import { VERSION } from '../version.ts'
import type { Database } from './schema.ts'

export interface Connection {
  db: Kysely<Database>
  pool: Pool
  close(): Promise<void>
}

// Requests that wait for a host's lock hold a connection. More connections would only queue in the database.
const POOL_SIZE = 16

// These are settings of a session. A pooler has its own sessions and refuses them.
const TIME_LIMITS = { idle_in_transaction_session_timeout: 30_000, statement_timeout: 30_000 }

interface Options {
  poolSize?: number
  /**
   * The address is a pooler that may switch sessions after each transaction, so nothing is kept in a session.
   */
  isPooled?: boolean
}

/** Connects lazily: the first query reports network errors. Instants are returned as `Date`. */
export function connect(
  url: string,
  onIdleError: (error: Error) => void,
  { poolSize = POOL_SIZE, isPooled = false }: Options = {},
): Connection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // The doctor finds processes of other versions by it.
    application_name: `scheduling ${VERSION}`,
    ...(!isPooled && TIME_LIMITS),
  })
  // Without a listener, a server that closes an idle connection would end the process.
  pool.on('error', onIdleError)
  // The same can happen between two queries of a transaction. The next query reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: isPooled ? pool : preparing(pool) }),
  })
  return { db, pool, close: () => db.destroy() }
}

// Lists of varying length produce new query texts all the time, and the server would keep a plan for each.
const PREPARED_MAX = 300

/**
 * The same pool for Kysely. It prepares each query text once per connection: parsing and planning cost more
 * than reading.
 */
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
