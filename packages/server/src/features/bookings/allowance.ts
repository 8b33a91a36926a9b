import type { Context } from '../../context.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../abuse/network.ts'
import { allow } from '../abuse/operations.ts'
import { POLICIES } from '../abuse/policies.ts'

/** Who asks for a change, as far as limits go. */
export type Asking = Pick<Caller, 'ip' | 'proof'>

/** Counts a booking by somebody unknown. Throws `proof_needed` or `rate_limited`. */
export async function allowBooking(
  context: Context,
  hostId: string,
  email: string,
  { ip, proof }: Asking,
): Promise<void> {
  const network = networkOf(ip)
  await allow(
    context,
    `book ${hostId}`,
    [
      [POLICIES.bookingsPerNetwork, network],
      // This machine itself is nobody who floods.
      [POLICIES.bookingsPerHost, network && hostId],
      [POLICIES.bookingsPerRecipient, network && email.toLowerCase()],
    ],
    proof,
  )
}

/** Counts a move or a cancelation by whoever holds the manage link. Throws as above. */
export async function allowChange(context: Context, bookingId: string, { ip, proof }: Asking): Promise<void> {
  const network = networkOf(ip)
  await allow(
    context,
    `change ${bookingId}`,
    [
      [POLICIES.changesOfBooking, network && bookingId],
      [POLICIES.changesPerNetwork, network],
    ],
    proof,
  )
}
