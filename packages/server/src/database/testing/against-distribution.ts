import type pg from 'pg'
import type { Kind } from '../catalog.ts'

/** Lists why the tables cannot be distributed by host_id, one sentence per reason. Empty: they can. */
export async function againstDistribution(
  db: Pick<pg.Pool | pg.PoolClient, 'query'>,
  catalog: Readonly<Record<string, Kind>>,
): Promise<string[]> {
  const { rows } = await db.query<{ reason: string }>(REASONS, [JSON.stringify(catalog)])
  return rows.map(({ reason }) => reason)
}

const REASONS = `
  with kinds as (select key as name, value as kind from jsonb_each_text($1)),
  tables as (
    select oid, relname::text as name, kind,
      exists (select from pg_attribute where attrelid = oid and attname = 'host_id' and attnotnull) as has_host
    from pg_class left join kinds on kinds.name = relname
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  ),
  first_columns as (
    select attrelid as oid, attnum, attname from pg_attribute
  )
  select name || ' is not in the catalog' as reason from tables where kind is null
  union all
  select name || ' is in the catalog and not in the database' from kinds
    where name not in (select name from tables)
  union all
  select name || ' is a host''s and has no host_id that is never null' from tables where kind = 'host' and not has_host
  union all
  select name || ' is ' || kind || ' and has a host_id' from tables where kind <> 'host' and has_host
  union all
  select name || ' has no primary key' from tables
    where not exists (select from pg_index where indrelid = oid and indisprimary)
  union all
  select name || ': ' || indexrelid::regclass || ' does not begin with host_id'
    from tables join pg_index on indrelid = tables.oid
      left join first_columns on first_columns.oid = indrelid and attnum = indkey[0]
    where kind = 'host' and (indisunique or indisexclusion) and attname is distinct from 'host_id'
  union all
  select tables.name || ': ' || conname || ' refers to ' || referred.name || ' without host_id'
    from tables join pg_constraint on conrelid = tables.oid and contype = 'f'
      join tables referred on referred.oid = confrelid
      join first_columns own on own.oid = conrelid and own.attnum = conkey[1]
      join first_columns theirs on theirs.oid = confrelid and theirs.attnum = confkey[1]
    where tables.kind = 'host' and referred.kind = 'host'
      and (own.attname <> 'host_id' or theirs.attname <> 'host_id')
  union all
  select tables.name || ': ' || conname || ' refers to ' || referred.name || ', which is ' || referred.kind
    from tables join pg_constraint on conrelid = tables.oid and contype = 'f'
      join tables referred on referred.oid = confrelid
    where tables.kind <> referred.kind
  union all
  select name || ': trigger ' || tgname from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
  order by 1`
