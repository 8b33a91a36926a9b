import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/schema.ts'
import { AppError } from '../../../errors.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import { takeBack } from '../../abuse/operations.ts'
import { ADDRESS_ASKED, ADDRESS_PROVED, REQUESTS } from '../events.ts'
import { LIMITS } from '../limits.ts'
import type { StoredRequest } from './store.ts'

/** The id of the latest mail for a request. */
export function mailIdOf({ id, mails }: Pick<StoredRequest, 'id' | 'mails'>): string {
  return stableId(id, String(mails))
}

/**
 * Sends the mail that asks whether the address is theirs. Throws `mailbox_full`, because nobody could confirm the hold
 * without the mail. The error does not reveal who filled the mailbox.
 */
export async function askByMail(
  context: Context,
  trx: Transaction<Database>,
  request: StoredRequest,
): Promise<void> {
  const { host_id: hostId, id: requestId } = request
  const mail = { hostId, recipient: request.request.invitee.email, mailId: mailIdOf(request) }
  for (const waitsUntil of context.hooks(ADDRESS_ASKED)) {
    const until = await waitsUntil(context, trx, mail)
    if (until !== undefined)
      throw new AppError('mailbox_full', {
        detail: 'No more mails go to this address for now',
        retryAfterSeconds: Math.ceil((until - context.clock.now()) / 1_000),
      })
  }
  await context.events.record(trx, REQUESTS, { hostId, requestId })
}

/** A person who confirms wanted these mails, so they no longer count toward any limit. */
export async function forgetCounted(context: Context, request: StoredRequest): Promise<void> {
  await forgetHold(context, request)
  const { mails } = request
  const askedAt = request.asked_at.getTime()
  const recipient = request.request.invitee.email
  for (const proved of context.hooks(ADDRESS_PROVED)) await proved(context, { recipient, mails, askedAt })
}

/** The hold has become a booking, or counts as a waiting request from now on. */
export async function forgetHold(context: Context, request: StoredRequest): Promise<void> {
  const { counted_for: network, host_id: hostId } = request
  const askedAt = request.asked_at.getTime()
  if (network !== null) {
    await takeBack(context, [LIMITS.holdsPerNetwork, network], askedAt)
    await takeBack(context, [LIMITS.holdsPerHost, hostId], askedAt)
  }
}
