import type { BookingMessages } from '@scheduling/messages/booking'

/** Texts for the page where a booking is moved or canceled. No other document carries them. */
export const TEXTS_OF_CHANGES: readonly (keyof BookingMessages)[] = [
  'pickNewTime',
  'newTime',
  'timeSoFar',
  'soFar',
  'confirmReschedule',
  'rescheduling',
  'cancelQuestion',
  'canceling',
  'keepMeeting',
  'reasonHint',
  'yourTime',
  'erase',
  'eraseText',
  'eraseCancels',
  'erased',
  'erasing',
  'yourBooking',
  'bookingOver',
  'bookingCanceled',
  'canceledByHost',
  'canceledByYou',
  'updateSent',
  'formerTime',
]
