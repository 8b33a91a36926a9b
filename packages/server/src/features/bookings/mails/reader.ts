import { readingIn } from '../locale.ts'
import type { BookingSnapshot } from '../events.ts'
import type { Person } from '../../../mail/content/people.ts'
import type { Audience, Role } from './mail.ts'

/** Who the reader of a mail about this booking is. */
export function roleOf(audience: Audience, { decidedBy }: Pick<BookingSnapshot, 'decidedBy'>): Role {
  return audience !== 'host' && decidedBy ? 'voter' : audience
}

/**
 * The recipient's own language, time zone and clock format, or else those of the person who invited them. If there is no
 * locale, we do not know whether they prefer 12 or 24 hours, so they get the host's choice.
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
