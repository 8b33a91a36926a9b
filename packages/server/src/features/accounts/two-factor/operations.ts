import { DAY } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { Acting, SignedIn } from '../../../http/caller.ts'
import { selfOf } from '../accounts.ts'
import { recordChange } from '../changes.ts'
import { requirePassword } from '../passwords/operations.ts'
import { deleteSessions } from '../session-store.ts'
import { appAddress, hashRecoveryCode, newRecoveryCodes, newSecret, written } from './codes.ts'
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

const BEGUN_MS = DAY
const RESEALED_AT_ONCE = 1_000

export async function twoFactorNow(
  { db }: Pick<Context, 'db'>,
  { accountId }: SignedIn,
): Promise<{ since: string | null; recoveryCodesLeft: number }> {
  const stored = await twoFactorOf(db, accountId)
  return {
    since: stored?.since?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
  }
}

/** Whether anybody's secret is kept. */
export async function hasTwoFactors({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return hasAnySecret(db)
}

/** A secret that counts for nothing before a code of it is shown. Repeat: another one, and the one before is gone. */
export async function begin(
  context: Context,
  here: SignedIn,
  current: string,
): Promise<{ secret: string; address: string }> {
  await requirePassword(context, here.accountId, current, 'current')
  const { account } = await selfOf(context, here)
  const secret = newSecret()
  const isBegun = await beginTwoFactor(context.db, account.id, {
    secret: context.kept(TWO_FACTOR_SEAL).close(secret, account.id),
    begun_at: new Date(context.clock.now()),
  })
  if (!isBegun) throw new AppError('two_factor_is_on')
  return { secret, address: appAddress(secret, account.email) }
}

/** Answers the recovery codes; ends every other session. Throws `two_factor_wrong`. */
export async function switchItOn(context: Context, here: SignedIn, code: string): Promise<string[]> {
  const { accountId } = here
  const begun = await twoFactorOf(context.db, accountId)
  if (!begun || begun.since) throw new AppError('two_factor_wrong')
  await takeCode(context, begun, code, here)
  const codes = newRecoveryCodes()
  await context.db.transaction().execute(async (trx) => {
    if (!(await switchOn(trx, accountId, new Date(context.clock.now()))))
      throw new AppError('two_factor_wrong')
    await keepCodes(context, trx, accountId, codes)
    await deleteSessions(trx, accountId, here.tokenHash)
    await recordChange(context, trx, { accountId: here.accountId, acting: here }, 'two_factor_on')
  })
  return codes.map(written)
}

/** Ends every other session. Throws `two_factor_wrong`. Repeat: refused. */
export async function switchItOff(context: Context, here: SignedIn, code: string): Promise<void> {
  await showCode(context, here, code)
  await context.db.transaction().execute(async (trx) => {
    await deleteTwoFactor(trx, here.accountId)
    await deleteSessions(trx, here.accountId, here.tokenHash)
    await recordChange(context, trx, { accountId: here.accountId, acting: here }, 'two_factor_off')
  })
}

/**
 * For somebody who has lost the app and the codes and has proven who they are to whoever runs the server: signs out
 * everywhere, and the owner is told. Throws `two_factor_is_off`.
 */
export async function resetTwoFactor(
  context: Context,
  trx: Transaction<Database>,
  { accountId, acting }: { accountId: string; acting: Acting },
): Promise<void> {
  const stored = await twoFactorOf(trx, accountId)
  if (!stored?.since) throw new AppError('two_factor_is_off')
  await deleteTwoFactor(trx, accountId)
  await deleteSessions(trx, accountId, undefined)
  await recordChange(context, trx, { accountId, acting }, 'two_factor_off')
}

/** Throws `two_factor_wrong`. Repeat with another code: others, and those before are good for nothing. */
export async function renewRecoveryCodes(context: Context, here: SignedIn, code: string): Promise<string[]> {
  await showCode(context, here, code)
  const codes = newRecoveryCodes()
  await context.db.transaction().execute(async (trx) => {
    await keepCodes(context, trx, here.accountId, codes)
    await recordChange(context, trx, { accountId: here.accountId, acting: here }, 'recovery_codes_renewed')
  })
  return codes.map(written)
}

async function showCode(context: Context, here: SignedIn, code: string): Promise<void> {
  const stored = await twoFactorOf(context.db, here.accountId)
  if (!stored?.since) throw new AppError('two_factor_wrong')
  await takeCode(context, stored, code, here)
}

async function keepCodes(
  context: Context,
  trx: Transaction<Database>,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  const key = context.kept(RECOVERY_KEY)
  await replaceRecoveryCodes(
    trx,
    accountId,
    codes.map((code) => hashRecoveryCode(key, accountId, code)),
  )
}

/** Called by the daily job. Repeat: does nothing. */
export async function sweepTwoFactors(context: Context): Promise<void> {
  const { db, clock } = context
  await deleteBegunBefore(db, new Date(clock.now() - BEGUN_MS))
  const seal = context.kept(TWO_FACTOR_SEAL)
  for (const { account_id, secret } of await closedByOthers(db, seal.mark, RESEALED_AT_ONCE)) {
    const to = seal.close(seal.open(secret, account_id), account_id)
    await replaceSecret(db, account_id, { from: secret, to })
  }
}
