import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { allow } from '../abuse/operations.ts'
import { tellOperator } from '../feedback/operations.ts'
import { LIMITS } from './limits.ts'
import { callRequestsOf, putCallRequest } from './store.ts'

export { endCallRequest } from './store.ts'

// English, like everything that only the operator reads.
const MESSAGE = 'I am about to cancel, and would like an onboarding call first.'

/** Stores the request for the operator's list of accounts, and mails it. Throws `rate_limited`. Repeat: the same. */
export async function askForCall(context: Context, host: Acting): Promise<void> {
  const { hostId } = host
  await allow(context, 'call', [[LIMITS.callsPerHost, host]])
  await context.db.transaction().execute(async (trx) => {
    const isFirst = await putCallRequest(trx, hostId, new Date(context.clock.now()))
    if (isFirst) await tellOperator(context, trx, hostId, { message: MESSAGE, page: '/upgrade/billing' })
  })
}

/** Which of these hosts wait for a call, and since when. */
export async function callsAwaited(
  { db }: Pick<Context, 'db'>,
  hostIds: readonly HostId[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await callRequestsOf(db, hostIds)
  return new Map(rows.map(({ host_id, asked_at }) => [host_id, asked_at]))
}
