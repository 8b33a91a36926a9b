import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { momentWithZone } from '../../../../mail/content/when.ts'
import type { Device } from '../device.ts'
import { deviceText } from '../device.ts'
import type { Person } from '../people.ts'

export interface NewDeviceMail extends Device {
  reader: Person
  at: Instant
  activityUrl: string
}

/** Tells of a sign-in on a device that was not used for it before. */
export function newDeviceContent(mail: NewDeviceMail): MailContent {
  const { reader, at, network, activityUrl } = mail
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  return {
    language: reader.language,
    subject: t('subjectNewDevice', { product }),
    heading: t('headingNewDevice'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('newDevice', { product }),
    facts: [
      { label: t('labelTime'), value: momentWithZone(reader, at) },
      { label: t('labelDevice'), value: deviceText(mail, t) },
      ...(network ? [{ label: t('labelNetwork'), value: network }] : []),
    ],
    actions: [{ label: t('actionActivity'), url: activityUrl }],
    link: { sentence: t('textActivity'), url: activityUrl },
    closing: [t('newDeviceOwn')],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
