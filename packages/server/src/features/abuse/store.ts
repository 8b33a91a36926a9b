import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { AbuseTables } from './tables.ts'

type Guesses = AbuseTables['guesses']

/** What is counted: a digest, and when its period starts and ends. */
export interface Counted {
  key: Buffer
  periodStart: Date
  periodEnd: Date
  /** How many attempts. Absent: one. */
  by?: number
}

/** Adds the attempts of each, and answers the new counts in the same order. */
export async function countAttempts(db: Db, counted: readonly Counted[]): Promise<number[]> {
  // Always in the same order. Otherwise two callers with the same keys could deadlock.
  const sorted = counted.toSorted((one, other) => one.key.compare(other.key))
  const rows = await db
    .insertInto('attempts')
    .values(
      sorted.map(({ key, periodStart, periodEnd, by = 1 }) => ({
        key,
        period_start: periodStart,
        ends_at: periodEnd,
        count: by,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'period_start'])
        .doUpdateSet({ count: sql<number>`attempts.count + excluded.count` }),
    )
    .returning(['key', 'count'])
    .execute()
  const counts = new Map(rows.map(({ key, count }) => [key.toString('hex'), count]))
  return counted.map(({ key }) => counts.get(key.toString('hex')) ?? 1)
}

/** Undoes the counts of an attempt that was refused. */
export async function uncountAttempts(db: Db, counted: readonly Counted[]): Promise<void> {
  for (const { key, periodStart } of counted)
    await db
      .updateTable('attempts')
      .set({ count: sql<number>`count - 1` })
      .where('key', '=', key)
      .where('period_start', '=', periodStart)
      .execute()
}

/** When the last period with at least `count` attempts started. */
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

/** Those whose period ended before then. */
export async function forgetAttemptsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where(({ fn }) => fn.coalesce('ends_at', 'period_start'), '<', before)
    .execute()
}

/** Locks the row until the transaction ends. */
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
