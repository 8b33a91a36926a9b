import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

// If this many others win in a row, give up until a quieter moment.
const ATTEMPTS = 5
// https://www.postgresql.org/docs/current/errcodes-appendix.html: serialization_failure, deadlock_detected
const DISTURBED = ['40001', '40P01']

/**
 * Reads, decides and writes as if nobody else wrote meanwhile: if others did, reads again. `db` is one
 * transaction; transactions that `work` begins on it become part of it. Repeat: `work` may run several times,
 * but only one run is committed.
 */
export async function serializable<T>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await db
        .transaction()
        .setIsolationLevel('serializable')
        .execute((trx) => work(joining(trx)))
    } catch (error) {
      if (attempt === ATTEMPTS || !isDisturbed(error)) throw error
    }
}

function isDisturbed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISTURBED.includes(String(error.code))
}

function joining(trx: Transaction<Database>): Kysely<Database> {
  const part = {
    async execute<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
      await sql`savepoint part`.execute(trx)
      try {
        const result = await work(trx)
        await sql`release savepoint part`.execute(trx)
        return result
      } catch (error) {
        await sql`rollback to savepoint part`.execute(trx)
        throw error
      }
    },
  }
  return new Proxy(trx, {
    get(target, name) {
      if (name === 'transaction') return () => part
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
