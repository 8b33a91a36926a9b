import { isEventLimitReached, limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../http/caller.ts'
import { eventNumbersOf, holdHost } from '../accounts/hosts.ts'
import { embedsCounted } from '../embeds/counted.ts'
import { countEventTypes } from './store.ts'

const MOST = {
  events: { max: limits.EVENT_TYPES_MAX, code: 'event_type_limit_reached' },
  embeds: { max: limits.EMBEDS_MAX, code: 'embed_limit_reached' },
} as const

/**
 * Adds what counts to the event limit: event types and embeds. Those of one host are added in turn: they count, and see
 * the addresses that others took. Throws `event_limit_reached`, or what says that no account has as many.
 */
export async function addWithinAllowance<Added>(
  context: Context,
  host: HostId,
  kind: 'events' | 'embeds',
  add: (trx: Transaction<Database>) => Promise<Added>,
): Promise<Added> {
  const eventNumbers = await eventNumbersOf(context, host)
  return context.db.transaction().execute(async (trx) => {
    await holdHost(trx, host)
    const counts = {
      events: await countEventTypes(trx, host),
      embeds: await embedsCounted(trx, host),
      pendings: 0,
    }
    const most = MOST[kind]
    if (counts[kind] >= most.max) throw new AppError(most.code, { detail: `At most ${most.max}` })
    if (isEventLimitReached(eventNumbers, counts)) throw new AppError('event_limit_reached')
    return add(trx)
  })
}
