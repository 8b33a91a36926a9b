import type pg from 'pg'

// Attempts are counted when a request is refused, too.
const COUNTERS = ['attempts', 'failed_sign_ins', 'migrations']
// So is a code that was not right: its owner reads of it.
const NOTED: Record<string, string> = { 'public.account_events': "kind <> 'two_factor_refused'" }

/** A digest of every row of the product's tables and of the jobs that wait: the same before and after what changed nothing. */
export async function databaseState(pool: pg.Pool): Promise<string> {
  // By name the statement is planned once for each connection: planning takes longer than reading.
  const { rows } = await pool.query<{ digest: string }>({
    name: 'database-state',
    text: await digestOf(pool),
  })
  return rows.map(({ digest }) => digest).join('\n')
}

const digests = new WeakMap<pg.Pool, string>()

async function digestOf(pool: pg.Pool): Promise<string> {
  const known = digests.get(pool)
  if (known) return known
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name <> all ($1) order by 1`,
    [COUNTERS],
  )
  const text = [...rows.map(({ name }) => `public.${name}`), 'jobs.job']
    .map(
      (table) => `select '${table} ' || count(*) || ' ' ||
        coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest from ${table} row where ${NOTED[table] ?? true}`,
    )
    .join(' union all ')
  digests.set(pool, text)
  return text
}
