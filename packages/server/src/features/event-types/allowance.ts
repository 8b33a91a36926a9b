import type { ErrorCode } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { isEventLimitReached } from '@scheduling/domain/entitlements'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { occasion } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../http/caller.ts'
import { eventNumbersOf, holdHost } from '../accounts/hosts.ts'
import { countEventTypes } from './store.ts'

/** Something that counts to the event limit of an account. */
export interface Counted {
  kind: string
  count: (trx: Transaction<Database>, hostId: string, now: Date) => Promise<number>
  /** No account has more of it. */
  max: number
  code: ErrorCode
}

export const COUNTED = occasion<Counted>('what counts to the event limit')

export const COUNTED_EVENT_TYPES: Counted = {
  kind: 'events',
  count: countEventTypes,
  max: limits.EVENT_TYPES_MAX,
  code: 'event_type_limit_reached',
}

/**
 * Adds what counts to the event limit. Those of one host are added in turn: they count, and see the addresses that others
 * took. Throws `event_limit_reached`, or what says that no account has as many.
 */
export async function addWithinAllowance<Added>(
  context: Context,
  host: HostId,
  added: Counted,
  add: (trx: Transaction<Database>) => Promise<Added>,
): Promise<Added> {
  const eventNumbers = await eventNumbersOf(context, host)
  return context.db.transaction().execute(async (trx) => {
    await holdHost(trx, host)
    const now = new Date(context.clock.now())
    const counts: Record<string, number> = {}
    for (const { kind, count } of context.partakers(COUNTED)) counts[kind] = await count(trx, host, now)
    if ((counts[added.kind] ?? 0) >= added.max)
      throw new AppError(added.code, { detail: `At most ${added.max}` })
    if (isEventLimitReached(eventNumbers, counts)) throw new AppError('event_limit_reached')
    return add(trx)
  })
}
