import type pg from 'pg'
import { catalogOf } from '../../assemble.ts'
import { CAPABILITIES } from '../../features/list.ts'

const TABLES = Object.entries(catalogOf(CAPABILITIES)).flatMap(([table, kind]) =>
  kind === 'host' ? [table] : [],
)

/**
 * Splits each empty table of hosts into `parts` partitions by host_id. That is as close to tables on several
 * machines as one PostgreSQL gets. Needs PostgreSQL 17, which allows exclusion constraints on partitioned
 * tables.
 */
export async function partitionByHost(pool: pg.Pool, parts: number): Promise<void> {
  const constraints = await definitions(
    pool,
    `select conrelid::regclass::text as table, contype as kind,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
     from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('p', 'u', 'x', 'c', 'f')
     order by contype = 'f'`,
  )
  const references = await definitions(
    pool,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql
     from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'f'`,
  )
  const indexes = await definitions(
    pool,
    `select pg_get_indexdef(indexrelid) as sql from pg_index where indrelid = any ($1::regclass[])
     and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  const tables = TABLES.flatMap((table) => [
    `alter table ${table} rename to ${table}_whole`,
    `create table ${table} (like ${table}_whole including defaults including storage) partition by hash (host_id)`,
    `drop table ${table}_whole`,
    ...Array.from(
      { length: parts },
      (_, part) =>
        `create table ${table}_${part} partition of ${table} for values with (modulus ${parts}, remainder ${part})`,
    ),
  ])
  await pool.query(`begin; ${[...references, ...tables, ...indexes, ...constraints].join(';\n')}; commit`)
  // Named like the table's own, plus a number.
  const names = await definitions(
    pool,
    `select format('alter index %s rename to %I', inhrelid::regclass,
       parent.relname || '_' || row_number() over (partition by inhparent order by inhrelid)) as sql
     from pg_inherits join pg_class parent on parent.oid = inhparent
     where parent.relkind = 'I' and cardinality($1::text[]) > 0`,
  )
  await pool.query(names.join(';\n'))
}

async function definitions(pool: pg.Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ sql: string }>(text, [TABLES])
  return rows.map(({ sql }) => sql)
}
