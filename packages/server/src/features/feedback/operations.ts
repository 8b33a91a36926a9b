import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { FEEDBACK_GIVEN } from './events.ts'
import { LIMITS } from './limits.ts'

export interface Feedback {
  message: string
  page?: string | undefined
}

/** Throws `not_allowed` if nobody reads feedback, `rate_limited`. Repeat: another mail. */
export async function giveFeedback(
  context: Context,
  host: Acting,
  { message, page }: Feedback,
): Promise<void> {
  if (context.config.operatorEmail === undefined)
    throw new AppError('not_allowed', { detail: 'This server names nobody who reads feedback' })
  await allow(context, 'feedback', [[LIMITS.feedback, host]])
  await context.db
    .transaction()
    .execute(async (trx) => tellOperator(context, trx, host.hostId, { message, page }))
}

/**
 * Sends a mail to the operator as if the host had written it; sends nothing if nobody reads feedback. Repeat: another
 * mail, but none with the same id.
 */
export async function tellOperator(
  { events }: Pick<Context, 'events'>,
  trx: Transaction<Database>,
  hostId: HostId,
  { message, page }: Feedback,
  id: string = randomUUID(),
): Promise<void> {
  await events.record(trx, FEEDBACK_GIVEN, { id, hostId, message, page: page ?? null })
}
