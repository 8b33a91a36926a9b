import type { ErrorCode } from '@scheduling/contract'
import { isEventLimitReached } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { occasion } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { planOf } from './plans.ts'

/** Something that counts to the event limit of an account; its capability takes part with it. */
export interface Counted {
  /** Of its own among those that count. */
  kind: string
  count: (trx: Transaction<Database>, hostId: HostId, now: Date) => Promise<number>
  /** No account has more of it. */
  max: number
  code: ErrorCode
}

export const COUNTED = occasion<Counted>('what counts to the event limit')

/**
 * Before one more is added, in the same transaction, which holds the host (`lockProfile`): two at once would both see room for
 * one. Throws `event_limit_reached`, or what says that no account has as many.
 */
export async function refuseOverAllowance(
  context: Context,
  trx: Transaction<Database>,
  host: HostId,
  added: Counted,
): Promise<void> {
  const now = new Date(context.clock.now())
  const counts: Record<string, number> = {}
  for (const { kind, count } of context.partakers(COUNTED)) counts[kind] = await count(trx, host, now)
  if ((counts[added.kind] ?? 0) >= added.max)
    throw new AppError(added.code, { detail: `At most ${added.max}` })
  const plan = await planOf({ ...context, db: trx }, host)
  if (isEventLimitReached(plan?.event_numbers ?? null, counts)) throw new AppError('event_limit_reached')
}
