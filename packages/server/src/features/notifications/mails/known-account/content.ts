import type { Language } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'

/** Instead of asking for confirmation, where the address has an account. */
export interface KnownAccountMail {
  name: string
  language: Language
  signInUrl: string
}

/** Tells the owner of an account that somebody wanted to open one with the same address. */
export function knownAccountContent({ name, language, signInUrl }: KnownAccountMail): MailContent {
  const t = mailTexts(language)
  const product = PRODUCT_NAME
  return {
    language,
    subject: t('subjectKnownAccount', { product }),
    heading: t('headingKnownAccount'),
    greeting: t('greeting', { name: oneLine(name) }),
    opening: t('knownAccount', { product }),
    facts: [],
    actions: [{ label: t('actionSignIn'), url: signInUrl }],
    link: { sentence: t('textSignIn'), url: signInUrl },
    closing: [],
    footer: t('footerKnownAccount'),
    letterhead: { name: product, logo: null },
    accent: null,
  }
}
