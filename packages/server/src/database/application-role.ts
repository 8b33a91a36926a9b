import type { PoolClient } from 'pg'
import { Pool } from 'pg'
import { waitForRecovery } from './recovery.ts'

/** The server's role in its own PostgreSQL. */
export const APPLICATION = 'application'

// Any constant works: processes that start together take turns on this lock.
const LOCK = 7_461_003

/**
 * Prepares the role that the server connects as. It owns its database and has no other rights; a superuser
 * could read files and run programs. Takes over everything that earlier versions left to the superuser, all
 * or nothing. Repeat: only changes the password.
 */
export async function prepareApplicationRole(superuserUrl: string, password: string): Promise<void> {
  const pool = new Pool({ connectionString: superuserUrl, max: 1, application_name: 'scheduling-roles' })
  pool.on('error', () => {})
  try {
    await waitForRecovery(pool)
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [LOCK])
      await makeRole(client, password)
      await handOver(client)
      await client.query('commit')
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}

async function makeRole(client: PoolClient, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APPLICATION])
  const verb = rowCount === 0 ? 'create' : 'alter'
  await client.query(
    `${verb} role ${APPLICATION} with login nosuperuser password ${client.escapeLiteral(password)}`,
  )
}

/** Hands over the database and everything in it, except what belongs to the system or an extension. */
async function handOver(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ change: string }>(OWNED_BY_SUPERUSER)
  for (const { change } of rows) await client.query(`${change} owner to ${APPLICATION}`)
}

const OF_EXTENSION = (catalog: string) =>
  `exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`
const OURS = (catalog: string, schema: string) =>
  `${schema} in (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
   and not ${OF_EXTENSION(catalog)}`
const ME = `(select oid from pg_roles where rolname = current_user)`

const OWNED_BY_SUPERUSER = `
  select format('alter database %I', datname) as change from pg_database
    where datname = current_database() and datdba = ${ME}
  union all
  select format('alter schema %I', nspname) from pg_namespace
    where nspowner = ${ME} and nspname !~ '^pg_' and nspname <> 'information_schema'
  union all
  -- Sequences of columns follow their table.
  select format('alter table %s', pg_class.oid::regclass) from pg_class
    where relowner = ${ME} and ${OURS('pg_class', 'relnamespace')} and (relkind in ('r', 'p', 'v', 'm') or
      relkind = 'S' and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i')))
  union all
  select format('alter routine %s', pg_proc.oid::regprocedure) from pg_proc
    where proowner = ${ME} and ${OURS('pg_proc', 'pronamespace')}
  union all
  select format('alter type %s', pg_type.oid::regtype) from pg_type
    where typowner = ${ME} and ${OURS('pg_type', 'typnamespace')} and typtype in ('e', 'd')`
