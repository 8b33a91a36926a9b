import { PRODUCT_NAME } from '@scheduling/messages'
import type { VerificationMail } from '../mail.ts'
import { oneLine } from '../plain-text.ts'
import type { MailContent } from './content.ts'
import { mailTexts } from './mail-texts.ts'

/** Asks a new host whether the address is theirs. */
export function verificationContent({ name, language, verifyUrl }: VerificationMail): MailContent {
  const t = mailTexts(language)
  const product = PRODUCT_NAME
  return {
    language,
    subject: t('subjectVerification', { product }),
    heading: t('headingVerification'),
    greeting: t('greeting', { name: oneLine(name) }),
    opening: t('verification', { product }),
    facts: [],
    actions: [{ label: t('actionVerify'), url: verifyUrl }],
    link: { sentence: t('textVerify'), url: verifyUrl },
    closing: [],
    footer: t('footerVerification'),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
