import type { ClientBase } from 'pg'
import { escapeIdentifier } from 'pg'
import { BACKED_UP_TABLES, SCHEMA } from '../jobs/store.ts'

export interface StoredTable {
  schema: string
  name: string
  /** Without those that the database computes. */
  columns: string[]
}

// A row is written as text: the same in every version of PostgreSQL, whatever the session of the reader is set to.
export const PORTABLE_TEXT =
  "set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'"

/** For a transaction that waits for disks and networks. */
export const NO_TIME_LIMITS =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'

const OURS = `pg_namespace.nspname in ('public', '${SCHEMA}') and not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

/** Every table of ours. A partitioned table is one. */
export async function storedTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where ${OURS} and relkind in ('r', 'p') and not relispartition
     group by nspname, relname order by nspname, relname`,
  )
  return rows.filter(({ schema, name }) => schema !== SCHEMA || BACKED_UP_TABLES.includes(name))
}

export function quotedTable({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
}

export function quotedColumns({ columns }: Pick<StoredTable, 'columns'>): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ')
}

export interface SequenceState {
  name: string
  value: string
  isCalled: boolean
}

export async function sequenceStates(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'public' and ${OURS} and relkind = 'S' order by relname`,
  )
  const states: SequenceState[] = []
  for (const sequence of rows) {
    const { rows: values } = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${quotedTable(sequence)}`,
    )
    states.push(...values.map((state) => ({ name: sequence.name, ...state })))
  }
  return states
}

/** Drops the foreign keys of all tables of ours, and answers the statements that add them again. */
export async function dropForeignKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
     where ${OURS} and contype = 'f' and conparentid = 0`,
  )
  for (const { place, name } of rows) await client.query(`alter table ${place} drop constraint ${name}`)
  return rows.map(
    ({ place, name, definition }) => `alter table ${place} add constraint ${name} ${definition}`,
  )
}

/** What stands in the schemas of ours, such as `public.accounts`. Empty: nothing. */
export async function relationsThere(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where ${OURS} and relkind in ('r', 'p', 'v', 'm', 'S', 'f') order by relname <> 'accounts', 1`,
  )
  return rows.map(({ name }) => name)
}
