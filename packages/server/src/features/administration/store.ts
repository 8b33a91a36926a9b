import type { Insertable, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { CursorPosition } from '../../cursor.ts'
import type { OperatorActionRow } from './tables.ts'

export type StoredAction = Selectable<OperatorActionRow>

export async function insertAction(
  trx: Transaction<Database>,
  row: Insertable<OperatorActionRow>,
): Promise<void> {
  await trx.insertInto('operator_actions').values(row).execute()
}

/** Newest first, after a cursor. */
export async function newestActions(
  db: Db,
  after: CursorPosition | undefined,
  limit: number,
): Promise<StoredAction[]> {
  let query = db.selectFrom('operator_actions').selectAll()
  if (after) query = query.where(sql<boolean>`(done_at, id) < (${after.at}, ${after.id}::uuid)`)
  return query.orderBy('done_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}
