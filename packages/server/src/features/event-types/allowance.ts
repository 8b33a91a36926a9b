import { isEventLimitReached } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../http/caller.ts'
import { eventNumbersOf } from '../accounts/hosts.ts'
import { embedsCounted } from '../embeds/counted.ts'
import { countEventTypes, lockEventTypes } from './store.ts'

/**
 * Adds what counts to the event limit: event types and embeds. Those of one host are added in turn: they count, and see
 * the addresses that others took. Throws `event_limit_reached`.
 */
export async function addWithinAllowance<Added>(
  context: Context,
  host: HostId,
  add: (trx: Transaction<Database>) => Promise<Added>,
): Promise<Added> {
  const eventNumbers = await eventNumbersOf(context, host)
  return context.db.transaction().execute(async (trx) => {
    await lockEventTypes(trx, host)
    const counts = {
      events: await countEventTypes(trx, host),
      embeds: await embedsCounted(trx, host),
      pendings: 0,
    }
    if (isEventLimitReached(eventNumbers, counts)) throw new AppError('event_limit_reached')
    return add(trx)
  })
}
