import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { findHost } from '../hosts/operations.ts'
import { cancelBooking } from '../bookings/change/cancel.ts'
import { meetingsToCome } from '../bookings/operations.ts'
import { languageOf } from '../bookings/locale.ts'
import { mailTexts } from '../../mail/content/mail-texts.ts'
import type { Closing } from './queues.ts'
import { deletionOf } from './store.ts'

/** Cancels upcoming meetings, with a reason in the invitee's language. Repeat, or if the deletion was undone: nothing. */
export async function cancelMeetings(context: Context, { hostId, accountId }: Closing): Promise<void> {
  const host = await findHost(context, hostId)
  for (const booking of await meetingsToCome(context, hostId)) {
    // If the owner undoes the deletion, meetings that are not canceled yet stay.
    if (!host || !(await deletionOf(context.db, accountId))) return
    const t = mailTexts(languageOf(booking.invitee_language))
    const reason = t('reasonFarewell', { name: host.name })
    await cancelBooking(
      context,
      { hostId, bookingId: booking.id, reason, by: 'host', person: hostId },
      undefined,
    )
    await setImmediate()
  }
}
