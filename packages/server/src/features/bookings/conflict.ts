import type { Instant, Reason } from '@scheduling/domain'
import { publicReason } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Offer } from '../offers/offer.ts'
import type { SlotOptions } from '../slots/operations.ts'
import { nearestStarts } from '../slots/operations.ts'

/** What `takeSlot` answers: what was written, or why nothing was. */
export type BookingResult<Written> = { ok: true; written: Written } | { ok: false; conflict: BookingConflict }

/** A slot that a request did not get. */
export interface BookingConflict {
  /** The offer at the check that failed. */
  offer: Offer
  start: Instant
  options: SlotOptions
  reasons: ConflictReasons
}

/** All reasons why the slot is not free. `overtaken`: another request was faster, and only the database noticed. */
export type ConflictReasons = readonly [Reason, ...Reason[]] | 'overtaken'

/** Rolls a transaction back. Outside of `takeSlot` it is a plain `slot_taken`. */
export class SlotLost extends AppError {
  readonly reasons: ConflictReasons

  constructor(reasons: ConflictReasons) {
    super('slot_taken')
    this.reasons = reasons
  }
}

/** The conflict of a lost slot. Throws every other error. `offer`: at the check that failed. */
export function conflictOf(
  error: unknown,
  { start, options }: Pick<BookingConflict, 'start' | 'options'>,
  offer: Offer,
): { ok: false; conflict: BookingConflict } {
  if (!(error instanceof SlotLost)) throw error
  return { ok: false, conflict: { offer, start, options, reasons: error.reasons } }
}

/** The one place that turns a conflict into an error. The error names the nearest free starts. */
export async function writtenOrRefused<Written>(
  context: Context,
  result: BookingResult<Written>,
): Promise<Written> {
  if (result.ok) return result.written
  const { offer, start, options, reasons } = result.conflict
  const nearest = await nearestStarts(context, offer, start, options)
  // Only hosts learn the reasons. Invitees learn no more than the page shows.
  const showsReasons = options.byHost && reasons !== 'overtaken'
  const detail = showsReasons ? `start: ${reasons.map(({ code }) => code).join(', ')}` : undefined
  throw new AppError(conflictCode(result.conflict), { nearest, detail })
}

/** `slot_taken` if only other meetings block the slot. Outside the host's hours the answer does not reveal meetings. */
export function conflictCode({ reasons }: BookingConflict): 'slot_taken' | 'slot_not_available' {
  return reasons === 'overtaken' || publicReason(reasons) === 'taken' ? 'slot_taken' : 'slot_not_available'
}
