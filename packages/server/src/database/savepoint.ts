import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** Rolls back what `work` wrote and locked if it answers that it is not ok, or throws. The transaction goes on. */
export async function inSavepoint<Result extends { ok: boolean }>(
  trx: Transaction<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint tried`.execute(trx)
  const result = await work().catch(async (error: unknown) => {
    await sql`rollback to savepoint tried`.execute(trx)
    throw error
  })
  await (result.ok ? sql`release savepoint tried` : sql`rollback to savepoint tried`).execute(trx)
  return result
}
