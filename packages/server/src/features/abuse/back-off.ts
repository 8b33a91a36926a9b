import type { Instant } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { SubjectPolicy } from '../../http/policies.ts'
import { keyOf } from './operations.ts'
import { forgetGuesses, forgetGuessesBefore, holdGuesses, putGuesses } from './store.ts'

const LONGEST_WAIT_MS = DAY
// After a month without a guess, nobody is guessing anymore.
const KEPT_MS = 30 * DAY

type Counting = Pick<Context, 'db' | 'clock'>
type Doubling = Pick<SubjectPolicy, 'free' | 'periodSeconds'>

/** How long the next guess must wait after `wrong` wrong ones in a row. */
export function waitAfter(wrong: number, { free, periodSeconds }: Doubling): number {
  return wrong < free ? 0 : Math.min(periodSeconds * 1_000 * 2 ** (wrong - free), LONGEST_WAIT_MS)
}

/**
 * Counts a guess as wrong until `forgiveGuesses`, and answers how many there are in a row. Simultaneous guesses take turns.
 * Throws `rate_limited` during the wait after the last one. Repeat: counts again.
 */
export async function allowGuess(
  { db, clock }: Counting,
  policy: SubjectPolicy,
  subject: string,
): Promise<number> {
  const key = keyOf(policy, subject)
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const { wrong, last_at: last } = await holdGuesses(trx, key, new Date(now))
    const retryAfterSeconds = Math.ceil(waitLeft(wrong, last.getTime(), now, policy) / 1_000)
    if (retryAfterSeconds > 0)
      throw new AppError('rate_limited', {
        detail: `Each wrong one past ${policy.free} doubles the wait`,
        retryAfterSeconds,
      })
    await putGuesses(trx, key, { wrong: wrong + 1, last_at: new Date(now) })
    return wrong + 1
  })
}

function waitLeft(wrong: number, last: Instant, now: Instant, policy: SubjectPolicy): number {
  // If the clock was set back, we do not know how much time has passed.
  return last > now ? 0 : last + waitAfter(wrong, policy) - now
}

/** Call it after a right guess. The count starts again. */
export async function forgiveGuesses(
  { db }: Counting,
  policy: SubjectPolicy,
  subject: string,
): Promise<void> {
  await forgetGuesses(db, keyOf(policy, subject))
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpGuesses({ db, clock }: Counting): Promise<void> {
  await forgetGuessesBefore(db, new Date(clock.now() - KEPT_MS))
}
