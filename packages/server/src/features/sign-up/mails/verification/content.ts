import type { Language } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'

/** The mail to an address that somebody signed up with: it contains nothing that this person typed. */
export interface VerificationMail {
  language: Language
  verifyUrl: string
  /** Six digits. */
  code: string
}

/** Asks the reader whether the address is theirs. */
export function verificationContent({ language, verifyUrl, code }: VerificationMail): MailContent {
  const t = mailTexts(language)
  const product = PRODUCT_NAME
  return {
    language,
    subject: t('subjectVerification', { product }),
    heading: t('headingVerification'),
    greeting: t('greetingGuest'),
    opening: t('verification', { product }),
    facts: [{ label: t('labelCode'), value: `${code.slice(0, 3)} ${code.slice(3)}` }],
    actions: [{ label: t('actionVerify'), url: verifyUrl }],
    link: { sentence: t('textVerify'), url: verifyUrl },
    closing: [t('verificationLasts'), t('codeIsYours')],
    footer: t('footerVerification'),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
