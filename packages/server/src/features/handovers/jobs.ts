import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import type { Handover } from '@scheduling/contract'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { mailTexts } from '../../mail/content/mail-texts.ts'
import { cancelBooking } from '../bookings/change/cancel.ts'
import { reassignBooking } from '../bookings/change/reassign.ts'
import { languageOf } from '../bookings/locale.ts'
import { bookingById, meetingsToCome } from '../bookings/operations.ts'
import { findHost } from '../hosts/operations.ts'
import type { HandoverJob } from './queues.ts'
import { handoverById, settleHandover } from './store.ts'

/** Why a meeting stays with who has gone, by the refusal of the change. */
const REASONS: Partial<Record<string, Handover['reason']>> = {
  slot_taken: 'not_free',
  slot_not_available: 'not_free',
  invalid_input: 'not_in_team',
}

// The meeting may have ended in another way meanwhile.
const ENDED: readonly string[] = ['booking_not_found', 'already_canceled', 'already_started']

/**
 * Lets somebody else come to one meeting. A meeting that cannot be handed on stays with who has gone, and is named: the
 * others must not wait for it. Repeat: the same, because whoever has handed it on comes to it no longer.
 */
export async function handOver(context: Context, { hostId, bookingId, person }: HandoverJob): Promise<void> {
  const id = { host_id: hostId, booking_id: bookingId, person }
  const handover = await handoverById(context.db, id)
  if (handover?.state !== 'waiting') return
  const booking = await bookingById(context.db, hostId, bookingId)
  if (!booking?.host_ids.includes(person)) return settleHandover(context.db, id, DONE)
  const wanted = { hostId, bookingId, from: person, to: handover.to_person, beyondTeam: true }
  try {
    const { booking: handed } = await reassignBooking(context, wanted, undefined)
    // The colleague comes to it already, and cannot take the place of somebody else too.
    const isKept = handed.host_ids.includes(person)
    await settleHandover(context.db, id, isKept ? { state: 'kept', reason: 'not_free' } : DONE)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const reason = REASONS[error.code]
    if (reason) return settleHandover(context.db, id, { state: 'kept', reason })
    if (!ENDED.includes(error.code)) throw error
    await settleHandover(context.db, id, DONE)
  }
}

const DONE = { state: 'done', reason: null } as const

/** Cancels the meetings of an organization that ends, with a reason in the invitee's language. Repeat: the rest. */
export async function cancelMeetings(context: Context, { hostId }: { hostId: HostId }): Promise<void> {
  const host = await findHost(context, hostId)
  if (!host) return
  for (const { id: bookingId, invitee_language } of await meetingsToCome(context, hostId)) {
    const reason = mailTexts(languageOf(invitee_language))('reasonFarewell', { name: host.name })
    await cancelBooking(context, { hostId, bookingId, reason, by: 'host' }, undefined)
    await setImmediate()
  }
}
