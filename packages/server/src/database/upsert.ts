import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/**
 * For `on conflict do update`: keeps the column's value if the inserted row has the same one, otherwise uses
 * `other`.
 */
export function sameOr(table: string, column: string, other: string): RawBuilder<string | null> {
  const [known, added] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)]
  return sql<string | null>`case when ${known} is not distinct from ${added} then ${added} else ${other} end`
}
