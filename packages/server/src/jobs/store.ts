import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { HostId } from '../host-id.ts'

/** Where pg-boss keeps its tables. Besides its own calls, only this file reads them. */
export const SCHEMA = 'jobs'
/** What a backup has of pg-boss: not its version, statistics and warnings, which it makes again. */
export const BACKED_UP_TABLES: readonly string[] = [
  'job',
  'job_dependency',
  'queue',
  'schedule',
  'subscription',
]
/** Announces new jobs to workers as `queue host`. */
export const CHANNEL = 'scheduling_jobs'

/**
 * For sessions that fetch. To the statistics, a queue that just filled up looks empty. With this setting,
 * PostgreSQL still reads the index in order instead of sorting the whole backlog for each job.
 */
export const READ_IN_ORDER = 'set enable_bitmapscan = off'

// Any constant works: processes that start together take turns on this lock.
const LOCK = 7_461_002

/**
 * The first free turn of a host: after its own waiting jobs, and not before the turn that is served now. Turns
 * are priorities from zero down, because pg-boss takes the highest priority first. Jobs that are not due have no
 * turn and do not count. The index finds a host's last turn: pg-boss only has one for running jobs by host. We
 * check for it first, because creating an index waits for all writers even if it exists. Repeat: does nothing.
 */
export const TURNS = `do $do$ begin
  perform pg_advisory_xact_lock(${LOCK});
  if to_regclass('${SCHEMA}.job_waiting_by_host') is null then
    create index job_waiting_by_host on ${SCHEMA}.job_common (name, group_id, priority, start_after)
      where state < 'active';
  end if;
  create or replace function ${SCHEMA}.free_turn(queue text, host text) returns integer
    language sql stable ${READ_IN_ORDER}
    as $$ select least(0, (
      select priority from ${SCHEMA}.job
      where name = queue and state < 'active' and not blocked and start_after <= now()
      order by priority desc, created_on limit 1
    ), (
      select priority - 1 from ${SCHEMA}.job
      where name = queue and group_id = host and state < 'active' and start_after <= now()
      order by priority limit 1
    )) $$;
end $do$`

/** The first free turn of each host. Workers hear about the jobs when the transaction commits. */
export async function takeTurns(
  trx: Transaction<Database>,
  queue: string,
  hosts: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ host: string; turn: number }>`
    select host, jobs.free_turn(${queue}, host) as turn, pg_notify(${CHANNEL}, ${queue} || ' ' || host)
    from unnest(${hosts}::text[]) as host
  `.execute(trx)
  return new Map(rows.map(({ host, turn }) => [host, turn]))
}

/** Those of the queues that have due jobs. The index finds the first of each, however many wait. */
export async function queuesWithJobs(db: Kysely<Database>, queues: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ queue: string }>`
    select queue from unnest(${queues}::text[]) as queue
    where exists (
      select from jobs.job where name = queue and state < 'active' and not blocked and start_after <= now()
    )
  `.execute(db)
  return rows.map(({ queue }) => queue)
}

/** A job of a host, as sent. */
interface JobNotice {
  host: string
  data: object
}

/** Jobs for which no due job with the same data waits. */
async function missingOf<T extends JobNotice>(
  db: Kysely<Database>,
  queue: string,
  jobs: readonly T[],
): Promise<T[]> {
  const said = jobs.map(({ data }) => JSON.stringify(data))
  // Uses the clock: after waiting, a transaction's own time would miss jobs sent since it began.
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from jobs.job
      where name = ${queue} and group_id = host and state < 'active' and start_after <= clock_timestamp() and data = said
    ) as waits
    from unnest(${jobs.map(({ host }) => host)}::text[], ${said}::jsonb[]) with ordinality as sent (host, said, place)
    order by place
  `.execute(db)
  return jobs.filter((_, place) => !rows[place]?.waits)
}

/**
 * The same for jobs to be sent in this transaction: until it ends, nobody else can find one of these hosts
 * missing.
 */
export async function lockMissing<T extends JobNotice>(
  trx: Transaction<Database>,
  queue: string,
  jobs: readonly T[],
): Promise<T[]> {
  const missing = await missingOf(trx, queue, jobs)
  if (missing.length === 0) return missing
  const hosts = [...new Set(missing.map(({ host }) => host))].toSorted()
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${queue} || ' ' || host, 0)) from unnest(${hosts}::text[]) as host
  `.execute(trx)
  return missingOf(trx, queue, missing)
}

/** Jobs that are recorded and not done. */
export interface Waiting {
  /** Due, including retries. */
  waiting: number
  waitingSince: Date | null
  tried: number
  /** Not due yet. */
  later: number
}

export async function waitingIn(
  db: Kysely<Database>,
  queues: readonly string[],
  now: Date,
): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      count(*) filter (where start_after <= ${now})::int as waiting,
      min(start_after) filter (where start_after <= ${now}) as "waitingSince",
      count(*) filter (where start_after <= ${now} and retry_count > 0)::int as tried,
      count(*) filter (where start_after > ${now})::int as later
    from jobs.job
    where state in ('created', 'retry')
      and (name = any(${queues}) or name = 'later' and data ->> 'queue' = any(${queues}))
  `.execute(db)
  const [states] = rows
  if (!states) throw new Error('The database said nothing')
  return states
}

/** How many jobs of each queue are due and not done, including put-off ones. */
export async function dueByQueue(
  db: Kysely<Database>,
  now: Date,
): Promise<{ queue: string; count: number }[]> {
  const { rows } = await sql<{ queue: string; count: number }>`
    select case when name = 'later' then data ->> 'queue' else name end as queue, count(*)::int as count
    from jobs.job where state < 'completed' and start_after <= ${now}
    group by 1 order by 2 desc, 1
  `.execute(db)
  return rows
}

/** Includes jobs that are not due yet. A running job ends and finds no row to record that on. */
export async function forgetHost(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await sql`
    delete from jobs.job
    where group_id = ${hostId} or data ->> 'hostId' = ${hostId} or name = 'later' and data ->> 'host' = ${hostId}
  `.execute(trx)
}

/** Jobs that name one of these bookings, and mails about them. In `later`, the bookings are inside the put-off job. */
export async function forgetBookings(
  trx: Transaction<Database>,
  hostId: HostId,
  bookingIds: readonly string[],
): Promise<void> {
  await sql`
    delete from jobs.job
    where state <> 'active'
      and (group_id = ${hostId} and coalesce(data ->> 'bookingId', data #>> '{mail,bookingId}') = any (${bookingIds}::text[])
        or name = 'later' and data ->> 'host' = ${hostId}
          and coalesce(data #>> '{data,bookingId}', data #>> '{data,mail,bookingId}') = any (${bookingIds}::text[]))
  `.execute(trx)
}
