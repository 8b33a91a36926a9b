import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { momentWithZone } from '../../../../mail/content/when.ts'
import type { Device } from '../device.ts'
import { deviceText } from '../device.ts'
import type { Person } from '../people.ts'

export interface PasswordChangedMail extends Device {
  reader: Person
  at: Instant
  forgotUrl: string
}

/** Tells of a new password, in case that it was somebody else's doing. */
export function passwordChangedContent(mail: PasswordChangedMail): MailContent {
  const { reader, at, network, forgotUrl } = mail
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  return {
    language: reader.language,
    subject: t('subjectPasswordChanged', { product }),
    heading: t('headingPasswordChanged'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('passwordChanged', { product }),
    facts: [
      { label: t('labelTime'), value: momentWithZone(reader, at) },
      { label: t('labelDevice'), value: deviceText(mail, t) },
      ...(network ? [{ label: t('labelNetwork'), value: network }] : []),
    ],
    actions: [{ label: t('actionPasswordReset'), url: forgotUrl }],
    link: { sentence: t('textNotYou'), url: forgotUrl },
    closing: [t('passwordChangedOwn')],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
