import type pg from 'pg'
import { markOf } from '../../../seal.ts'
import type { Check, Finding } from './finding.ts'
import { finding } from './finding.ts'

// The oldest one that the migrations are tried with.
const OLDEST_POSTGRES = 15
const SLOW_MS = 20
const QUERIES = 15
// A worker takes due jobs at once, and is back within this time after a restart.
const LATE_MINUTES = 10

/** Whether the database is there, new enough, near enough, and not behind a pooler that nobody told us of. */
export const databaseCheck: Check = {
  name: 'database',
  run: async ({ database, config, whyNoDatabase }) => {
    if (!database)
      return [
        finding(
          'error',
          'The database cannot be reached.',
          `${config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL'}: ${whyNoDatabase}.`,
          'Start the server, or correct the variable. Run the doctor as the user of the server. Checks that need the database were left out.',
        ),
      ]
    return [
      ...(await tooOld(database)),
      ...(await tooSlow(database)),
      ...(await throughPooler(database, config.databaseDirectUrl !== undefined)),
    ]
  },
}

async function tooOld(database: pg.Pool): Promise<Finding[]> {
  const { rows } = await database.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return []
  return [
    finding(
      'error',
      'PostgreSQL is too old.',
      `It is version ${version}.`,
      `Upgrade it to PostgreSQL ${OLDEST_POSTGRES} or newer.`,
    ),
  ]
}

async function tooSlow(database: pg.Pool): Promise<Finding[]> {
  const times: number[] = []
  for (let index = 0; index < QUERIES; index++) {
    const before = performance.now()
    await database.query('select 1')
    times.push(performance.now() - before)
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(QUERIES / 2)] ?? 0
  if (median < SLOW_MS) return []
  return [
    finding(
      'warning',
      'The database is slow to reach.',
      `An empty query takes ${median.toFixed(0)} ms, and a booking needs about 50 queries.`,
      'Run the server and its database in one place, and look at the load of both.',
    ),
  ]
}

/** In transaction mode, what one connection sets for its session is found by another connection. */
async function throughPooler(database: pg.Pool, hasDirect: boolean): Promise<Finding[]> {
  if (hasDirect) return []
  const one = await database.connect()
  const other = await database.connect().catch((error: unknown) => {
    one.release()
    throw error
  })
  try {
    await one.query("select set_config('scheduling.doctor', 'here', false)")
    const { rows } = await other.query<{ mark: string | null }>(
      "select current_setting('scheduling.doctor', true) as mark",
    )
    if (rows[0]?.mark !== 'here') return []
    return [
      finding(
        'error',
        'DATABASE_URL is a pooler in transaction mode, and DATABASE_DIRECT_URL is not set.',
        'Two connections got the same session.',
        'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself: jobs and migrations need a session.',
      ),
    ]
  } finally {
    // A pooler gives the session to others.
    await one.query("select set_config('scheduling.doctor', '', false)").catch(() => {})
    for (const client of [one, other]) client.release(true)
  }
}

/** Whether due work is done. */
export const jobsCheck: Check = {
  name: 'jobs',
  run: async ({ database, now }) => {
    if (!database) return undefined
    const { rows } = await database.query<{ name: string; count: number; minutes: number }>(
      `select name, count(*)::int as count,
         floor(extract(epoch from $1::timestamptz - min(greatest(start_after, created_on))) / 60)::int as minutes
       from jobs.job
       where state in ('created', 'retry')
         and greatest(start_after, created_on) < $1::timestamptz - make_interval(mins => $2)
         -- Workers wait for the operator, which another check says.
         and not exists (select from restored)
       group by name order by name`,
      [new Date(now()), LATE_MINUTES],
    )
    return rows.map(({ name, count, minutes }) =>
      finding(
        'error',
        `The jobs “${name}” are not done.`,
        `Due: ${count}, the oldest for ${minutes} minutes.`,
        'Start a process with ROLE=worker or without ROLE, or look in the log of the workers for what stops them.',
      ),
    )
  },
}

const SEALED = [
  {
    secrets: 'tokens of connected accounts',
    key: 'connections',
    table: 'connections',
    column: 'access_token',
  },
  { secrets: 'secrets of authenticator apps', key: 'two-factors', table: 'two_factors', column: 'secret' },
  { secrets: 'gift card codes', key: 'gift-cards', table: 'gift_cards', column: 'code' },
] as const

/** Whether the secrets in the database can still be opened. */
export const keysCheck: Check = {
  name: 'keys',
  run: async ({ database, config }) => {
    if (!database) return undefined
    const findings: Finding[] = []
    for (const { secrets, key, table, column } of SEALED) {
      const { rows: own } = await database.query<{ value: Buffer }>(
        'select value from secrets where name = $1',
        [key],
      )
      const marks = [...config.secretKeys, ...own.map(({ value }) => value)].map(markOf)
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from ${table} where not substring(${column} from 1 for 4) = any ($1::bytea[])`,
        [marks],
      )
      const count = rows[0]?.count ?? 0
      if (count > 0)
        findings.push(
          finding(
            'error',
            'A key of SECRET_KEYS is missing.',
            `${count} ${secrets} were encrypted with another key.`,
            'Add the former key to the end of SECRET_KEYS and restart. Without it, hosts have to connect and set up again.',
          ),
        )
    }
    return findings
  },
}

// One host who changed a password is no sign of a fault in the registration.
const LOST_MIN = 3

/** Whether many connected accounts of one provider want consent again, which is rarely the hosts' doing. */
export const connectionsCheck: Check = {
  name: 'connections',
  run: async ({ database }) => {
    if (!database) return undefined
    const { rows } = await database.query<{ provider: string; lost: number; all: number }>(
      `select provider, count(*) filter (where health = 'needs_reconnect')::int as lost, count(*)::int as all
       from connections group by provider order by provider`,
    )
    return rows
      .filter(({ lost, all }) => lost >= LOST_MIN && lost * 2 > all)
      .map(({ provider, lost, all }) =>
        finding(
          'warning',
          `Most accounts at ${provider} have to be connected again.`,
          `${provider} refuses ${lost} of ${all}.`,
          'Look at your registration there: a test registration ends consents after some days, and a new secret needs a restart.',
        ),
      )
  },
}

/** Whether all processes are of one version. */
export const versionsCheck: Check = {
  name: 'versions',
  run: async ({ database, version }) => {
    if (!database) return undefined
    const { rows } = await database.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and application_name like 'scheduling %'`,
    )
    const versions = [...new Set([version, ...rows.map(({ name }) => name.slice('scheduling '.length))])]
    if (versions.length === 1) return []
    return [
      finding(
        'warning',
        'Processes of different versions run on one database.',
        `They are ${versions.toSorted((a, b) => a.localeCompare(b)).join(', ')}.`,
        'Restart each process with the newest version.',
      ),
    ]
  },
}
