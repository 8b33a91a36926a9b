import type { Instant } from '@scheduling/domain'
import { limits } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { sourceOfHold } from '../../holds/busy.ts'
import type { Offer } from '../../offers/offer.ts'
import { openOffer, withPerson } from '../../offers/operations.ts'
import { writtenOrRefused } from '../conflict.ts'
import type { BookingOrHold } from './booking-or-hold.ts'
import { asBooking, asHold } from './booking-or-hold.ts'
import { awaitApproval } from './await-approval.ts'
import type { SlotClaim } from '../claim.ts'
import { takeSlot } from '../guard/take-slot.ts'
import type { BookingWithOffer } from '../operations.ts'
import { earlierBooking } from '../operations.ts'
import { acceptRequest } from '../request.ts'
import { insertBooking } from '../write.ts'
import { forgetCounted } from './mail.ts'
import { bookingOfRequest, releaseRequests, requestedOffer, requestState } from './operations.ts'
import { offerOfStarts } from './offered-starts.ts'
import { isPending } from './state.ts'
import type { StoredRequest } from './store.ts'
import { countTry, deleteRequest, requestById } from './store.ts'
import type { RequestId } from './tokens.ts'
import { isCode } from './tokens.ts'

/**
 * Books the held time, or asks the host where they approve each booking. `code` is what the invitee typed. It is null if they opened the link in the mail. All rules of the
 * request and the host's time are checked again. Repeat: the same booking. Throws `hold_expired`, `code_wrong`,
 * `code_used_up`, `requests_waiting`, and what a booking throws.
 */
export async function confirmRequest(
  context: Context,
  ids: RequestId,
  code: string | null,
): Promise<BookingOrHold> {
  const status = await requestState(context, ids)
  if (status.state !== 'confirm_email') return status
  if (code !== null && !(await countTry(context.db, ids))) {
    // A request that was just booked is gone, so its tries cannot be counted.
    const booking = await bookingOfRequest(context, ids)
    if (booking) return asBooking(booking)
    throw new AppError('code_used_up')
  }
  if (code !== null) refuseWrong(context, ids, code)
  const { request } = status
  const { approval } = await requestedOffer(context, context.db, request)
  const result = approval
    ? asHold(await awaitApproval(context, ids, approval))
    : asBooking(await bookRequest(context, ids, request))
  await forgetCounted(context, request)
  return result
}

function refuseWrong(context: Context, ids: RequestId, code: string): void {
  if (!isCode(context, ids, code))
    throw new AppError('code_wrong', {
      detail: `code: not the one that was sent; at most ${limits.CONFIRM_TRIES_MAX} tries`,
      errors: [{ path: 'code', reason: 'wrong', message: 'This is not the code in the mail' }],
    })
}

/**
 * Books a request that nobody else has answered. `agreedStart`: an offered start that the invitee chose, or a proposed one
 * that the host chose; absent: the requested one.
 * Throws `hold_expired` if somebody has answered, `slot_not_available` for a start that is neither, and what a booking
 * throws.
 */
export async function bookRequest(
  context: Context,
  ids: RequestId,
  request: StoredRequest,
  agreedStart?: Instant,
): Promise<BookingWithOffer> {
  const offer = await requestedOffer(context, context.db, request)
  const result = await takeSlot(context, confirmClaim(context, ids, request, offer, agreedStart))
  // If two requests confirm at once, the second is blocked by the booking that the first one made.
  const booking = result.ok ? undefined : await bookingOfRequest(context, ids)
  return booking ?? writtenOrRefused(context, result)
}

function confirmClaim(
  context: Context,
  ids: RequestId,
  { starts_at, asked_at, host_ids, ...row }: StoredRequest,
  offer: Offer,
  agreedStart: Instant | undefined,
): SlotClaim<BookingWithOffer> {
  const { hostId, requestId } = ids
  const start = agreedStart ?? starts_at.getTime()
  // The host agreed to the start, so only the rules that concern doubles hold.
  const atStart = (current: Offer) =>
    agreedStart === undefined ? current : offerOfStarts(current, { host_ids }, [agreedStart])
  const repeat =
    row.key_hash && row.request_hash ? { keyHash: row.key_hash, requestHash: row.request_hash } : undefined
  return {
    start,
    options: {
      except: sourceOfHold(requestId),
      ...(agreedStart === undefined ? { askedAt: asked_at.getTime() } : { byHost: true }),
    },
    hostIds: host_ids,
    offer: atStart(offer),
    first: { hostIds: host_ids },
    confirmsHold: true,
    currentOffer: async (db, only) =>
      atStart(await withPerson(context, await openOffer(context, db, offer, only), row.request.person)),
    earlier: async (db) =>
      (await earlierBooking(context, hostId, repeat, db)) ?? bookingOfRequest(context, ids, db),
    write: async (trx, slot) => {
      const request = await requestById(trx, ids)
      // Whoever books it has the proof that it waited for when it was read, and perhaps not the next one.
      const isSame = request?.waits_for === row.waits_for && isPending(request, context.clock.now())
      if (!request || !isSame) throw new AppError('hold_expired')
      if (agreedStart !== undefined && !isAgreed(request, agreedStart))
        throw new AppError('slot_not_available')
      refuseChanged(slot.offer, request)
      await deleteRequest(trx, ids)
      await releaseRequests(trx, [request])
      const booking = await insertBooking(context, trx, slot, {
        id: requestId,
        request: { ...request.request, start: new Date(start).toISOString() },
        repeat,
        linkId: request.link_id,
      })
      return { booking, offer }
    },
  }
}

function isAgreed({ offered_starts, proposed_starts }: StoredRequest, start: Instant): boolean {
  return (offered_starts ?? proposed_starts ?? []).some((one) => one.getTime() === start)
}

/** The offer may have new questions. The invitee cannot answer them here, so they must pick a time again. */
function refuseChanged(offer: Offer, { request }: StoredRequest): void {
  try {
    acceptRequest(offer, request)
  } catch (cause) {
    throw new AppError('slot_not_available', { detail: 'The event type was changed since', cause })
  }
}
