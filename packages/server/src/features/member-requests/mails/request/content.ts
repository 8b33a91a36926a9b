import { limits } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import type { Person } from '../../../../mail/content/people.ts'
import { oneLine } from '../../../../mail/content/plain-text.ts'

export interface RequestMail {
  reader: Person
  /** Of the member who asks. */
  name: string
  email: string
  organization: string
  /** Null: a larger plan. */
  eventType: string | null
  /** The page with the two buttons. */
  link: string
}

/** Asks the owner of an organization. The mail answers nothing: mail scanners follow links. */
export function requestContent(mail: RequestMail): MailContent {
  const { reader, email, link } = mail
  const t = mailTexts(reader.language)
  const [name, organization, product] = [oneLine(mail.name), oneLine(mail.organization), PRODUCT_NAME]
  const eventType = mail.eventType === null ? null : oneLine(mail.eventType)
  return {
    language: reader.language,
    subject:
      eventType === null
        ? t('subjectAskUpgrade', { name, organization })
        : t('subjectAskAccess', { name, eventType }),
    heading: t(eventType === null ? 'headingAskUpgrade' : 'headingAskAccess'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening:
      eventType === null
        ? t('askUpgrade', { name, organization, product })
        : t('askAccess', { name, organization, eventType }),
    facts: [
      { label: t('labelAskedBy'), value: `${name} (${oneLine(email)})` },
      ...(eventType === null ? [] : [{ label: t('labelAskedEventType'), value: eventType }]),
    ],
    actions: [{ label: t('actionAnswerRequest'), url: link }],
    link: { sentence: t('textAnswerRequest'), url: link },
    closing: [t('requestEnds', { days: limits.REQUEST_DAYS })],
    footer: t('footerRequest', { organization, product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
