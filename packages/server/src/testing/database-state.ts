import type pg from 'pg'

// Attempts are counted when a request is refused, too.
const COUNTERS = ['attempts', 'guesses', 'failed_sign_ins', 'migrations']
// So is a code that was not right: its owner reads of it.
const NOTED: Record<string, string> = { 'public.account_events': "kind <> 'two_factor_refused'" }

interface Watched {
  digest: string
  /** How many rows had been written when it was made. */
  written: string
}

const states = new WeakMap<pg.Pool, { tables: string[]; last?: Watched }>()

/** A digest of every row of the product's tables and of the jobs that wait: the same before and after what changed nothing. */
export async function databaseState(pool: pg.Pool): Promise<string> {
  const state = states.get(pool) ?? { tables: await watch(pool) }
  states.set(pool, state)
  // To read every row takes longer than a request: only where one was written, or somebody is about to.
  const { rows } = await pool.query<{ written: string; writes: boolean }>(
    `select last_value as written, exists (
       select from pg_stat_activity where datname = current_database() and backend_xid is not null
     ) as writes from rows_written`,
  )
  const { written = '', writes = true } = rows[0] ?? {}
  if (state.last?.written === written) return state.last.digest
  const digest = await digestOf(pool, state.tables)
  state.last = writes ? undefined : { written, digest }
  return digest
}

/** From here on each row that is written moves a sequence, which nothing takes back. */
async function watch(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`,
    [COUNTERS],
  )
  const tables = [...rows.map(({ name }) => `public.${name}`), 'jobs.job']
  await pool.query(`
    create sequence if not exists rows_written;
    create or replace function count_written() returns trigger language plpgsql as $$
      begin perform nextval('public.rows_written'); return null; end $$;
    ${tables.map((table) => `create or replace trigger count_written after insert or update or delete on ${table} for each row execute function count_written();`).join('\n')}
    select nextval('rows_written')`)
  return tables
}

async function digestOf(pool: pg.Pool, tables: readonly string[]): Promise<string> {
  const text = tables
    .map(
      (table) => `select '${table} ' || count(*) || ' ' ||
        coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest from ${table} row where ${NOTED[table] ?? true}`,
    )
    .join(' union all ')
  // By name the statement is planned once for each connection: planning takes longer than reading.
  const { rows } = await pool.query<{ digest: string }>({ name: 'database-state', text })
  return rows.map(({ digest }) => digest).join('\n')
}
