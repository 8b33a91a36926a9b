import { limits } from '@scheduling/domain'
import type { BookingMail } from '../mail.ts'
import { shorten } from '../plain-text.ts'
import type { MailTexts } from './mail-texts.ts'

// Shorter names say nothing any more; then the end of the subject is cut instead.
const NAME_MIN = 16

interface Names {
  event: string
  name: string
}

/** At most TITLE_MAX: long names give way first, so that the time stays readable. */
export function subjectFor(
  { kind, audience }: BookingMail,
  names: Names,
  when: string,
  t: MailTexts,
): string {
  const write = ({ event, name }: Names) => {
    switch (kind) {
      case 'confirmation':
        if (audience === 'host') return t('subjectBookedForHost', { event, invitee: name, when })
        return t(audience === 'guest' ? 'subjectInvited' : 'subjectBooked', { event, name, when })
      case 'rescheduled':
        return t('subjectMoved', { event, name, when })
      case 'canceled':
        return t('subjectCanceled', { event, name, when })
      case 'reminder':
        return t('subjectReminder', { event, name, when })
    }
  }
  return fitSubject(write, names)
}

/** As short as a subject has to be. */
export function fitSubject(write: (names: Names) => string, names: Names): string {
  let given = names
  for (const part of names.event.length < names.name.length ? PERSON_FIRST : EVENT_FIRST) {
    const excess = write(given).length - limits.TITLE_MAX
    if (excess > 0)
      given = { ...given, [part]: shorten(given[part], Math.max(NAME_MIN, given[part].length - excess)) }
  }
  return shorten(write(given), limits.TITLE_MAX)
}

const EVENT_FIRST = ['event', 'name'] as const
const PERSON_FIRST = ['name', 'event'] as const
