import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Acting } from '../../../http/caller.ts'
import { networkOf } from '../../../http/network.ts'
import { keptSeal } from '../../../seal.ts'
import { keptSecret } from '../../../secrets.ts'
import type { Attempt } from '../../abuse/operations.ts'
import { allow, forgive } from '../../abuse/operations.ts'
import { recordActivity } from '../../activity/operations.ts'
import { recordChange } from '../changes.ts'
import { LIMITS } from '../limits.ts'
import { hashRecoveryCode, isRecoveryCode, stepOf } from './codes.ts'
import type { StoredTwoFactor } from './store.ts'
import { takeRecoveryCode, takeStep, twoFactorOf } from './store.ts'

/** Closes the secrets of authenticator apps. */
export const TWO_FACTOR_SEAL = keptSeal('two-factors')
/** Hashes recovery codes. */
export const RECOVERY_KEY = keptSecret('recovery-codes')

/** Somebody whose password is right already. */
interface SigningIn {
  accountId: string
  acting: Acting
  /** Of a device that has signed in before. */
  deviceKey: string | undefined
  code: string | undefined
}

/** Passes where no second factor is on. Throws `two_factor_needed`, `two_factor_wrong`, `rate_limited`. */
export async function passTwoFactor(
  context: Context,
  { accountId, acting, deviceKey, code }: SigningIn,
): Promise<void> {
  const stored = await twoFactorOf(context.db, accountId)
  if (!stored?.since) return
  if (code === undefined) throw new AppError('two_factor_needed')
  await takeCode(context, stored, code, acting, deviceKey)
}

/** Takes a code of the app, or a recovery code; each is good once. Throws `two_factor_wrong`, `rate_limited`. */
export async function takeCode(
  context: Context,
  stored: StoredTwoFactor,
  code: string,
  acting: Acting,
  deviceKey?: string,
): Promise<void> {
  const tries = triesAt(stored.account_id, code, acting, deviceKey)
  await allow(context, 'two-factor', tries)
  const isRecovery = isRecoveryCode(code)
  const isRight = await context.db.transaction().execute(async (trx) => {
    const isTaken = isRecovery
      ? await takeRecoveryCode(trx, stored.account_id, hashOf(context, stored, code))
      : await isFirstOfItsStep(context, trx, stored, code)
    if (!isTaken) await recordActivity(context, trx, acting, 'two_factor_refused')
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
  for (const [policy, subject] of tries) if (subject !== null) await forgive(context, policy, subject)
}

async function isFirstOfItsStep(
  context: Context,
  db: Parameters<typeof takeStep>[0],
  { account_id, secret }: StoredTwoFactor,
  code: string,
): Promise<boolean> {
  const opened = context.kept(TWO_FACTOR_SEAL).open(secret, account_id)
  const step = stepOf(opened, code, context.clock.now())
  return step !== undefined && takeStep(db, account_id, step)
}

function hashOf(context: Context, { account_id }: StoredTwoFactor, code: string): Buffer {
  return hashRecoveryCode(context.kept(RECOVERY_KEY), account_id, code)
}

/**
 * Six digits are guessed within a day of tries without end. Whoever knows the password can use the account's tries up;
 * a device that has signed in before has its own, and recovery codes are beyond guessing, so that the owner still comes in.
 */
function triesAt(
  accountId: string,
  code: string,
  { ip }: Acting,
  deviceKey: string | undefined,
): readonly Attempt[] {
  if (deviceKey !== undefined) return [[LIMITS.twoFactorOnDevice, deviceKey]]
  const network = networkOf(ip)
  const here: Attempt = [LIMITS.twoFactorHere, network && `${network} ${accountId}`]
  return isRecoveryCode(code) ? [here] : [here, [LIMITS.twoFactorAnywhere, accountId]]
}
