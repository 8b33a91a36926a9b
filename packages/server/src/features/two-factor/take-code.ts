import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { networkOf } from '../../http/network.ts'
import type { SubjectPolicy } from '../../http/policies.ts'
import { keptSeal } from '../../seal.ts'
import { keptSecret } from '../../secrets.ts'
import { allowGuess, forgiveGuesses } from '../abuse/back-off.ts'
import { allow, countIfFree, forgive } from '../abuse/operations.ts'
import { recordChange } from '../accounts/changes.ts'
import { recordActivity } from '../activity/operations.ts'
import { hashRecoveryCode, isRecoveryCode, stepOf } from './codes.ts'
import { LIMITS } from './limits.ts'
import type { StoredTwoFactor } from './store.ts'
import { takeRecoveryCode, takeStep, twoFactorOf } from './store.ts'

/** Seals the secrets of authenticator apps. */
export const TWO_FACTOR_SEAL = keptSeal('two-factors')
/** Hashes recovery codes. */
export const RECOVERY_KEY = keptSecret('recovery-codes')

/** Somebody who has already entered the right password. */
interface SecondFactorTry {
  accountId: string
  acting: Acting
  /** The key of a device that signed in before. */
  deviceKey: string | undefined
  code: string | undefined
}

/** Does nothing if no second factor is on. Throws `two_factor_needed`, `two_factor_wrong`, `rate_limited`. */
export async function requireSecondFactor(
  context: Context,
  { accountId, acting, deviceKey, code }: SecondFactorTry,
): Promise<void> {
  const stored = await twoFactorOf(context.db, accountId)
  if (!stored?.since) return
  if (code === undefined) throw new AppError('two_factor_needed')
  await takeCode(context, stored, code, acting, deviceKey)
}

/** Accepts a code of the app, or a recovery code; each works once. Throws `two_factor_wrong`, `rate_limited`. */
export async function takeCode(
  context: Context,
  stored: StoredTwoFactor,
  code: string,
  acting: Acting,
  deviceKey?: string,
): Promise<void> {
  const here = triesHere(stored.account_id, acting)
  await allow(context, 'two-factor', [[LIMITS.twoFactorHere, here]])
  const isRecovery = isRecoveryCode(code)
  // Nobody can guess recovery codes, so with one the owner gets in however often others guess.
  const guesses = isRecovery ? undefined : guessesAt(stored.account_id, deviceKey)
  const wrongInARow = guesses ? await allowGuess(context, ...guesses) : 0
  const isRight = await context.db.transaction().execute(async (trx) => {
    const isTaken = isRecovery
      ? await takeRecoveryCode(trx, stored.account_id, hashOf(context, stored, code))
      : await isFirstOfItsStep(context, trx, stored, code)
    if (!isTaken) await recordWrongCode(context, trx, stored, acting, wrongInARow)
    else if (isRecovery)
      await recordChange(context, trx, { accountId: stored.account_id, acting }, 'recovery_code_used')
    return isTaken
  })
  if (!isRight)
    throw new AppError('two_factor_wrong', {
      errors: [
        { path: 'code', reason: 'two_factor_wrong', message: 'The provided two-factor code was not valid.' },
      ],
    })
  if (here !== null) await forgive(context, LIMITS.twoFactorHere, here)
  if (guesses) await forgiveGuesses(context, ...guesses)
}

/** Somebody who guesses knows the password, so the owner is told: once a day, if there are many guesses. */
async function recordWrongCode(
  context: Context,
  trx: Transaction<Database>,
  { account_id: accountId, since }: StoredTwoFactor,
  acting: Acting,
  wrongInARow: number,
): Promise<void> {
  const isNews =
    since !== null &&
    wrongInARow >= LIMITS.twoFactorAnywhere.free &&
    (await countIfFree(context, LIMITS.twoFactorMails, accountId))
  if (isNews) await recordChange(context, trx, { accountId, acting }, 'two_factor_guessed')
  else await recordActivity(context, trx, acting, 'two_factor_refused')
}

async function isFirstOfItsStep(
  context: Context,
  db: Parameters<typeof takeStep>[0],
  { account_id, secret }: StoredTwoFactor,
  code: string,
): Promise<boolean> {
  const opened = context.service(TWO_FACTOR_SEAL).open(secret, account_id)
  const step = stepOf(opened, code, context.clock.now())
  return step !== undefined && takeStep(db, account_id, step)
}

function hashOf(context: Context, { account_id }: StoredTwoFactor, code: string): Buffer {
  return hashRecoveryCode(context.service(RECOVERY_KEY), account_id, code)
}

/** The key for tries from one network at any code of the account. */
function triesHere(accountId: string, { ip }: Acting): string | null {
  const network = networkOf(ip)
  return network && `${network} ${accountId}`
}

/**
 * Somebody who knows the password can make the account's codes wait. A known device waits only for its own guesses,
 * so the owner still gets in.
 */
function guessesAt(accountId: string, deviceKey: string | undefined): [SubjectPolicy, string] {
  return deviceKey === undefined
    ? [LIMITS.twoFactorAnywhere, accountId]
    : [LIMITS.twoFactorOnDevice, `${accountId} ${deviceKey}`]
}
