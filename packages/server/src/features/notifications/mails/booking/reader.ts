import type { Person } from '../people.ts'
import type { BookingMail } from './mail.ts'

/**
 * Guests have no zone or language of their own: they read on the clock of the one who invited them. Whose booking came
 * without a locale has said neither 12 nor 24 hours, and gets what the host chose.
 */
export function readerOf({ audience, booking }: Pick<BookingMail, 'audience' | 'booking'>): Person {
  const { owner, invitee } = booking
  if (audience === 'host') return owner
  return invitee.locale ? invitee : { timeFormat: owner.timeFormat, ...invitee }
}
