import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import type { Person } from '../../../../mail/content/people.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'
import type { Reader } from '../../../../mail/content/when.ts'
import { dateFor, whenFor } from '../../../../mail/content/when.ts'
import type { BookingSnapshot } from '../../../bookings/events.ts'

export interface UndeliveredMail {
  reader: Person & Pick<Reader, 'now'>
  booking: BookingSnapshot
  /** The meeting, with all emails about it. */
  dashboardUrl: string
}

/**
 * Tells a host that the invitee cannot be reached. What the mail server answered is only on the page: whoever runs it could
 * otherwise write to hosts in our name.
 */
export function undeliveredContent({ reader, booking, dashboardUrl: url }: UndeliveredMail): MailContent {
  const { invitee, start, end, date } = booking
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const email = oneLine(invitee.email)
  return {
    language: reader.language,
    subject: t('subjectUndelivered', { email }),
    heading: t('headingUndelivered'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('undelivered', { email }),
    meeting: {
      name: oneLine(booking.eventName),
      when: date ? dateFor(reader, date, t) : whenFor(reader, start, end),
      isCanceled: false,
      notes: [],
    },
    facts: [{ label: t('labelWith'), value: oneLine(invitee.name) }],
    actions: [{ label: t('actionOpen'), url }],
    link: { sentence: t('textOpen'), url },
    closing: [t('undeliveredClosing')],
    footer: t('footerHost', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
