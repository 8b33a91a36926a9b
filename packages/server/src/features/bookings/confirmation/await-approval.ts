import { approvalUntil, HOUR, limits } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import { prolongHolds } from '../../holds/operations.ts'
import type { Offer } from '../../offers/offer.ts'
import { APPROVALS_WANTED, REQUESTS } from '../events.ts'
import { withHostLocks } from '../guard/locks.ts'
import { APPROVAL_LIMITS } from './queues.ts'
import { isPending } from './state.ts'
import type { StoredRequest } from './store.ts'
import { countWaiting, requestById, setWaitsForHost } from './store.ts'
import type { RequestId } from './tokens.ts'

type Approval = NonNullable<Offer['approval']>

/**
 * Until when the time of a request is held that can be answered until `until`. Where silence accepts it, nobody else gets the
 * time before a late worker has booked it.
 */
export function endOfHold({ unanswered }: Approval, until: Instant, start: Instant): Instant {
  return unanswered === 'accept' ? Math.min(until + HOUR, start) : until
}

/**
 * From now on the request waits for the host. The invitee has confirmed their address. Repeat: the same. Throws `hold_expired`
 * and `requests_waiting`.
 */
export async function awaitApproval(
  context: Context,
  ids: RequestId,
  approval: Approval,
): Promise<StoredRequest> {
  const first = await requestById(context.db, ids)
  if (!first) throw new AppError('hold_expired')
  return withHostLocks(context, {
    hostIds: first.host_ids,
    write: async (trx) => {
      const now = context.clock.now()
      const request = await requestById(trx, ids)
      if (!request || !isPending(request, now)) throw new AppError('hold_expired')
      if (request.waits_for !== 'email') return request
      const { origin_id: originId, email_key: emailKey, counted_for: countedFor, starts_at } = request
      const counted = { originId, emailKey, countedFor, except: request.id }
      await refuseTooMany(trx, ids.hostId, { ...counted, waitsForHost: true }, now)
      const start = starts_at.getTime()
      const until = approvalUntil(start, now, approval.hours)
      const waiting = await setWaitsForHost(trx, ids, { unanswered: approval.unanswered, until })
      for (const hostId of request.host_ids)
        await prolongHolds(trx, hostId, request.id, endOfHold(approval, until, start))
      await askHost(context, trx, waiting)
      return waiting
    },
  })
}

/** Tells invitee and host of a request, and plans what happens at its end. */
export async function askHost(
  context: Context,
  trx: Transaction<Database>,
  request: StoredRequest,
): Promise<void> {
  const data = { hostId: request.host_id, requestId: request.id }
  await context.events.record(trx, REQUESTS, data)
  await context.events.record(trx, APPROVALS_WANTED, data)
  await planApprovalLimit(context, trx, request)
}

/** Plans what happens if the host does not answer. */
export async function planApprovalLimit(
  context: Context,
  trx: Transaction<Database>,
  { host_id: hostId, id: requestId, expires_at: until }: StoredRequest,
): Promise<void> {
  const at = until.getTime()
  const id = stableId(requestId, 'approval-limit', String(at))
  await context.jobs.send(trx, APPROVAL_LIMITS, [{ id, data: { hostId, requestId }, at }])
}

/**
 * Requests hold times for days, so strangers get few of them, and each person one per event type. `waitsForHost`: this one does,
 * or will once the address is confirmed. One code for all limits:
 * whoever types somebody's address does not learn which of them it was. Throws `requests_waiting`.
 */
export async function refuseTooMany(
  trx: Transaction<Database>,
  hostId: HostId,
  { waitsForHost, ...request }: Parameters<typeof countWaiting>[2] & { waitsForHost: boolean },
  now: Instant,
): Promise<void> {
  const { ofHost, ofNetwork, ofPerson } = await countWaiting(trx, hostId, request, now)
  const isFull =
    ofNetwork >= limits.WAITING_REQUESTS_PER_NETWORK_MAX || ofHost >= limits.WAITING_REQUESTS_PER_HOST_MAX
  if (ofPerson > 0 || (waitsForHost && isFull))
    throw new AppError('requests_waiting', { detail: 'Withdraw a request, or wait for an answer' })
}
