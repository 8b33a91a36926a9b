import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import type { Attempt } from '../abuse/operations.ts'
import { allow } from '../abuse/operations.ts'
import type { OfferedHost } from '../offers/offer.ts'
import { LIMITS } from './limits.ts'

/** Who asks for a change, as far as limits go. */
export type Asking = Pick<Caller, 'ip' | 'proof'>

/** Who is booked, and whether each booking is to cost some work. */
type Booked = Pick<OfferedHost, 'id' | 'asksForProof'>

/** Counts a booking by somebody unknown. Throws `proof_needed` or `rate_limited`. */
export async function allowBooking(
  context: Context,
  { id, asksForProof }: Booked,
  email: string,
  { ip, proof }: Asking,
): Promise<void> {
  const attempts = bookingAttempts(id, email, networkOf(ip))
  await allow(context, `book ${id}`, attempts, proof, { always: asksForProof })
}

/**
 * Counts a time that is to be held for somebody unknown, and answers of whom, to be taken back when a booking comes of it.
 * Throws as above.
 */
export async function allowHold(
  context: Context,
  { id, asksForProof }: Booked,
  email: string,
  { ip, proof }: Asking,
): Promise<string | null> {
  const network = networkOf(ip)
  // Kept with the request: no address is to lie about there.
  const caller = network && createHash('sha256').update(`${network}\0${id}`).digest('base64url')
  const attempts = bookingAttempts(id, email, network)
  const all: Attempt[] = [...attempts, [LIMITS.holdsPerNetwork, caller], [LIMITS.holdsPerHost, network && id]]
  await allow(context, `book ${id}`, all, proof, { always: asksForProof })
  return caller
}

function bookingAttempts(hostId: string, email: string, network: string | null): Attempt[] {
  return [
    [LIMITS.bookingsPerNetwork, network],
    // This machine itself is nobody who floods.
    [LIMITS.bookingsPerHost, network && hostId],
    [LIMITS.bookingsPerRecipient, network && email.toLowerCase()],
  ]
}

/** Counts a move or a cancelation by whoever holds the manage link. Throws as above. */
export async function allowChange(context: Context, bookingId: string, { ip, proof }: Asking): Promise<void> {
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
