import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Authenticators } from '../../http/authenticators.ts'
import { findAccount } from '../accounts/operations.ts'
import { bySession } from '../sessions/operations.ts'

/** Accepts accounts that are marked as operator. Throws `route_not_found` for any other account that is signed in. */
export function operatorAccount(context: Context): Authenticators['operatorAccount'] {
  const withToken = bySession(context)
  return async (request, reply) => {
    const { host } = await withToken(request, reply)
    const account = await findAccount(context, host.accountId)
    if (!host.isVerified || !account?.is_operator) throw new AppError('route_not_found')
    return { host }
  }
}
