import { readingIn } from '../record/locale.ts'
import type { BookingSnapshot } from '../record/events.ts'
import type { Person } from '../../../mail/content/people.ts'
import type { Audience, Role } from './mail.ts'

/** As whom a mail about this booking is read. */
export function roleOf(audience: Audience, { decidedBy }: Pick<BookingSnapshot, 'decidedBy'>): Role {
  return audience !== 'host' && decidedBy ? 'voter' : audience
}

/**
 * How the recipient of a mail reads: in the words, in the zone and on the clock that they have chosen themselves, else as
 * the one who invited them. Whoever came without a locale has said neither 12 nor 24 hours, and gets what the host chose.
 */
export function readerOf(
  role: Role,
  recipient: string,
  { invitee, readers = [] }: Pick<BookingSnapshot, 'readers'> & { invitee: Person },
  owner: Person,
): Person {
  if (role === 'host') return owner
  const name = role === 'invitee' ? invitee.name : ''
  const own = readers.find(({ email }) => email.toLowerCase() === recipient.toLowerCase())
  const reads: Omit<Person, 'name' | 'email'> = own
    ? { timeZone: own.timeZone, ...readingIn(own.locale) }
    : invitee
  const clock = reads.locale ? {} : { timeFormat: owner.timeFormat }
  return { ...clock, ...reads, name, email: recipient }
}
