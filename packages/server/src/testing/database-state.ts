import type pg from 'pg'

// These counters also change when a request is refused.
const COUNTERS = ['attempts', 'guesses', 'failed_sign_ins', 'migrations']
// So does the record of a wrong code, which its owner can read.
const NOTED: Record<string, string> = { 'public.account_events': "kind <> 'two_factor_refused'" }

interface Watched {
  digest: string
  /** How many rows had been written at that time. */
  written: string
}

const states = new WeakMap<pg.Pool, { tables: string[]; last?: Watched }>()

/** A digest of every row in the product's tables and of waiting jobs. It stays the same if nothing changed. */
export async function databaseState(pool: pg.Pool): Promise<string> {
  const state = states.get(pool) ?? { tables: await watch(pool) }
  states.set(pool, state)
  // Reading every row takes longer than a request, so only do it if a row was written or is about to be.
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

/** From now on, each written row advances a sequence, which a rollback does not undo. */
async function watch(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    // The parts of a partitioned table have its trigger.
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> all ($1) order by 1`,
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
  // A named statement is planned once per connection: planning takes longer than reading.
  const { rows } = await pool.query<{ digest: string }>({ name: 'database-state', text })
  return rows.map(({ digest }) => digest).join('\n')
}
