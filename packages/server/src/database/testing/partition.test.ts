import { afterAll, expect, test } from 'vitest'
import { catalogOf } from '../../assemble.ts'
import { CAPABILITIES } from '../../features/list.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { emptyTestDatabase } from '../test-database.ts'
import { partitionByHost } from './partition.ts'

const CATALOG = catalogOf(CAPABILITIES)
const { url, drop } = await emptyTestDatabase()
const connection = connect(url, () => {})
const { pool } = connection
afterAll(async () => {
  await connection.close()
  await drop()
})
await migrate(pool)

const { rows: versions } = await pool.query<{ number: number }>(
  "select current_setting('server_version_num')::int as number",
)

test.skipIf(Number(versions[0]?.number) < 170_000)(
  'every table of hosts is cut, and keeps its constraints',
  async () => {
    const before = await constraints()
    await partitionByHost(pool, 2)
    expect(await constraints()).toEqual(before)
    const { rows } = await pool.query<{ name: string }>(
      "select relname::text as name from pg_class where relkind = 'p' order by 1",
    )
    const hosts = Object.entries(CATALOG).filter(([, kind]) => kind === 'host')
    expect(rows.map(({ name }) => name)).toEqual(hosts.map(([name]) => name).toSorted())
  },
)

async function constraints(): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where relnamespace = 'public'::regnamespace and not relispartition and conparentid = 0 and contype <> 'n'
     union all
     select tablename, indexname, regexp_replace(indexdef, ' ON (ONLY )?', ' ON ') from pg_indexes
     where schemaname = 'public' and tablename !~ '_\\d$'
     order by 1, 2, 3`,
  )
  return rows
}
