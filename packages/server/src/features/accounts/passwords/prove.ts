import { verify } from '@node-rs/argon2'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { SignedIn } from '../../../http/caller.ts'
import { allow, forgive } from '../../abuse/operations.ts'
import { LIMITS } from '../limits.ts'
import { passwordHashOf } from '../store.ts'

/**
 * Before something opens the account for good: whoever sits at a session that was left open does not know the password.
 * Throws `wrong_password`, `rate_limited`.
 */
export async function provePassword(
  context: Context,
  { accountId }: SignedIn,
  current: string,
): Promise<void> {
  await allow(context, 'password', [[LIMITS.ownPassword, accountId]])
  if (!(await verify(await passwordHashOf(context.db, accountId), current)))
    throw new AppError('wrong_password', {
      errors: [{ path: 'current', reason: 'wrong_password', message: 'Incorrect current password' }],
    })
  await forgive(context, LIMITS.ownPassword, accountId)
}
