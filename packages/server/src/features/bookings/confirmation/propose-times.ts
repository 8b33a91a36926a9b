import type { Instant } from '@scheduling/domain'
import { approvalUntil } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError, fieldError } from '../../../errors.ts'
import { TIMES_PROPOSED } from '../events.ts'
import { withHostLocks } from '../guard/locks.ts'
import { planApprovalLimit } from './await-approval.ts'
import { answerHours } from './offered-starts.ts'
import { releaseRequests, requestedOffer } from './operations.ts'
import type { StoredRequest } from './store.ts'
import { requestById, setProposedStarts } from './store.ts'
import type { RequestId } from './tokens.ts'

interface ProposedTimes {
  starts: readonly Instant[]
  message: string
}

/**
 * Proposes other times to the host in place of the offered ones, as the invitee. The offered ones are free again, and the
 * proposed ones are not held: nobody holds times outside of the hours that the host has not seen. Silence declines it. Throws
 * `invalid_input` for a time in the past, and `hold_expired` if no offer stands. Repeat: does nothing.
 */
export async function proposeTimes(
  context: Context,
  ids: RequestId,
  { starts, message }: ProposedTimes,
): Promise<void> {
  const request = await requestById(context.db, ids)
  if (!request || isProposed(request, starts)) return
  const past = starts.findIndex((start) => start <= context.clock.now())
  if (past >= 0) throw fieldError(`starts[${past}]`, 'in_the_past', 'Expected a time in the future')
  const offer = await requestedOffer(context, context.db, request)
  await withHostLocks(context, {
    hostIds: request.host_ids,
    write: async (trx) => {
      const now = context.clock.now()
      const until = approvalUntil(Math.max(...starts), now, answerHours(offer))
      const proposed = await setProposedStarts(trx, ids, { starts, message, until }, now)
      if (!proposed) {
        const current = await requestById(trx, ids)
        if (current && isProposed(current, starts)) return
        throw new AppError('hold_expired')
      }
      await releaseRequests(trx, [request])
      await context.events.record(trx, TIMES_PROPOSED, ids)
      await planApprovalLimit(context, trx, proposed)
    },
  })
}

function isProposed({ proposed_starts: proposed }: StoredRequest, starts: readonly Instant[]): boolean {
  return proposed?.length === starts.length && proposed.every((start) => starts.includes(start.getTime()))
}
