import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import { listFor, mailTexts } from '../../../mail/content/mail-texts.ts'
import type { Person } from '../../../mail/content/people.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'

export interface FieldsGoneMail {
  reader: Person
  /** The name of the CRM. */
  app: string
  fieldNames: readonly string[]
  pageUrl: string
}

/** Tells a host that fields which they fill no longer exist. */
export function fieldsGoneContent({ reader, app, fieldNames, pageUrl }: FieldsGoneMail): MailContent {
  const { language } = reader
  const t = mailTexts(language)
  const product = PRODUCT_NAME
  const fields = listFor(language, fieldNames.map(oneLine))
  return {
    language,
    subject: t('subjectFieldsGone', { app }),
    heading: t('headingFieldsGone', { app }),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('fieldsGone', { app, fields }),
    facts: [],
    actions: [{ label: t('actionFieldsGone'), url: pageUrl }],
    link: { sentence: t('textFieldsGone'), url: pageUrl },
    closing: [],
    footer: t('footerConnection', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
