import { Client } from 'pg'

const CLOCKS = {
  now: 'stable',
  transaction_timestamp: 'stable',
  statement_timestamp: 'stable',
  clock_timestamp: 'volatile',
} as const

/**
 * Moves what PostgreSQL says the time is, in all sessions, defaults and functions. Replaces its own functions: a schema before
 * `pg_catalog` in the search path would miss `pg_catalog.now()`, which pg-boss calls. `current_timestamp` is syntax and stays
 * real; neither we nor pg-boss use it. Repeat: moves it to the new offset.
 */
export async function moveDatabaseClock(superuserUrl: string, offsetMs: number): Promise<void> {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    for (const [name, volatility] of Object.entries(CLOCKS))
      // PostgreSQL calls its built-in functions by number, whatever the catalog says. It works since the planner puts the
      // body of a function in SQL in place of each call.
      await client.query(`
        create or replace function pg_catalog.real_${name}() returns timestamptz
          language internal ${volatility} parallel safe as '${name === 'transaction_timestamp' ? 'now' : name}';
        create or replace function pg_catalog.${name}() returns timestamptz
          language sql ${volatility} parallel safe
          as 'select pg_catalog.real_${name}() + interval ''${offsetMs} milliseconds'''`)
  } finally {
    await client.end()
  }
}
