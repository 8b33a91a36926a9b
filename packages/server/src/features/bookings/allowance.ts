import type { Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { Attempt } from '../abuse/operations.ts'
import { allow } from '../abuse/operations.ts'
import type { OfferedHost } from '../offers/offer.ts'
import { INVITEE_BOOKED } from './events.ts'
import { LIMITS } from './limits.ts'

/** What the limits need to know about the sender of a request. */
export type Requester = Pick<Caller, 'ip' | 'proof'>

/** The host, and whether each booking needs a proof of work. */
type BookedHost = Pick<OfferedHost, 'id' | 'asksForProof'>

/** Counts a booking by an invitee. Throws `proof_needed` or `rate_limited`. */
export async function allowBooking(
  context: Context,
  { id, asksForProof }: BookedHost,
  email: string,
  { ip, proof }: Requester,
): Promise<void> {
  const attempts = bookingAttempts(id, email, networkOf(ip))
  await allow(context, `book ${id}`, attempts, proof, { always: asksForProof })
}

/** Counts a hold. The count is taken back when the hold becomes a booking. Throws as above. */
export async function allowHold(
  context: Context,
  { id, asksForProof }: BookedHost,
  email: string,
  caller: Requester,
): Promise<void> {
  const network = networkOf(caller.ip)
  const attempts: Attempt[] = [
    ...bookingAttempts(id, email, network),
    [LIMITS.holdsPerNetwork, networkMark(id, caller)],
    [LIMITS.holdsPerHost, network && id],
  ]
  await allow(context, `book ${id}`, attempts, caller.proof, { always: asksForProof })
}

/** A hash of the network that a hold is counted for. We store it with the request, so it must not reveal the IP address. */
export function networkMark(hostId: HostId, { ip }: Requester): string | null {
  const network = networkOf(ip)
  return network && createHash('sha256').update(`${network}\0${hostId}`).digest('base64url')
}

function bookingAttempts(hostId: HostId, email: string, network: string | null): Attempt[] {
  return [
    [LIMITS.bookingsPerNetwork, network],
    // Calls from this machine have no network and are not limited.
    [LIMITS.bookingsPerHost, network && hostId],
    [LIMITS.bookingsPerRecipient, network && email.toLowerCase()],
  ]
}

/** Counts a move or a cancellation by manage link. Throws as above. */
export async function allowChange(
  context: Context,
  bookingId: string,
  { ip, proof }: Requester,
): Promise<void> {
  const network = networkOf(ip)
  await allow(
    context,
    `change ${bookingId}`,
    [
      [LIMITS.changesOfBooking, network && bookingId],
      [LIMITS.changesPerNetwork, network],
    ],
    proof,
  )
}

/** Throws `rate_limited` if too many people who may never have written to the host got mail today. Counts this one, else. */
export async function refuseUnmailable(
  context: Context,
  trx: Transaction<Database>,
  { hostId, id, recipient }: { hostId: HostId; id: string; recipient: string },
): Promise<void> {
  const mail = { hostId, recipient, mailId: stableId(id, recipient.toLowerCase()) }
  for (const waitsUntil of context.hooks(INVITEE_BOOKED)) {
    const until = await waitsUntil(context, trx, mail)
    if (until !== undefined)
      throw new AppError('rate_limited', {
        detail: 'Enough people who may never have written to you got mail today',
        retryAfterSeconds: Math.ceil((until - context.clock.now()) / 1_000),
      })
  }
}
