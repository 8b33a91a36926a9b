import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../mail/content/content.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { momentWithZone } from '../../../mail/content/when.ts'
import { oneLine } from '../../../mail/content/plain-text.ts'
import type { Person } from '../../../mail/content/people.ts'

export interface ExportReadyMail {
  reader: Person
  /** How long the file is kept. */
  until: Instant
  /** The page to fetch it; opens nothing without signing in. */
  exportUrl: string
}

/** Says that the file with all data of an account is ready. */
export function exportReadyContent({ reader, until, exportUrl }: ExportReadyMail): MailContent {
  const t = mailTexts(reader.language)
  const product = PRODUCT_NAME
  return {
    language: reader.language,
    subject: t('subjectExportReady', { product }),
    heading: t('headingExportReady'),
    greeting: t('greeting', { name: oneLine(reader.name) }),
    opening: t('exportReady', { product }),
    facts: [{ label: t('labelUntil'), value: momentWithZone(reader, until) }],
    actions: [{ label: t('actionExport'), url: exportUrl }],
    link: { sentence: t('textExport'), url: exportUrl },
    closing: [t('exportOnce')],
    footer: t('footerNewDevice', { product }),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
