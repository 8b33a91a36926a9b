import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { Acting, SignedIn } from '../../http/caller.ts'
import { recordChange } from '../accounts/changes.ts'
import { currentUserOf, lockAccount } from '../accounts/operations.ts'
import { requirePassword } from '../passwords/operations.ts'
import { endSessions } from '../sessions/operations.ts'
import { appAddress, formatRecoveryCode, hashRecoveryCode, newRecoveryCodes, newSecret } from './codes.ts'
import {
  beginTwoFactor,
  closedByOthers,
  countRecoveryCodes,
  deleteBegunBefore,
  deleteTwoFactor,
  hasAnySecret,
  replaceRecoveryCodes,
  replaceSecret,
  switchOn,
  twoFactorOf,
} from './store.ts'
import { RECOVERY_KEY, takeCode, TWO_FACTOR_SEAL } from './take-code.ts'

export { accountsWithTwoFactor } from './store.ts'

const SETUP_MS = DAY
const RESEALED_AT_ONCE = 1_000

export async function twoFactorStatus(
  { db }: Pick<Context, 'db'>,
  { accountId }: SignedIn,
): Promise<{ since: string | null; recoveryCodesLeft: number }> {
  const stored = await twoFactorOf(db, accountId)
  return {
    since: stored?.since?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
  }
}

/** Whether any secret is stored. */
export async function hasTwoFactors({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return hasAnySecret(db)
}

/**
 * Makes a secret that does not count until a code of it is entered. Repeat: makes another one, and the earlier one is
 * gone.
 */
export async function beginSetup(
  context: Context,
  here: SignedIn,
  current: string,
): Promise<{ secret: string; address: string }> {
  await requirePassword(context, here.accountId, current, 'current')
  const { account } = await currentUserOf(context, here)
  const secret = newSecret()
  const isBegun = await beginTwoFactor(context.db, account.id, {
    secret: context.service(TWO_FACTOR_SEAL).close(secret, account.id),
    begun_at: new Date(context.clock.now()),
  })
  if (!isBegun) throw new AppError('two_factor_is_on')
  return { secret, address: appAddress(secret, account.email) }
}

/** Answers the recovery codes; ends every other session. Throws `two_factor_wrong`. */
export async function switchTwoFactorOn(context: Context, here: SignedIn, code: string): Promise<string[]> {
  const { accountId } = here
  const begun = await twoFactorOf(context.db, accountId)
  if (!begun || begun.since) throw new AppError('two_factor_wrong')
  await takeCode(context, begun, code, here)
  const codes = newRecoveryCodes()
  await context.db.transaction().execute(async (trx) => {
    if (!(await switchOn(trx, accountId, new Date(context.clock.now()))))
      throw new AppError('two_factor_wrong')
    await replaceCodes(context, trx, accountId, codes)
    await endSessions(trx, accountId, here.tokenHash)
    await recordChange(context, trx, { accountId: here.accountId, acting: here }, 'two_factor_on')
  })
  return codes.map(formatRecoveryCode)
}

/** Ends every other session. Throws `two_factor_wrong`. Repeat: refused. */
export async function switchTwoFactorOff(context: Context, here: SignedIn, code: string): Promise<void> {
  await requireCode(context, here, code)
  await context.db.transaction().execute(async (trx) => {
    await deleteTwoFactor(trx, here.accountId)
    await endSessions(trx, here.accountId, here.tokenHash)
    await recordChange(context, trx, { accountId: here.accountId, acting: here }, 'two_factor_off')
  })
}

/**
 * For an owner who has lost the app and the codes and has proved who they are to whoever runs the server. Signs out
 * everywhere and tells the owner. Throws `two_factor_is_off`.
 */
export async function resetTwoFactor(
  context: Context,
  trx: Transaction<Database>,
  { accountId, acting }: { accountId: string; acting: Acting },
): Promise<void> {
  const stored = await twoFactorOf(trx, accountId)
  if (!stored?.since) throw new AppError('two_factor_is_off')
  await deleteTwoFactor(trx, accountId)
  await endSessions(trx, accountId)
  await recordChange(context, trx, { accountId, acting }, 'two_factor_off')
}

/** Throws `two_factor_wrong`. Repeat with another code: makes others, and the earlier ones stop working. */
export async function renewRecoveryCodes(context: Context, here: SignedIn, code: string): Promise<string[]> {
  await requireCode(context, here, code)
  const codes = newRecoveryCodes()
  await context.db.transaction().execute(async (trx) => {
    await lockAccount(trx, here.accountId)
    await replaceCodes(context, trx, here.accountId, codes)
    await recordChange(context, trx, { accountId: here.accountId, acting: here }, 'recovery_codes_renewed')
  })
  return codes.map(formatRecoveryCode)
}

async function requireCode(context: Context, here: SignedIn, code: string): Promise<void> {
  const stored = await twoFactorOf(context.db, here.accountId)
  if (!stored?.since) throw new AppError('two_factor_wrong')
  await takeCode(context, stored, code, here)
}

async function replaceCodes(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  const key = context.service(RECOVERY_KEY)
  await replaceRecoveryCodes(
    trx,
    accountId,
    codes.map((code) => hashRecoveryCode(key, accountId, code)),
  )
}

/** Called by the daily job. Repeat: does nothing. */
export async function cleanUpTwoFactors(context: Context): Promise<void> {
  const { db, clock } = context
  await deleteBegunBefore(db, new Date(clock.now() - SETUP_MS))
  const seal = context.service(TWO_FACTOR_SEAL)
  for (const { account_id, secret } of await closedByOthers(db, seal.mark, RESEALED_AT_ONCE)) {
    const to = seal.close(seal.open(secret, account_id), account_id)
    await replaceSecret(db, account_id, { from: secret, to })
  }
}
