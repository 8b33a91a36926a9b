import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { AbuseTables } from './tables.ts'

type Guesses = AbuseTables['guesses']

/** What is counted: a digest, and when its period began. */
export interface Counted {
  key: Buffer
  periodStart: Date
}

/** Counts one more attempt of each and answers how many there are now, in the same order. */
export async function countAttempts(db: Db, counted: readonly Counted[]): Promise<number[]> {
  // Always in one order: two callers that count the same would else wait for each other.
  const sorted = counted.toSorted((one, other) => one.key.compare(other.key))
  const rows = await db
    .insertInto('attempts')
    .values(sorted.map(({ key, periodStart }) => ({ key, period_start: periodStart, count: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['key', 'period_start']).doUpdateSet({ count: sql<number>`attempts.count + 1` }),
    )
    .returning(['key', 'count'])
    .execute()
  const counts = new Map(rows.map(({ key, count }) => [key.toString('hex'), count]))
  return counted.map(({ key }) => counts.get(key.toString('hex')) ?? 1)
}

/** Takes back what was counted for an attempt that was not let through. */
export async function uncountAttempts(db: Db, counted: readonly Counted[]): Promise<void> {
  for (const { key, periodStart } of counted)
    await db
      .updateTable('attempts')
      .set({ count: sql<number>`count - 1` })
      .where('key', '=', key)
      .where('period_start', '=', periodStart)
      .execute()
}

/** When the last period began in which at least so many were counted. */
export async function lastPeriodOf(db: Db, key: Buffer, count: number, since: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('attempts')
    .select((eb) => eb.fn.max('period_start').as('last'))
    .where('key', '=', key)
    .where('count', '>=', count)
    .where('period_start', '>=', since)
    .executeTakeFirst()
  return row?.last ?? null
}

export async function forgetAttempts(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

export async function forgetAttemptsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('attempts').where('period_start', '<', before).execute()
}

/** Nobody else counts at it before the transaction is over. */
export async function holdGuesses(
  trx: Transaction<Database>,
  key: Buffer,
  now: Date,
): Promise<Pick<Guesses, 'wrong' | 'last_at'>> {
  return trx
    .insertInto('guesses')
    .values({ key, wrong: 0, last_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ wrong: sql<number>`guesses.wrong` }))
    .returning(['wrong', 'last_at'])
    .executeTakeFirstOrThrow()
}

export async function putGuesses(
  trx: Transaction<Database>,
  key: Buffer,
  guesses: Pick<Guesses, 'wrong' | 'last_at'>,
): Promise<void> {
  await trx.updateTable('guesses').set(guesses).where('key', '=', key).execute()
}

export async function forgetGuesses(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('guesses').where('key', '=', key).execute()
}

export async function forgetGuessesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('guesses').where('last_at', '<', before).execute()
}
