import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import { countToCome } from '../bookings/operations.ts'
import type { EndingOrganization } from '../organizations/events.ts'
import { ENDINGS } from './queues.ts'

/**
 * Called when an organization is to be deleted. Throws `has_meetings` unless they may be canceled: people would wait for
 * somebody who does not know. Answers whether there are any, which a job then cancels.
 */
export async function endMeetings(
  context: Context,
  trx: Transaction<Database>,
  { hostId, cancelsMeetings }: EndingOrganization,
): Promise<boolean> {
  const total = await countToCome({ ...context, db: trx }, hostId)
  if (total === 0) return false
  if (!cancelsMeetings) throw new AppError('has_meetings', { detail: `${total} to come` })
  await context.jobs.send(trx, ENDINGS, [{ data: { hostId } }])
  return true
}
