import type { BookingTimes, ChangeDecision, ChangedBy, Instant } from '@scheduling/domain'
import { mayCancel, mayReschedule } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Offer } from '../offers/offer.ts'
import { factsOf } from '../offers/origin.ts'
import type { StoredBooking } from './store.ts'

export type Action = 'reschedule' | 'cancel'

/** Whether this booking can be changed now. The booking's own notices apply. The host needs no notice. */
export function mayChange(
  action: Action,
  booking: StoredBooking,
  now: Instant,
  by: ChangedBy,
): ChangeDecision {
  const times = { ...timesOf(booking), isOfSeveral: isOfSeveral(booking) }
  return action === 'reschedule'
    ? mayReschedule(times, booking.reschedule_notice, now, by)
    : mayCancel(times, booking.cancel_notice, now, by)
}

/** Throws the reason why this booking cannot be changed now. */
export function requirePermission(
  { clock }: Pick<Context, 'clock'>,
  action: Action,
  booking: StoredBooking,
  by: ChangedBy,
): void {
  const decision = mayChange(action, booking, clock.now(), by)
  if (!decision.ok) throw new AppError(decision.reason)
}

/** Whether several people agreed on it in a poll. Then none of them can cancel it for the others. */
export function isOfSeveral({ origin_kind }: Pick<StoredBooking, 'origin_kind'>): boolean {
  return factsOf(origin_kind).isOfSeveral
}

export function timesOf(booking: StoredBooking): BookingTimes {
  return {
    start: booking.starts_at.getTime(),
    end: booking.ends_at.getTime(),
    canceled: booking.status === 'canceled',
  }
}

/**
 * Known customers come to their owner. Whoever types somebody's address must not learn whose customer that is, so only a mail to
 * the address says who hosts, unless it was confirmed first.
 */
export function mayNameHosts(offer: Pick<Offer, 'ownerFirst' | 'confirmEmail'> | undefined): boolean {
  return !offer?.ownerFirst || offer.confirmEmail
}
