import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import type { Names } from '../../../mail/content/subject.ts'
import { fitSubject } from '../../../mail/content/subject.ts'
import type { BookingMail } from './mail.ts'

export function subjectFor(
  { kind, audience, booking }: BookingMail,
  names: Names,
  when: string,
  t: MailTexts,
): string {
  const write = ({ event, name }: Names) => {
    switch (kind) {
      case 'confirmation':
        if (booking.decidedBy) return t('subjectSet', { event, when })
        if (audience === 'host') return t('subjectBookedForHost', { event, invitee: name, when })
        return t(audience === 'guest' ? 'subjectInvited' : 'subjectBooked', { event, name, when })
      case 'rescheduled':
        return t('subjectMoved', { event, name, when })
      case 'reassigned':
        return t('subjectReassigned', { event, name, when })
      case 'replaced':
        return t('subjectTakenOff', { event, name, when })
      case 'uninvited':
        return t('subjectUninvited', { event, name, when })
      case 'place':
        return t('subjectPlace', { event, name, when })
      case 'room':
        return t('subjectRoom', { event, name, when })
      case 'canceled':
        return t('subjectCanceled', { event, name, when })
      case 'reminder':
        return t('subjectReminder', { event, name, when })
    }
  }
  return fitSubject(write, names)
}
