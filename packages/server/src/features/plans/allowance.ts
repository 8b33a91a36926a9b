import type { ErrorCode } from '@scheduling/contract'
import { isEventLimitReached } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { planOf } from './plans.ts'

/** Something that counts toward an account's event limit; its capability adds it. */
export interface Counted {
  /** A unique name among the kinds that count. */
  kind: string
  count: (trx: Transaction<Database>, hostId: HostId, now: Date) => Promise<number>
  /** The most that any account may have. */
  max: number
  code: ErrorCode
}

export const COUNTED = hook<Counted>('what counts to the event limit')

/**
 * Call it before you add one more, in the same transaction, after `lockProfile`: two requests at once would both see
 * room for one. Throws `event_limit_reached`, or the kind's own error if no account may have more.
 */
export async function refuseOverAllowance(
  context: Context,
  trx: Transaction<Database>,
  host: HostId,
  added: Counted,
): Promise<void> {
  const now = new Date(context.clock.now())
  const counts: Record<string, number> = {}
  for (const { kind, count } of context.hooks(COUNTED)) counts[kind] = await count(trx, host, now)
  if ((counts[added.kind] ?? 0) >= added.max)
    throw new AppError(added.code, { detail: `At most ${added.max}` })
  const plan = await planOf({ ...context, db: trx }, host)
  if (isEventLimitReached(plan?.event_numbers ?? null, counts)) throw new AppError('event_limit_reached')
}
