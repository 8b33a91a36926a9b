import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { Person } from '../people.ts'

export interface ConnectionMail {
  reader: Person
  /** As the reader knows it. */
  account: string
  connectionsUrl: string
}

/** Tells a host that an account has to be connected again. */
export function connectionContent({ reader, connectionsUrl, ...mail }: ConnectionMail): MailContent {
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  const account = oneLine(mail.account)
  return {
    language: reader.language,
    subject: t('subjectConnection', { account }),
    heading: t('headingConnection'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('connectionBroken', { account }),
    facts: [],
    actions: [{ label: t('actionConnection'), url: connectionsUrl }],
    link: { sentence: t('textConnection'), url: connectionsUrl },
    closing: [],
    footer: t('footerConnection', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
